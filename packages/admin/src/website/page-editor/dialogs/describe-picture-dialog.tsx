import { NodeSelection } from '@tiptap/pm/state'
import { useTranslate } from 'react-admin'
import { AskDialog } from '../../../crud/rich-text/toolbar/ask-dialog.tsx'
import { pictureAddress } from '../views/file-address.ts'
import type { EditorDialogProps } from './editor-dialog-props.ts'

/** Asks for the description of the selected picture; the site takes none without. */
export const DescribePictureDialog = ({ editor, onClose }: EditorDialogProps) => {
  const t = useTranslate()
  const { selection } = editor.state
  const picture = selection instanceof NodeSelection ? selection.node : undefined
  return (
    <AskDialog
      title={t('Describe the picture')}
      label={t('Description')}
      hint={t("What matters in it, for people who can't see it.")}
      action={t('Describe')}
      initial={String(picture?.attrs.alt ?? '')}
      check={(alt) => (alt.trim() === '' ? t('Please describe it.') : undefined)}
      onAnswer={(alt) => {
        onClose()
        if (picture) editor.chain().focus().updateAttributes(picture.type.name, { alt: alt.trim() }).run()
      }}
      onCancel={onClose}
    >
      {picture && <img src={pictureAddress(String(picture.attrs.src))} alt="" style={preview} />}
    </AskDialog>
  )
}

const preview = { maxWidth: '100%', maxHeight: 240, display: 'block', margin: '0 auto 16px' }
