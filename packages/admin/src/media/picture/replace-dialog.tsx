import { pictureReplacementCalls, type LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { Box, Button, Typography } from '@mui/material'
import { useEffect, useState } from 'react'
import { useNotify, useRefresh, useTranslate } from 'react-admin'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { UploadProgressBar } from '@kampana/engine-admin/screens/upload/upload-progress-bar.tsx'
import { useUpload } from '@kampana/engine-admin/screens/upload/use-upload'
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
  const { file, preview, choose } = useChosenFile()
  const { upload, start, cancel } = useReplacement(picture, onClose)
  const sending = upload !== undefined && upload.problem === undefined
  const take = (files: Iterable<File>) => {
    const [first] = files
    if (!first) return
    cancel()
    choose(first)
  }
  return (
    <FormDialog
      title={t('Replace picture everywhere')}
      onClose={onClose}
      stays={sending}
      actions={
        <>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          {file && (
            <Button disabled={sending} onClick={() => choose(undefined)}>
              {t('Choose another picture')}
            </Button>
          )}
          <Button variant="contained" disabled={!file || sending} onClick={() => file && start(file)}>
            {t('Replace')}
          </Button>
        </>
      }
    >
      {file && preview !== undefined ? (
        <ChosenPreview src={preview} file={file} alt={file.name} sx={newPicture} />
      ) : (
        <DropZone disabled={sending} onFiles={take} single />
      )}
      {upload && (
        <Box sx={{ mt: 2 }}>
          <UploadProgressBar upload={upload} onCancel={cancel} />
        </Box>
      )}
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

/** Chosen file and its object URL. */
const useChosenFile = () => {
  const [chosen, setChosen] = useState<{ file: File; preview: string }>()
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen.preview) : undefined), [chosen])
  const choose = (file: File | undefined) => setChosen(file && { file, preview: URL.createObjectURL(file) })
  return { file: chosen?.file, preview: chosen?.preview, choose }
}

/** Sends the new image. The notification also reports the effect on the focal point. */
const useReplacement = ({ id }: LibraryPicture, onDone: () => void) => {
  const replace = useCall(pictureReplacementCalls.replace)
  const notify = useNotify()
  const refresh = useRefresh()
  return useUpload(
    async (file, options) => {
      const body = new FormData()
      body.append('image', file)
      return (await replace({ id, body, ...options })).message
    },
    (message) => {
      notify(message, { type: 'success' })
      refresh()
      onDone()
    },
  )
}

const newPicture = { display: 'block', maxWidth: '100%', maxHeight: '40vh', mx: 'auto', borderRadius: 1 }
