import { pictureReplacementCalls, type LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { Button, Typography } from '@mui/material'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { findPictureProblem } from '@kampana/engine-admin/screens/upload/file-problems'
import { UploadGuard } from '@kampana/engine-admin/screens/upload/upload-guard.tsx'
import { useUploadQueue, useUploads } from '@kampana/engine-admin/screens/upload/upload-queue'
import { isActive, isSendable } from '@kampana/engine-admin/screens/upload/upload'
import { QueueStatus } from '@kampana/engine-admin/screens/upload/upload-status.tsx'
import { ChosenPreview } from '../upload/chosen-preview.tsx'
import { DropZone } from '../upload/drop-zone.tsx'
import { UsesList } from '@kampana/engine-admin/screens/uses/uses-list.tsx'
import { FormDialog } from '@kampana/engine-admin/task/form-dialog.tsx'

interface Props {
  picture: LibraryPicture
  onClose: () => void
}

/** Dialog that replaces an image in all its uses, which it lists first. */
export const ReplaceDialog = ({ picture, onClose }: Props) => {
  const t = useTranslate()
  const queue = useReplacement(picture, onClose)
  const [upload] = useUploads(queue).uploads
  const isSending = upload !== undefined && isActive(upload)
  const isReady = upload !== undefined && isSendable(upload)
  const take = (files: Iterable<File>) => {
    queue.clear()
    queue.add([...files].slice(0, 1))
  }
  return (
    <FormDialog
      title={t('Replace picture everywhere')}
      onClose={onClose}
      stays={isSending}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {isReady && <Button onClick={queue.clear}>{t('Choose another picture')}</Button>}
          <Button variant="contained" disabled={!isReady} onClick={() => queue.start()}>
            {t('Replace')}
          </Button>
        </>
      }
    >
      {isReady || isSending ? (
        <ChosenPreview file={upload.file} alt={upload.file.name} sx={newPicture} />
      ) : (
        <DropZone onFiles={take} single />
      )}
      <QueueStatus queue={queue} />
      <UploadGuard loss={t('The chosen pictures aren’t added yet.')} />
      <Typography sx={{ mt: 2, mb: 0.5, fontWeight: 600 }}>
        {t('These places will show the new picture:')}
      </Typography>
      <UsesList resource="pictures" ids={[picture.id]} most={8} noneText={t('Not used anywhere.')} />
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1.5 }}>
        {t('The description, caption and consent don’t change. Check them afterwards.')}
      </Typography>
    </FormDialog>
  )
}

/** Sends the new image. The notification also reports the effect on the focal point. */
const useReplacement = ({ id }: LibraryPicture, onDone: () => void) => {
  const replace = useCall(pictureReplacementCalls.replace)
  const notify = useNotify()
  const refresh = useRefresh()
  return useUploadQueue({
    send: async (file, options) => {
      const body = new FormData()
      body.append('image', file)
      const reply: { message: string } | undefined = await replace({ id, body, ...options })
      return reply?.message
    },
    refuse: findPictureProblem,
    onIdle: ({ uploads: [upload] }) => {
      if (upload?.result === undefined) return
      notify(upload.result, { type: 'success' })
      refresh()
      onDone()
    },
  })
}

const newPicture = { display: 'block', maxWidth: '100%', maxHeight: '40vh', mx: 'auto', borderRadius: 1 }
