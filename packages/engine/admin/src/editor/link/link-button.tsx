import { useTranslate } from 'react-admin'
import LinkIcon from '@mui/icons-material/InsertLink'
import { useEditorState, type Editor } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { backToText } from '../back-to-text.ts'
import { ToolButton } from '../toolbar/tool-button.tsx'

const LinkDialog = lazyComponent(() => import('../dialogs/link-dialog.tsx'), 'LinkDialog', { overlay: true })

const none = { href: '', hasWords: false }

/** Link at the cursor, and `hasWords` if there is text to link. */
const findLink = (editor: Editor) => {
  const href = String(editor.getAttributes('link').href ?? '')
  return { href, hasWords: href !== '' || !editor.state.selection.empty }
}

/** Button that sets, changes or removes the link of the selection. Without a selection, it inserts text with a link. */
export const LinkButton = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [asking, setAsking] = useState(false)
  const { href, hasWords } =
    useEditorState({ editor, selector: ({ editor: current }) => current && findLink(current) }) ?? none
  const answer = ({ href: address, words: linkText }: { href: string; words: string }) => {
    backToText(editor, () => setAsking(false))
    const marked = editor.chain().focus().extendMarkRange('link')
    if (address === '') marked.unsetLink().run()
    else if (hasWords) marked.setLink({ href: address }).run()
    else
      marked
        .insertContent({ type: 'text', text: linkText, marks: [{ type: 'link', attrs: { href: address } }] })
        .run()
  }
  return (
    <>
      <ToolButton label={t('Link')} Icon={LinkIcon} selected={href !== ''} onClick={() => setAsking(true)} />
      {asking && (
        <LinkDialog
          href={href}
          {...(!hasWords && { words: '' })}
          onAnswer={answer}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
