import { useTranslate } from 'react-admin'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useRef } from 'react'
import { msg } from '../../../language/msg.ts'
import { backToText } from '../back-to-text.ts'
import { insertBlocks } from '../media/place-blocks.ts'
import { picturesToBlocks } from '../media/pictures-to-blocks.ts'
import { startUploads, type UploadHandlers } from '../uploads/start-uploads.ts'
import { usePictureUpload } from '../use-picture-upload.ts'
import { PictureDialog } from '../dialogs/picture-dialog.tsx'
import { ToolButton } from './tool-button.tsx'
import { UploadDialog } from './upload-dialog.tsx'

/** Uploads pictures and puts them where the cursor is: one once it is described, several as a gallery. */
export const UploadPictures = ({ handlers }: { handlers: UploadHandlers }) => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const input = useRef<HTMLInputElement>(null)
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
      <ToolButton label={t('Pictures')} Icon={PictureIcon} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        aria-label={t('Picture file')}
        onChange={({ target }) => {
          choose([...(target.files ?? [])])
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
      {upload && src === undefined && <UploadDialog upload={upload} onCancel={cancel} />}
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
