import { Extension, type Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'
import { CellSelection, isInTable, selectionCell, TableMap } from '@tiptap/pm/tables'
import type { EditorHooks } from './editor-hooks.ts'

/** What keys do in a page besides what they do in every editor. */
export const pageKeys = (hooks: EditorHooks) =>
  Extension.create({
    name: 'pageKeys',
    // Before the lists and paragraphs of Tiptap, which would split a cell.
    priority: 1100,
    addKeyboardShortcuts: () => ({
      Enter: ({ editor }) => endStanza(editor) || goToCellBelow(editor),
      'Alt-F10': () => {
        hooks.focusToolbar()
        return true
      },
      'Mod-Shift-k': () => {
        hooks.openDialog('link')
        return true
      },
    }),
  })

/** An empty line ends a stanza, and an empty stanza the verse. */
const endStanza = (editor: Editor): boolean => {
  const { $from, empty } = editor.state.selection
  if (!empty || $from.parent.type.name !== 'stanza') return false
  const before = $from.parent.textBetween(0, $from.parentOffset)
  if ($from.parent.content.size === 0) return leaveVerse(editor)
  if (!before.endsWith('\n')) return false
  return editor
    .chain()
    .deleteRange({ from: $from.pos - 1, to: $from.pos })
    .splitBlock()
    .run()
}

const leaveVerse = (editor: Editor): boolean => {
  const { $from } = editor.state.selection
  const after = $from.after(-1)
  const chain = editor.chain().insertContentAt(after, { type: 'paragraph' })
  if ($from.node(-1).childCount > 1) chain.deleteRange({ from: $from.before(), to: $from.after() })
  const place = $from.node(-1).childCount > 1 ? after - 2 + 1 : after + 1
  return chain.setTextSelection(place).run()
}

/** Enter goes down a column, as in a spreadsheet, and below the last row into a new one. */
const goToCellBelow = (editor: Editor): boolean => {
  const { state } = editor
  if (!isInTable(state) || state.selection instanceof CellSelection) return false
  const cell = selectionCell(state)
  const table = cell.node(-1)
  const map = TableMap.get(table)
  const rect = map.findCell(cell.pos - cell.start(-1))
  if (rect.bottom >= map.height) editor.commands.addRowAfter()
  const { doc, tr } = editor.state
  const grown = doc.resolve(cell.pos).node(-1)
  const below = TableMap.get(grown).positionAt(rect.bottom, rect.left, grown)
  const place = doc.resolve(cell.start(-1) + below + 1)
  editor.view.dispatch(tr.setSelection(TextSelection.near(place)).scrollIntoView())
  return true
}
