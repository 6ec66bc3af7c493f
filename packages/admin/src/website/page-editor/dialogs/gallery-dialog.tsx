import { useState } from 'react'
import { LibraryDialog } from '../../../crud/rich-text/media/library-dialog.tsx'
import { findSelectedMedia } from '../../../crud/rich-text/media/selected-media.ts'
import type { EditorDialogProps } from './editor-dialog-props.ts'

/** Adds pictures of the library to the gallery at the cursor. */
export const GalleryDialog = ({ editor, onClose }: EditorDialogProps) => {
  const [media] = useState(() => findSelectedMedia(editor))
  return media && <LibraryDialog editor={editor} media={media} onClose={onClose} />
}
