import { useTranslate } from 'react-admin'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import type { Upload } from './use-upload.ts'

/** How an upload gets on, or why it failed. */
export const UploadProgress = ({ upload, onCancel }: { upload: Upload; onCancel: () => void }) => {
  const t = useTranslate()
  const { name, percent, problem } = upload
  if (problem !== undefined)
    return (
      <Alert severity="error" onClose={onCancel} sx={{ width: '100%' }}>
        {name}: {t(problem)}
      </Alert>
    )
  return (
    <Box sx={{ width: '100%', maxWidth: '24rem' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" noWrap>
          {name}
        </Typography>
        <Button size="small" onClick={onCancel}>
          {t('Cancel upload')}
        </Button>
      </Box>
      {/* When everything is sent the server is still at work, and how long it takes isn't known. */}
      <LinearProgress
        aria-label={t('Uploading %{name}', { name })}
        {...(percent < 100 ? { variant: 'determinate', value: percent } : { variant: 'indeterminate' })}
      />
    </Box>
  )
}
