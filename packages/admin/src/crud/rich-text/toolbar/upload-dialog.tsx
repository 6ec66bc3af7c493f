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
import { progressProps } from '../../upload/upload-progress.tsx'
import type { PictureUpload } from '../use-picture-upload.ts'

/** The progress of a picture's upload, or its error. */
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
          <LinearProgress aria-label={t('Upload')} {...progressProps(upload.percent)} />
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
