import { LinkDialog } from '../../../crud/rich-text/link/link-dialog.tsx'
import { insertBlocks } from '../../../crud/rich-text/media/place-blocks.ts'
import { VideoDialog } from '../../../crud/rich-text/media/video-dialog.tsx'
import type { EditorDialogProps } from './editor-dialog-props.ts'

export const NewVideoDialog = ({ editor, onClose }: EditorDialogProps) => (
  <VideoDialog
    attrs={{}}
    onAnswer={(attrs) => {
      onClose()
      insertBlocks(editor, [{ type: 'video', attrs }])
    }}
    onClose={onClose}
  />
)

export const NewButtonDialog = ({ editor, onClose }: EditorDialogProps) => (
  <LinkDialog
    isButton
    href=""
    words=""
    onAnswer={({ href, words }) => {
      onClose()
      insertBlocks(editor, [{ type: 'button', attrs: { href, label: words } }])
    }}
    onClose={onClose}
  />
)
