import { useDataProvider, useTranslate } from 'react-admin'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { useTiptapEditor } from 'ra-input-rich-text'
import type { EngineDataProvider } from '../../data-provider.ts'
import { msg } from '../../language/msg.ts'
import { FormDialog } from '../../task/form-dialog.tsx'
import { findPictureProblem } from '../../screens/upload/file-problems.ts'
import { useUploadQueue, useUploads } from '../../screens/upload/upload-queue.ts'
import { QueueStatus } from '../../screens/upload/upload-status.tsx'
import { backToText } from '../back-to-text.ts'
import { insertBlocks } from '../media/insert-blocks.ts'
import { picturesToBlocks } from '../media/pictures-to-blocks.ts'
import { startUploads } from '../uploads/start-uploads.ts'
import type { EditorUploads } from '../uploads/use-editor-uploads.ts'
import { PictureDialog } from '../dialogs/picture-dialog.tsx'
import { FilesButton } from './files-button.tsx'

/** Uploads images and inserts them at the cursor: a single image after it has a description, several as a gallery. */
export const UploadPictures = ({ uploads }: { uploads: EditorUploads }) => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const { uploadImage } = useDataProvider<EngineDataProvider>()
  const queue = useUploadQueue({ send: uploadImage, refuse: findPictureProblem })
  const [upload] = useUploads(queue).uploads
  const src = upload?.result

  const insert = (address: string, alt: string) => {
    backToText(editor, queue.clear)
    if (uploads.hasFigures) insertBlocks(editor, picturesToBlocks([{ src: address, alt }]))
    else editor.chain().focus().setImage({ src: address, alt }).run()
  }
  const choose = (files: readonly File[]) => {
    if (files.length > 1) startUploads(editor.view, files, editor.state.selection.to, uploads)
    else queue.send(files)
  }
  return (
    <>
      <FilesButton
        label={t('Pictures')}
        Icon={PictureIcon}
        inputLabel={t('Picture file')}
        accept="image/*"
        onChoose={choose}
      />
      {upload && src === undefined && (
        <FormDialog title={t('Uploading picture')} maxWidth="xs" onClose={queue.clear}>
          <QueueStatus queue={queue} />
        </FormDialog>
      )}
      {src !== undefined && (
        <PictureDialog
          attrs={{ src, alt: upload?.description || null }}
          action={msg('Insert')}
          onAnswer={({ alt }) => insert(src, alt)}
          onClose={queue.clear}
        />
      )}
    </>
  )
}
