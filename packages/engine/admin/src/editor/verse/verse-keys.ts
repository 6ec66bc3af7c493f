import { Extension, type Editor } from '@tiptap/core'
import { Selection, TextSelection } from '@tiptap/pm/state'
import { leaveBlock } from '../leave-block.ts'

/** Keys within a verse. Enter starts a line, an empty line starts a stanza, and an empty stanza ends the verse. */
export const verseKeys = Extension.create({
  name: 'verseKeys',
  // Runs before Tiptap's paragraphs.
  priority: 1100,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => isInStanza(editor) && enter(editor),
    Backspace: ({ editor }) => isInStanza(editor) && joinStanzas(editor),
  }),
})

const isInStanza = ({ state }: Editor): boolean => state.selection.$from.parent.type.name === 'stanza'

const enter = (editor: Editor): boolean => {
  const { $from } = editor.state.selection
  if ($from.parent.content.size === 0) return leaveBlock(editor, $from.depth)
  if ($from.nodeBefore?.type.name !== 'hardBreak') return editor.commands.setHardBreak()
  return editor
    .chain()
    .deleteRange({ from: $from.pos - 1, to: $from.pos })
    .splitBlock()
    .run()
}

/** Joins a stanza to the previous one: its first line becomes the last line there. */
const joinStanzas = (editor: Editor): boolean => {
  const { state, view } = editor
  const { $from, empty } = state.selection
  if (!empty || $from.parentOffset > 0) return false
  const isEmptyStanza = $from.parent.content.size === 0
  if ($from.index(-1) === 0) return isEmptyStanza && leaveBlock(editor, $from.depth)
  const { hardBreak } = state.schema.nodes
  const change = state.tr.join($from.before())
  const at = $from.before() - 1
  if (isEmptyStanza || !hardBreak) change.setSelection(Selection.near(change.doc.resolve(at), -1))
  else change.insert(at, hardBreak.create()).setSelection(TextSelection.create(change.doc, at + 1))
  view.dispatch(change.scrollIntoView())
  return true
}
