import { useTranslate } from 'react-admin'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { useProductComponents } from '../../screens/components.tsx'
import { useMayChoosePictures } from '../../screens/upload/use-may-choose.ts'
import { backToText } from '../back-to-text.ts'
import { fromLibrary } from '../media/from-library.ts'
import { insertBlocks } from '../media/insert-blocks.ts'
import { picturesToBlocks } from '../media/pictures-to-blocks.ts'
import type { EditorUploads } from '../uploads/use-editor-uploads.ts'
import { ToolButton } from './tool-button.tsx'
import { UploadPictures } from './upload-pictures.tsx'

/**
 * Button that inserts images at the cursor, several as a gallery. They come from the library, or are uploaded by people
 * without access to it.
 */
export const PictureButton = ({ uploads }: { uploads: EditorUploads }) => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const { PictureChooser } = useProductComponents()
  const [isChoosing, setChoosing] = useState(false)
  if (!useMayChoosePictures()) return <UploadPictures uploads={uploads} />
  return (
    <>
      <ToolButton label={t('Pictures')} Icon={PictureIcon} onClick={() => setChoosing(true)} />
      {isChoosing && (
        <PictureChooser
          multiple
          onChoose={(pictures) => {
            backToText(editor, () => setChoosing(false))
            insertBlocks(editor, picturesToBlocks(pictures.map(fromLibrary)))
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}
