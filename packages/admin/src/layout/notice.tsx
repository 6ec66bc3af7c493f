import { Alert, Snackbar } from '@mui/material'
import type { NotificationPayload } from 'react-admin'
import { useWords } from '../language/words.ts'

/** What happened, in colour, shape and words. It leaves by itself, but not while someone points at it. */
export const Notice = ({ notice, onClose }: { notice: NotificationPayload; onClose: () => void }) => {
  const t = useWords()
  const { message, type, notificationOptions } = notice
  return (
    <Snackbar
      open
      autoHideDuration={notificationOptions?.autoHideDuration ?? (type === 'error' ? 10_000 : 5_000)}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      onClose={(_event, reason) => reason === 'clickaway' || onClose()}
    >
      <Alert
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
