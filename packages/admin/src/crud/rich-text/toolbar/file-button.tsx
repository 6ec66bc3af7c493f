import { fileEndings } from '@kampana/shared/media/file'
import FileIcon from '@mui/icons-material/AttachFile'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useRef } from 'react'
import { useTranslate } from 'react-admin'
import { startUploads, type UploadHandlers } from '../uploads/start-uploads.ts'
import { ToolButton } from './tool-button.tsx'

/** Uploads PDF and office files and puts them where the cursor is, to be downloaded by readers. */
export const FileButton = ({ handlers }: { handlers: UploadHandlers }) => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton
        label={t('File: PDF or office document')}
        Icon={FileIcon}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={fileEndings.map((ending) => `.${ending}`).join(',')}
        aria-label={t('File to attach')}
        onChange={({ target }) => {
          startUploads(editor.view, [...(target.files ?? [])], editor.state.selection.to, handlers)
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
    </>
  )
}
