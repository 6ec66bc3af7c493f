import { useTranslate } from 'react-admin'
import { Alert, Box, Button, LinearProgress, Typography } from '@mui/material'
import type { Upload } from './use-upload.ts'

/** Progress or error of an upload. */
export const UploadProgressBar = ({ upload, onCancel }: { upload: Upload; onCancel: () => void }) => {
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
      <LinearProgress aria-label={t('Uploading %{name}', { name })} {...progressProps(percent)} />
    </Box>
  )
}

/** After all bytes are sent, the server still processes them for an unknown time: the bar becomes indeterminate. */
export const progressProps = (percent: number) =>
  percent < 100
    ? ({ variant: 'determinate', value: percent } as const)
    : ({ variant: 'indeterminate' } as const)
