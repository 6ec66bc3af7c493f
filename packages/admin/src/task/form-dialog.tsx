import { Button, Dialog, DialogActions, DialogContent, DialogTitle, type DialogProps } from '@mui/material'
import type { FormEvent, ReactNode } from 'react'
import { useTranslate } from 'react-admin'
import { TaskButton } from './task-button.tsx'

interface Props extends Pick<DialogProps, 'maxWidth' | 'fullScreen'> {
  title: ReactNode
  onClose: () => void
  /** Whether Escape and a press beside it are without effect, since something would be lost. */
  stays?: boolean
  /** What its form sends; without it there is no form, and a button that closes it. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  submitLabel?: string
  cancelLabel?: string
  /** Whether what was sent is under way; for a form that calls the server. */
  busy?: boolean
  /** Buttons instead of those. */
  actions?: ReactNode
  /** Stands before the buttons. */
  aside?: ReactNode
  /** Lines above and below the content. */
  dividers?: boolean
  /** Whether its content is still being fetched. */
  loading?: boolean
  children: ReactNode
}

/** A dialog: its title, its content, which scrolls, and its buttons. */
export const FormDialog = ({
  title,
  onClose,
  stays = false,
  onSubmit,
  submitLabel = '',
  cancelLabel = 'Cancel',
  busy,
  actions,
  aside,
  dividers = false,
  loading,
  children,
  ...dialog
}: Props) => {
  const t = useTranslate()
  const ends = onSubmit ? (
    <>
      <Button onClick={onClose}>{t(cancelLabel)}</Button>
      {busy === undefined ? (
        <Button type="submit" variant="contained">
          {t(submitLabel)}
        </Button>
      ) : (
        <TaskButton label={submitLabel} busy={busy} type="submit" variant="contained" />
      )}
    </>
  ) : (
    <Button onClick={onClose}>{t('Close')}</Button>
  )
  const parts = (
    <>
      <DialogTitle>{title}</DialogTitle>
      <DialogContent dividers={dividers} aria-busy={loading}>
        {children}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {aside}
        {actions ?? ends}
      </DialogActions>
    </>
  )
  // In React's tree a record's form may be an ancestor: the submit event must not bubble to it.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    event.stopPropagation()
    onSubmit?.(event)
  }
  return (
    <Dialog open fullWidth onClose={() => stays || onClose()} {...dialog}>
      {onSubmit ? (
        <form noValidate onSubmit={submit} style={{ display: 'contents' }}>
          {parts}
        </form>
      ) : (
        parts
      )}
    </Dialog>
  )
}
