import { useTiptapEditor } from 'ra-input-rich-text'
import { createPortal } from 'react-dom'
import { useUploads } from '../../screens/upload/upload-queue.ts'
import { UploadAnnouncement, UploadStatus } from '../../screens/upload/upload-status.tsx'
import { focusInPlace } from '../back-to-text.ts'
import type { EditorUploads } from './use-editor-uploads.ts'

/** Status of each upload in its widget in the text. A widget is outside the document, so it can't be saved. */
export const UploadsInText = ({ queue, elementOf }: EditorUploads) => {
  const editor = useTiptapEditor()
  const { uploads } = useUploads(queue)
  return (
    <>
      {uploads.map((upload) =>
        createPortal(
          <UploadStatus upload={upload} queue={queue} onRemoved={() => focusInPlace(editor.view)} />,
          elementOf(upload.id),
          upload.id,
        ),
      )}
      <UploadAnnouncement queue={queue} />
    </>
  )
}
