import AbbreviationIcon from '@mui/icons-material/ShortTextOutlined'
import KeysIcon from '@mui/icons-material/KeyboardOutlined'
import SubscriptIcon from '@mui/icons-material/Subscript'
import SuperscriptIcon from '@mui/icons-material/Superscript'
import { maxTitle } from '@kampana/engine-declare/rich-text/media-rules'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { backToText } from '../back-to-text.ts'
import { TextsDialog } from '../dialogs/texts-dialog.tsx'
import { ToolButton } from './tool-button.tsx'

const toggles = [
  { mark: 'superscript', label: msg('Superscript'), Icon: SuperscriptIcon },
  { mark: 'subscript', label: msg('Subscript'), Icon: SubscriptIcon },
  { mark: 'keys', label: msg('Keyboard key'), Icon: KeysIcon },
] as const

/** Buttons for small marks of a text. */
export const MarkButtons = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const active =
    useEditorState({ editor, selector: () => toggles.map(({ mark }) => editor?.isActive(mark) ?? false) }) ??
    []
  return (
    <>
      {toggles.map(({ mark, label, Icon }, index) => (
        <ToolButton
          key={mark}
          label={t(label)}
          Icon={Icon}
          selected={active[index] === true}
          onClick={() => editor.chain().focus().toggleMark(mark).run()}
        />
      ))}
      <AbbreviationButton />
    </>
  )
}

/** Button that sets the expansion of an abbreviation, for the selection or at the cursor. */
const AbbreviationButton = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [isAsking, setAsking] = useState(false)
  const { title, canMark } = useEditorState({
    editor,
    selector: () => ({
      title: String(editor?.getAttributes('abbreviation').title ?? ''),
      canMark: editor ? !editor.state.selection.empty || editor.isActive('abbreviation') : false,
    }),
  }) ?? { title: '', canMark: false }
  const answer = ({ title: typed }: { title: string }) => {
    backToText(editor, () => setAsking(false))
    const selection = editor.chain().focus().extendMarkRange('abbreviation')
    if (typed === '') selection.unsetMark('abbreviation').run()
    else selection.setMark('abbreviation', { title: typed }).run()
  }
  return (
    <>
      <ToolButton
        label={t('Abbreviation')}
        Icon={AbbreviationIcon}
        selected={title !== ''}
        disabled={!canMark}
        onClick={() => setAsking(true)}
      />
      {isAsking && (
        <TextsDialog
          title={msg('Abbreviation')}
          action={msg('Save')}
          initial={{ title }}
          questions={{
            title: {
              label: msg('Full form'),
              hint: msg('Appears when readers point at the abbreviation. Leave empty to remove it.'),
              max: maxTitle,
            },
          }}
          onAnswer={answer}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
