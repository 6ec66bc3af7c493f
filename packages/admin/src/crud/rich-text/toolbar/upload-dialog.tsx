import { useTranslate } from 'react-admin'
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material'
import type { PictureUpload } from '../use-picture-upload.ts'

/** How the upload of a picture gets on, or why it failed. */
export const UploadDialog = ({ upload, onCancel }: { upload: PictureUpload; onCancel: () => void }) => {
  const t = useTranslate()
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="xs">
      <DialogTitle>{t('Uploading the picture')}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
          {upload.name}
        </Typography>
        {upload.problem === undefined ? (
          <LinearProgress aria-label={t('Upload')} {...bar(upload.percent)} />
        ) : (
          <Alert severity="error">{t(upload.problem)}</Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{upload.problem === undefined ? t('Cancel') : t('Close')}</Button>
      </DialogActions>
    </Dialog>
  )
}

/** Everything is sent, but the server is still at work: then how long it takes isn't known. */
const bar = (percent: number) =>
  percent < 100
    ? ({ variant: 'determinate', value: percent } as const)
    : ({ variant: 'indeterminate' } as const)
