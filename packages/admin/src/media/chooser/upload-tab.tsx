import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { Box, Button, DialogActions, DialogContent } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { useUploads } from '@kampana/engine-admin/screens/upload/upload-queue'
import { isActive, isSendable } from '@kampana/engine-admin/screens/upload/upload'
import { UploadList } from '../upload/upload-list.tsx'
import { resultsOf, useLibraryQueue } from '../upload/use-library-queue.ts'
import { panel } from './library-tab.tsx'

interface Props {
  hidden: boolean
  multiple: boolean
  /** Called with true if there are unsent images. */
  onUnsent: (isUnsent: boolean) => void
  onChoose: (pictures: readonly LibraryPicture[]) => void
  onClose: () => void
}

/** Uploads images to the library and chooses them. */
export const UploadTab = ({ hidden, multiple, onUnsent, onChoose, onClose }: Props) => {
  const t = useTranslate()
  const queue = useLibraryQueue(onChoose)
  const { uploads } = useUploads(queue)
  const count = uploads.filter(isSendable).length
  const isSending = uploads.some(isActive)
  const made = resultsOf(uploads)
  const isUnsent = count > 0 || isSending
  useEffect(() => onUnsent(isUnsent), [isUnsent, onUnsent])
  return (
    <Box role="tabpanel" aria-label={t('Upload new')} hidden={hidden} sx={panel(hidden)}>
      <DialogContent>{!hidden && <UploadList queue={queue} single={!multiple} />}</DialogContent>
      <DialogActions>
        <Button onClick={isSending ? queue.cancelAll : onClose}>{t('Cancel')}</Button>
        {made.length > 0 && !isSending && (
          <Button onClick={() => onChoose(made)}>{t('Insert uploaded pictures')}</Button>
        )}
        <Button variant="contained" disabled={count === 0} onClick={() => queue.start()}>
          {count > 1 ? t('Upload and insert %{count} pictures', { count }) : t('Upload and insert')}
        </Button>
      </DialogActions>
    </Box>
  )
}
