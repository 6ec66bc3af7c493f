import { useTranslate } from 'react-admin'
import { Button } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { msg } from '../../language/msg.ts'
import { PictureDialog } from '../dialogs/picture-dialog.tsx'
import { findMissingAlt } from '../missing-alt.ts'

/** Warning about images without a description. Its button asks for one description after another. */
export const MissingAltNotice = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [isAsking, setAsking] = useState(false)
  const next = useEditorState({ editor, selector: () => editor && findMissingAlt(editor.state.doc) })
  if (!next) return null
  const answer = (alt: string) => {
    const { state, view } = editor
    // If the document has changed, the position belongs to another node and nothing is set.
    if (state.doc.nodeAt(next.pos)?.attrs.src !== next.src) return
    view.dispatch(state.tr.setNodeAttribute(next.pos, 'alt', alt))
    const isLast = findMissingAlt(editor.state.doc) === undefined
    setAsking(!isLast)
    if (isLast) editor.commands.focus()
  }
  return (
    <>
      <Button size="small" color="warning" onClick={() => setAsking(true)}>
        {t('Add missing description')}
      </Button>
      {isAsking && (
        <PictureDialog
          key={next.pos}
          attrs={{ src: next.src }}
          action={msg('Describe')}
          onAnswer={({ alt }) => answer(alt)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
