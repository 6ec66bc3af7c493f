import type { DialogName } from '../visual/editor-hooks.ts'
import type { EditorDialogProps } from './editor-dialog-props.ts'
import { GalleryDialog } from './gallery-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { NewButtonDialog, NewVideoDialog } from './new-media-dialogs.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { SelectedMediaDialog } from './selected-media-dialog.tsx'
import { ValueDialog } from './value-dialog.tsx'

const dialogs = {
  link: LinkDialog,
  picture: PictureDialog,
  media: SelectedMediaDialog,
  library: GalleryDialog,
  video: NewVideoDialog,
  button: NewButtonDialog,
  value: ValueDialog,
} satisfies Record<DialogName, (props: EditorDialogProps) => React.ReactNode>

/** The open dialog of the editor. */
export const EditorDialog = ({ name, ...props }: EditorDialogProps & { name: DialogName }) => {
  const Named = dialogs[name]
  return <Named {...props} />
}
