import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import { Button } from '@mui/material'
import { useEffect } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { UploadGuard } from '@kampana/engine-admin/screens/upload/upload-guard.tsx'
import { useUploads } from '@kampana/engine-admin/screens/upload/upload-queue'
import { isActive, isSendable } from '@kampana/engine-admin/screens/upload/upload'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'
import { UploadList } from './upload-list.tsx'
import { useLibraryQueue } from './use-library-queue.ts'

interface Props {
  /** Files that were dropped or pasted before it opened. */
  files: readonly File[]
  onClose: () => void
}

/** Dialog that adds several described images to the library, each with its own progress. */
export const UploadDialog = ({ files, onClose }: Props) => {
  const t = useTranslate()
  const notify = useNotify()
  const queue = useLibraryQueue(({ length }) => {
    const text = length === 1 ? pictureMessages.uploaded : pictureMessages.uploadedMany(length)
    notify(text, { type: 'success' })
    onClose()
  })
  useEffect(() => void queue.add(files), [queue, files])
  const { uploads } = useUploads(queue)
  const count = uploads.filter(isSendable).length
  const isSending = uploads.some(isActive)
  return (
    <FormDialog
      title={t('Add pictures')}
      large
      // Prevents accidental loss of described images that aren't sent yet.
      stays={count > 0 || isSending}
      onClose={onClose}
      actions={
        <>
          <Button onClick={isSending ? queue.cancelAll : onClose}>{t('Cancel')}</Button>
          <Button variant="contained" disabled={count === 0} onClick={() => queue.start()}>
            {count > 1 ? t('Add %{count} pictures', { count }) : t('Add picture')}
          </Button>
        </>
      }
    >
      <UploadList queue={queue} />
      <UploadGuard loss={t('The chosen pictures aren’t added yet.')} />
    </FormDialog>
  )
}
