import { useState } from 'react'
import { MediaDialog } from '../../../crud/rich-text/media/media-dialog.tsx'
import { findSelectedMedia } from '../../../crud/rich-text/media/selected-media.ts'
import { pictureAddress } from '../views/file-address.ts'
import type { EditorDialogProps } from './editor-dialog-props.ts'

/** Asks for what the selected picture, file, video or button says. */
export const SelectedMediaDialog = ({ editor, onClose }: EditorDialogProps) => {
  const [media] = useState(() => findSelectedMedia(editor))
  if (!media) return null
  // A picture of the folder has no address of the server's, and no picture of a page is decorative.
  const { src, alt } = media.attrs
  const attrs =
    typeof src === 'string' ? { ...media.attrs, src: pictureAddress(src), alt: alt || null } : media.attrs
  return <MediaDialog editor={editor} media={{ ...media, attrs }} onClose={onClose} />
}
