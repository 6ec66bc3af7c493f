import PictureIcon from '@mui/icons-material/ImageOutlined'
import { ToggleButton } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useRef } from 'react'
import { onServer } from '../../server-addresses.ts'
import { AskDialog } from './ask-dialog.tsx'
import { UploadDialog } from './upload-dialog.tsx'
import { usePictureUpload } from './use-picture-upload.ts'

/** Uploads one picture, asks for its description, and puts it where the cursor is. */
export const PictureButton = () => {
  const editor = useTiptapEditor()
  const input = useRef<HTMLInputElement>(null)
  const { upload, start, cancel } = usePictureUpload()

  const insert = (src: string, alt: string) => {
    cancel()
    editor.chain().focus().setImage({ src, alt }).run()
  }
  return (
    <>
      <ToggleButton
        value="picture"
        size="small"
        aria-label="Picture"
        title="Picture"
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
        aria-label="Picture file"
        onChange={({ target }) => {
          if (target.files?.[0]) start(target.files[0])
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
      {upload && upload.src === undefined && <UploadDialog upload={upload} onCancel={cancel} />}
      {upload?.src !== undefined && (
        <AskDialog
          title="Describe the picture"
          label="Description"
          hint="What matters in it, for people who can't see it."
          action="Insert"
          initial={upload.suggestion}
          check={(alt) => (alt.length > 500 ? 'Please keep it under 500 characters.' : undefined)}
          onAnswer={(alt) => insert(upload.src!, alt.trim())}
          onCancel={cancel}
        >
          <img
            src={onServer(upload.src)}
            alt=""
            style={{ maxWidth: '100%', maxHeight: 240, display: 'block', margin: '0 auto 16px' }}
          />
        </AskDialog>
      )}
    </>
  )
}
