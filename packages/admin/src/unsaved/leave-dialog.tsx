import { useTranslate } from 'react-admin'
import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useDraftForm } from '../crud/drafts/draft-form.ts'
import { msg } from '../language/msg.ts'

interface Props {
  open: boolean
  /** What would be lost, where it is anything else than what was typed. */
  loss?: string | undefined
  /** Absent where the form can't be saved from here. */
  onSave?: (() => void) | undefined
  onLeave: () => void
  onCancel: () => void
}

/** Asks what to do with unsaved changes. Escape means to stay. The button that loses nothing has the focus. */
export const LeaveDialog = ({ open, loss = typed, onSave, onLeave, onCancel }: Props) => {
  const t = useTranslate()
  const isOverLive = useDraftForm() !== undefined
  return (
    <Dialog open={open} onClose={onCancel} aria-labelledby="leave-title" aria-describedby="leave-text">
      <DialogTitle id="leave-title">{onSave ? t('Save your changes?') : t('Leave this page?')}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{t(loss)}</DialogContentText>
      </DialogContent>
      <DialogActions>
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
            {/* Of a form over a live record it keeps the draft, and publishes nothing. */}
            {isOverLive ? t('Save draft') : t('Save')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}

const typed = msg('What you typed here is not saved yet.')
