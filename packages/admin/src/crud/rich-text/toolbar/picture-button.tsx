import { useTranslate } from 'react-admin'
import PictureIcon from '@mui/icons-material/ImageOutlined'
import { ToggleButton } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useRef } from 'react'
import { DescribeDialog } from './describe-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { usePictureUpload } from '../use-picture-upload.ts'

/** Uploads one picture, asks for its description, and puts it where the cursor is. */
export const PictureButton = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const input = useRef<HTMLInputElement>(null)
  const { upload, start, cancel } = usePictureUpload()
  const src = upload?.src

  const insert = (address: string, alt: string) => {
    cancel()
    editor.chain().focus().setImage({ src: address, alt }).run()
  }
  return (
    <>
      <ToggleButton
        value="picture"
        size="small"
        aria-label={t('Picture')}
        title={t('Picture')}
        disabled={!editor?.isEditable}
        onClick={() => input.current?.click()}
      >
        <PictureIcon fontSize="inherit" />
      </ToggleButton>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        aria-label={t('Picture file')}
        onChange={({ target }) => {
          if (target.files?.[0]) start(target.files[0])
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
      {upload && src === undefined && <UploadDialog upload={upload} onCancel={cancel} />}
      {src !== undefined && (
        <DescribeDialog
          src={src}
          alt={upload?.suggestion ?? ''}
          action={t('Insert')}
          onAnswer={(alt) => insert(src, alt)}
          onCancel={cancel}
        />
      )}
    </>
  )
}
