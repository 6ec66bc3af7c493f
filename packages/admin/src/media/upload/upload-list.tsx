import { Stack } from '@mui/material'
import { useUploads, type UploadQueue } from '@kampana/engine-admin/screens/upload/upload-queue'
import { UploadAnnouncement } from '@kampana/engine-admin/screens/upload/upload-status.tsx'
import { DropZone } from './drop-zone.tsx'
import { UploadRow } from './upload-row.tsx'

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
