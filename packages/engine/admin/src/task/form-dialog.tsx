import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { DialogFrame, type FrameProps } from './dialog-frame.tsx'
import { TaskButton } from './task-button.tsx'

interface PartsProps {
  title: ReactNode
  actions: ReactNode
  /** Content to the left of the buttons. */
  aside?: ReactNode
  /** Divider lines above and below the content. */
  dividers?: boolean | undefined
  /** True while its content loads. */
  loading?: boolean | undefined
  children: ReactNode
}

/** Title, scrollable content and buttons of a dialog. */
export const DialogParts = ({ title, actions, aside, dividers = false, loading, children }: PartsProps) => (
  <>
    <DialogTitle>{title}</DialogTitle>
    <DialogContent dividers={dividers} aria-busy={loading}>
      {children}
    </DialogContent>
    <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
      {aside}
      {actions}
    </DialogActions>
  </>
)

interface Props extends Omit<FrameProps, 'title' | 'children' | 'onSubmit'>, Omit<PartsProps, 'actions'> {
  /** Handles the form's submit. Without it, the dialog has no form and only a close button. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  submitLabel?: string
  cancelLabel?: string
  /** True while the form's call is running. */
  busy?: boolean
  /** Replaces the default buttons. */
  actions?: ReactNode
}

/** Dialog with plain content or with a form that manages its own values. `ActionDialog` is for declared fields. */
export const FormDialog = ({
  title,
  onSubmit,
  submitLabel = '',
  cancelLabel = 'Cancel',
  busy,
  actions,
  aside,
  dividers,
  loading,
  children,
  ...frame
}: Props) => {
  const t = useTranslate()
  const close = () => frame.onClose()
  const ends = onSubmit ? (
    <>
      <Button onClick={close}>{t(cancelLabel)}</Button>
      {busy === undefined ? (
        <Button type="submit" variant="contained">
          {t(submitLabel)}
        </Button>
      ) : (
        <TaskButton label={submitLabel} busy={busy} type="submit" variant="contained" />
      )}
    </>
  ) : (
    <Button onClick={close}>{t('Close')}</Button>
  )
  const parts = <DialogParts {...{ title, aside, dividers, loading, children }} actions={actions ?? ends} />
  // A record's form may be an ancestor in React's tree, so the submit event must not bubble.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit?.(event)
  }
  return (
    <DialogFrame {...frame}>
      {onSubmit ? (
        <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
          {parts}
        </form>
      ) : (
        parts
      )}
    </DialogFrame>
  )
}
