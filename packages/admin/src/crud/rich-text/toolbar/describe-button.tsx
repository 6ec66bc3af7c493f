import { useTranslate } from 'react-admin'
import DescribeIcon from '@mui/icons-material/ClosedCaptionOutlined'
import { Button, ToggleButton } from '@mui/material'
import { NodeSelection } from '@tiptap/pm/state'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { DescribeDialog } from './describe-dialog.tsx'
import { findMissingAlt } from '../missing-alt.ts'

interface Described {
  pos: number
  src: string
  alt: string | null
}

/** Changes the description of the selected picture. */
export const DescribeButton = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const { describe, dialog } = useDescription()
  const selected = useEditorState({ editor, selector: () => selectedPicture(editor) })
  return (
    <>
      <ToggleButton
        value="describe"
        size="small"
        aria-label={t('Alternative text')}
        title={t('Alternative text')}
        disabled={!editor?.isEditable || !selected}
        onClick={() => selected && describe(selected)}
      >
        <DescribeIcon fontSize="inherit" />
      </ToggleButton>
      {dialog}
    </>
  )
}

/** A warning while pictures lack a description; its button asks for the next one's. */
export const MissingAltNotice = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const { describe, dialog } = useDescription()
  const next = useEditorState({ editor, selector: () => editor && findMissingAlt(editor.state.doc) })
  return (
    <>
      {next && (
        <Button size="small" color="warning" onClick={() => describe({ ...next, alt: null })}>
          {t('Add the missing description')}
        </Button>
      )}
      {dialog}
    </>
  )
}

const useDescription = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const [described, describe] = useState<Described>()
  const answer = (alt: string) => {
    describe(undefined)
    if (!described) return
    // The document may have changed meanwhile; then the position is another node's and nothing is set.
    if (editor.state.doc.nodeAt(described.pos)?.attrs.src === described.src)
      editor.view.dispatch(editor.state.tr.setNodeAttribute(described.pos, 'alt', alt))
    editor.commands.focus()
  }
  const dialog = described && (
    <DescribeDialog
      src={described.src}
      alt={described.alt}
      action={t('Describe')}
      onAnswer={answer}
      onCancel={() => describe(undefined)}
    />
  )
  return { describe, dialog }
}

const selectedPicture = (editor: ReturnType<typeof useTiptapEditor> | null): Described | null => {
  const selection = editor?.state.selection
  if (!(selection instanceof NodeSelection) || selection.node.type.name !== 'image') return null
  const { src, alt } = selection.node.attrs
  return { pos: selection.from, src: String(src), alt: alt == null ? null : String(alt) }
}
