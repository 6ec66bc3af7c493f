import { useTranslate } from 'react-admin'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { useTiptapEditor } from 'ra-input-rich-text'
import { msg } from '../../language/msg.ts'
import { backToText } from '../back-to-text.ts'
import { insertBlocks } from '../media/insert-blocks.ts'
import { picturesToBlocks } from '../media/pictures-to-blocks.ts'
import { startUploads, type UploadHandlers } from '../uploads/start-uploads.ts'
import { usePictureUpload } from '../use-picture-upload.ts'
import { PictureDialog } from '../dialogs/picture-dialog.tsx'
import { FilesButton } from './files-button.tsx'
import { PictureUploadDialog } from './picture-upload-dialog.tsx'

/** Uploads images and inserts them at the cursor: a single image after it has a description, several as a gallery. */
export const UploadPictures = ({ handlers }: { handlers: UploadHandlers }) => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const { upload, start, cancel } = usePictureUpload()
  const src = upload?.src

  const insert = (address: string, alt: string) => {
    backToText(editor, cancel)
    if (handlers.hasFigures) insertBlocks(editor, picturesToBlocks([{ src: address, alt }]))
    else editor.chain().focus().setImage({ src: address, alt }).run()
  }
  const choose = (files: readonly File[]) => {
    const [first] = files
    if (files.length > 1) startUploads(editor.view, files, editor.state.selection.to, handlers)
    else if (first) start(first)
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
      {upload && src === undefined && <PictureUploadDialog upload={upload} onCancel={cancel} />}
      {src !== undefined && (
        <PictureDialog
          attrs={{ src, alt: upload?.suggestion || null }}
          action={msg('Insert')}
          onAnswer={({ alt }) => insert(src, alt)}
          onClose={cancel}
        />
      )}
    </>
  )
}
