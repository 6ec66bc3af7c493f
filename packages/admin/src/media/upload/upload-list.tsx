import { Stack } from '@mui/material'
import { DropZone } from './drop-zone.tsx'
import { UploadRow } from './upload-row.tsx'
import type { QueuedPicture } from './use-chosen-pictures.ts'

interface Props {
  uploads: readonly QueuedPicture[]
  sending: boolean
  /** True if only one image is allowed. */
  single?: boolean
  add: (files: Iterable<File>) => void
  drop: (key: number) => void
  /** Undefined if images have no descriptions. */
  describe?: (key: number, description: string) => void
}

/** Drop zone and list of chosen images, with description and progress. */
export const UploadList = ({ uploads, sending, single = false, add, drop, describe }: Props) => (
  <>
    {!(single && uploads.length > 0) && (
      <DropZone
        disabled={sending}
        single={single}
        onFiles={(files) => add(single ? [...files].slice(0, 1) : files)}
      />
    )}
    <Stack component="ul" gap={2} sx={{ listStyle: 'none', p: 0, my: 3 }}>
      {uploads.map((upload) => (
        <UploadRow
          key={upload.key}
          upload={upload}
          disabled={sending}
          {...(describe && { onDescribe: (description) => describe(upload.key, description) })}
          onDrop={() => drop(upload.key)}
        />
      ))}
    </Stack>
  </>
)
