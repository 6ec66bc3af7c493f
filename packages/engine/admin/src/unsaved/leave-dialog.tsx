import { useTranslate } from 'react-admin'
import { Button, DialogContentText } from '@mui/material'
import { useDraftForm } from '../screens/drafts/draft-form.ts'
import { msg } from '../language/msg.ts'
import { FormDialog } from '../task/form-dialog.tsx'

interface Props {
  /** Description of the loss; by default, the unsaved changes. */
  loss?: string | undefined
  /** Undefined if the form can't be saved from here. */
  onSave?: (() => void) | undefined
  onLeave: () => void
  onCancel: () => void
}

/** Asks if unsaved changes should be saved or discarded. Escape keeps the page open. The safe button has the focus. */
export const LeaveDialog = ({ loss = typed, onSave, onLeave, onCancel }: Props) => {
  const t = useTranslate()
  const isOverLive = useDraftForm() !== undefined
  return (
    <FormDialog
      title={onSave ? t('Save your changes?') : t('Leave this page?')}
      maxWidth="xs"
      aria-describedby="leave-text"
      onClose={onCancel}
      actions={
        <>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
          <Button autoFocus={!onSave} onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button color="error" onClick={onLeave}>
            {t('Leave')}
          </Button>
          {onSave && (
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            <Button variant="contained" autoFocus onClick={onSave}>
              {/* In a form over a live record, saves the draft without publishing. */}
              {isOverLive ? t('Save draft') : t('Save')}
            </Button>
          )}
        </>
      }
    >
      <DialogContentText id="leave-text">{t(loss)}</DialogContentText>
    </FormDialog>
  )
}

const typed = msg('You have unsaved changes on this page.')
