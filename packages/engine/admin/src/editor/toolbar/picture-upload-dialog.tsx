import { useTranslate } from 'react-admin'
import { Alert, Button, LinearProgress, Typography } from '@mui/material'
import { progressProps } from '../../screens/upload/upload-progress-bar.tsx'
import type { PictureUpload } from '../use-picture-upload.ts'
import { FormDialog } from '../../task/form-dialog.tsx'

/** Progress or error of an image upload. */
export const PictureUploadDialog = ({
  upload,
  onCancel,
}: {
  upload: PictureUpload
  onCancel: () => void
}) => {
  const t = useTranslate()
  return (
    <FormDialog
      title={t('Uploading picture')}
      maxWidth="xs"
      onClose={onCancel}
      actions={<Button onClick={onCancel}>{upload.problem === undefined ? t('Cancel') : t('Close')}</Button>}
    >
      <Typography variant="body2" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {upload.name}
      </Typography>
      {upload.problem === undefined ? (
        <LinearProgress aria-label={t('Upload')} {...progressProps(upload.percent)} />
      ) : (
        <Alert severity="error">{t(upload.problem)}</Alert>
      )}
    </FormDialog>
  )
}
