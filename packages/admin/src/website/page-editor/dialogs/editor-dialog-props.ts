import type { Editor } from '@tiptap/react'

/** What every dialog of the editor is handed. */
export interface EditorDialogProps {
  editor: Editor
  onClose: () => void
}
