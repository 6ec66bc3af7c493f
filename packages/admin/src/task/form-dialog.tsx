import { Button, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { DialogFrame, type FrameProps } from './dialog-frame.tsx'
import { TaskButton } from './task-button.tsx'

interface PartsProps {
  title: ReactNode
  actions: ReactNode
  /** Stands before the buttons. */
  aside?: ReactNode
  /** Lines above and below the content. */
  dividers?: boolean | undefined
  /** Whether its content is still being fetched. */
  loading?: boolean | undefined
  children: ReactNode
}

/** What a dialog holds: its title, its content, which scrolls, and its buttons. */
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
  /** What its form sends; without it there is no form, and a button that closes it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  submitLabel?: string
  cancelLabel?: string
  /** Whether what was sent is under way; for a form that calls the server. */
  busy?: boolean
  /** Buttons instead of those. */
  actions?: ReactNode
}

/** A dialog that shows something, or whose form keeps its own values. `ActionDialog` is that of declared fields. */
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
  // In React's tree a record's form may be an ancestor: the submit event must not bubble to it.
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
