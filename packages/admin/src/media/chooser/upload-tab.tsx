import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { Box, Button, DialogActions, DialogContent } from '@mui/material'
import { useEffect } from 'react'
import { useTranslate } from 'react-admin'
import { UploadList } from '../upload/upload-list.tsx'
import { useLibraryUploads } from '../upload/use-library-uploads.ts'
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
  const { uploads, waiting, sending, made, sendAll, cancel, ...list } = useLibraryUploads()
  useEffect(() => onUnsent(waiting > 0), [waiting, onUnsent])
  const send = async () => {
    const { all, isDone } = await sendAll()
    if (isDone && all.length > 0) onChoose(all)
  }
  return (
    <Box role="tabpanel" aria-label={t('Upload new')} hidden={hidden} sx={panel(hidden)}>
      <DialogContent>
        {!hidden && <UploadList uploads={uploads} sending={sending} {...list} single={!multiple} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={sending ? cancel : onClose}>{t('Cancel')}</Button>
        {made.length > 0 && !sending && (
          <Button onClick={() => onChoose(made)}>{t('Insert uploaded pictures')}</Button>
        )}
        <Button variant="contained" disabled={sending || waiting === 0} onClick={() => void send()}>
          {waiting > 1
            ? t('Upload and insert %{count} pictures', { count: waiting })
            : t('Upload and insert')}
        </Button>
      </DialogActions>
    </Box>
  )
}
