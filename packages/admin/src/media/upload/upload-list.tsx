import { Stack, Box, IconButton, TextField, Typography } from '@mui/material'
import { useUploads, type UploadQueue } from '@kampana/engine-admin/screens/upload/upload-queue'
import { UploadAnnouncement, UploadStatus } from '@kampana/engine-admin/screens/upload/upload-status.tsx'
import { DropZone } from './drop-zone.tsx'
import { useTranslate } from 'react-admin'
import RemoveIcon from '@mui/icons-material/Close'
import AddedIcon from '@mui/icons-material/CheckCircle'
import { isActive, type Upload } from '@kampana/engine-admin/screens/upload/upload'
import { ChosenPreview } from './chosen-preview.tsx'

interface Props<T> {
  queue: UploadQueue<T>
  /** True if only one image is allowed. */
  single?: boolean
  /** False if images have no descriptions. */
  described?: boolean
}

/** Drop zone and list of chosen images, with description and progress. */
export const UploadList = <T,>({ queue, single = false, described = true }: Props<T>) => {
  const { uploads } = useUploads(queue)
  return (
    <>
      {!(single && uploads.some(({ state }) => state !== 'refused')) && (
        <DropZone single={single} onFiles={(files) => queue.add(single ? [...files].slice(0, 1) : files)} />
      )}
      <Stack component="ul" gap={2} sx={{ listStyle: 'none', p: 0, my: 3 }}>
        {uploads.map((upload) => (
          <UploadRow key={upload.id} {...{ upload, queue, described }} />
        ))}
      </Stack>
      <UploadAnnouncement queue={queue} />
    </>
  )
}

interface UploadRowProps {
  upload: Upload
  queue: Pick<UploadQueue<unknown>, 'describe' | 'start' | 'cancel' | 'remove'>
  /** False if the server stores no descriptions. */
  described: boolean
}

/** Row of a chosen image with its thumbnail, description and upload progress. */
const UploadRow = ({ upload, queue, described }: UploadRowProps) => {
  const t = useTranslate()
  const { id, file, state, description } = upload
  const { name } = file
  return (
    <Stack component="li" direction="row" gap={{ xs: 1, sm: 2 }} alignItems="center">
      <ChosenPreview file={file} alt="" sx={thumbnail} />
      <Stack gap={0.5} sx={{ flex: 1, minWidth: 0 }}>
        {described && state !== 'refused' ? (
          <TextField
            fullWidth
            size="small"
            label={t('Description of %{name}', { name })}
            value={description}
            disabled={isActive(upload) || state === 'done'}
            onChange={({ target }) => queue.describe(id, target.value)}
          />
        ) : (
          (state === 'chosen' || state === 'done') && <Typography noWrap>{name}</Typography>
        )}
        <UploadStatus upload={upload} queue={queue} />
      </Stack>
      <Box sx={{ width: 40, textAlign: 'center' }}>
        {state === 'done' && <AddedIcon color="success" titleAccess={t('Added')} />}
        {state !== 'done' && !isActive(upload) && (
          <IconButton aria-label={t('Remove %{name}', { name })} onClick={() => queue.remove([id])}>
            <RemoveIcon />
          </IconButton>
        )}
      </Box>
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
