import { Alert, Snackbar } from '@mui/material'
import { useLayoutEffect, useRef } from 'react'
import { type NotificationPayload, useTranslate } from 'react-admin'
import { focusContent } from '../focus/focus-content.ts'

/** A snackbar with an icon, a colour and a text. It hides by itself, but not while it is hovered or focused. */
export const Notice = ({ notice, onClose }: { notice: NotificationPayload; onClose: () => void }) => {
  const t = useTranslate()
  const { message, type, notificationOptions } = notice
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => restoreFocus(sheet.current), [])
  return (
    <Snackbar
      open
      autoHideDuration={notificationOptions?.autoHideDuration ?? (type === 'error' ? 10_000 : 5_000)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => reason === 'clickaway' || onClose()}
      // The bar with the save button stays in reach.
      sx={{ 'body:has([data-bar]) &': { bottom: { xs: 80, lg: 24 } } }}
    >
      <Alert
        ref={sheet}
        severity={type}
        variant="filled"
        role={type === 'error' ? 'alert' : 'status'}
        onClose={onClose}
        closeText={t('Close')}
        sx={{ alignItems: 'center', maxWidth: '36rem', boxShadow: 6 }}
      >
        {typeof message === 'string' ? t(message, notificationOptions?.messageArgs) : message}
      </Alert>
    </Snackbar>
  )
}

/** Moves the focus on when a notice closes by its own button. */
const restoreFocus = (sheet: HTMLElement | null) => () => {
  if (sheet?.contains(document.activeElement)) focusContent()
}
