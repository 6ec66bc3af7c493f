import { useTranslate } from 'react-admin'
import RemoveIcon from '@mui/icons-material/Close'
import AddedIcon from '@mui/icons-material/CheckCircle'
import { Alert, Box, IconButton, LinearProgress, Stack, TextField, Typography } from '@mui/material'
import { ChosenPreview } from './chosen-preview.tsx'
import type { QueuedPicture } from './use-chosen-pictures.ts'

interface Props {
  upload: QueuedPicture
  disabled: boolean
  /** Undefined if the server stores no descriptions. */
  onDescribe?: (description: string) => void
  onDrop: () => void
}

/** Row of a chosen image with its thumbnail, description and upload progress. */
export const UploadRow = ({ upload, disabled, onDescribe, onDrop }: Props) => {
  const t = useTranslate()
  const { name } = upload.file
  return (
    <Stack component="li" direction="row" gap={{ xs: 1, sm: 2 }} alignItems="center">
      <ChosenPreview src={upload.preview} file={upload.file} alt="" sx={thumbnail} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {onDescribe ? (
          <TextField
            fullWidth
            size="small"
            label={t('Description of %{name}', { name })}
            value={upload.description}
            disabled={disabled || upload.state === 'added'}
            onChange={({ target }) => onDescribe(target.value)}
          />
        ) : (
          <Typography noWrap>{name}</Typography>
        )}
        {upload.state === 'sending' && (
          <LinearProgress
            aria-label={t('Upload of %{name}', { name })}
            // Everything is sent, but the server is still processing it, which takes an unknown time.
            variant={upload.percent < 100 ? 'determinate' : 'indeterminate'}
            value={upload.percent}
            sx={{ mt: 1 }}
          />
        )}
        {upload.state === 'failed' && (
          <Alert severity="error" sx={{ mt: 1 }}>
            {t(upload.problem ?? '')}
          </Alert>
        )}
      </Box>
      {upload.state === 'added' ? (
        <AddedIcon color="success" titleAccess={t('Added')} />
      ) : (
        <IconButton aria-label={t('Remove %{name}', { name })} disabled={disabled} onClick={onDrop}>
          <RemoveIcon />
        </IconButton>
      )}
    </Stack>
  )
}

const thumbnail = {
  width: { xs: 64, sm: 128 },
  height: { xs: 64, sm: 72 },
  objectFit: 'cover',
  borderRadius: 1,
  flexShrink: 0,
}
