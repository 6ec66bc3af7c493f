import { Alert, Snackbar } from '@mui/material'
import { useRef } from 'react'
import { type NotificationPayload, useTranslate } from 'react-admin'
import { useRestoreFocus } from '@kampana/engine-admin/page/focus/use-restore-focus'

/** Snackbar with an icon, a color and a text. It closes after a while unless it is hovered or focused. */
export const Notice = ({ notice, onClose }: { notice: NotificationPayload; onClose: () => void }) => {
  const t = useTranslate()
  const { message, type, notificationOptions } = notice
  const sheet = useRef<HTMLDivElement>(null)
  useRestoreFocus(sheet)
  return (
    <Snackbar
      open
      autoHideDuration={notificationOptions?.autoHideDuration ?? (type === 'error' ? 10_000 : 5_000)}
      anchorOrigin={notificationOptions?.anchorOrigin ?? { vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => reason === 'clickaway' || onClose()}
      sx={noticeStyle}
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

const noticeStyle = {
  // Doesn't cover the header or the bar with the save button.
  '&.MuiSnackbar-anchorOriginTopCenter': { top: 64 },
  'body:has([data-bar]) &.MuiSnackbar-anchorOriginBottomCenter': { bottom: { xs: 80, lg: 24 } },
}
