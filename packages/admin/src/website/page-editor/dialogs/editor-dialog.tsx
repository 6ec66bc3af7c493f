import type { DialogName } from '../visual/editor-hooks.ts'
import { DescribePictureDialog } from './describe-picture-dialog.tsx'
import type { EditorDialogProps } from './editor-dialog-props.ts'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { ValueDialog } from './value-dialog.tsx'

const dialogs = {
  link: LinkDialog,
  picture: PictureDialog,
  describe: DescribePictureDialog,
  value: ValueDialog,
} satisfies Record<DialogName, (props: EditorDialogProps) => React.ReactNode>

/** The open dialog of the editor. */
export const EditorDialog = ({ name, ...props }: EditorDialogProps & { name: DialogName }) => {
  const Named = dialogs[name]
  return <Named {...props} />
}
