import { Extension, type Editor } from '@tiptap/core'
import type { ResolvedPos } from '@tiptap/pm/model'
import { Selection, TextSelection } from '@tiptap/pm/state'
import { leaveBlock } from '../leave-block.ts'

/**
 * Keys within facts: Enter and Tab move from a term to its description and then to the next fact. An empty fact ends the list.
 */
export const factKeys = Extension.create({
  name: 'factKeys',
  // Runs before Tiptap's paragraphs and tables.
  priority: 1100,
  addKeyboardShortcuts: () => ({
    Enter: ({ editor }) => enter(editor),
    Tab: ({ editor }) => goToPart(editor, 1),
    'Shift-Tab': ({ editor }) => goToPart(editor, -1),
    Backspace: ({ editor }) => goBack(editor),
  }),
})

/** Depth of the fact that contains a term or description; undefined outside facts. */
const factDepth = ({ parent, depth }: ResolvedPos): number | undefined =>
  parent.type.name === 'term' || parent.type.name === 'description' ? depth - 1 : undefined

const enter = (editor: Editor): boolean => {
  const { $from, empty } = editor.state.selection
  const depth = factDepth($from)
  if (depth === undefined) return false
  if ($from.node(depth).textContent === '') return leaveBlock(editor, depth)
  if ($from.parent.type.name === 'term') return goToPart(editor, 1)
  const isAtEnd = empty && $from.parentOffset === $from.parent.content.size
  return isAtEnd && isLastOfFact($from) ? addFact(editor, depth) : editor.commands.setHardBreak()
}

const isLastOfFact = ($pos: ResolvedPos): boolean => $pos.index(-1) === $pos.node(-1).childCount - 1

const addFact = (editor: Editor, depth: number): boolean => {
  const { state, view } = editor
  const after = state.selection.$from.after(depth)
  const fact = state.schema.nodes.fact?.createAndFill()
  if (!fact) return false
  const change = state.tr.insert(after, fact)
  view.dispatch(change.setSelection(TextSelection.create(change.doc, after + 2)).scrollIntoView())
  return true
}

/** Selects the next or previous term or description, as Tab selects a table's cell. After the last one, it adds a fact. */
const goToPart = (editor: Editor, by: 1 | -1): boolean => {
  const { state, view } = editor
  const { $from } = state.selection
  const depth = factDepth($from)
  if (depth === undefined) return false
  const facts = $from.node(depth - 1)
  const isLast = by === 1 && isLastOfFact($from) && $from.index(depth - 1) === facts.childCount - 1
  if (isLast) return addFact(editor, depth)
  const edge = by === 1 ? $from.after() : $from.before()
  const part = Selection.findFrom(state.doc.resolve(edge), by, true)
  if (!part || factDepth(part.$from) === undefined) return false
  const { $from: found } = part
  view.dispatch(
    state.tr.setSelection(TextSelection.create(state.doc, found.start(), found.end())).scrollIntoView(),
  )
  return true
}

/** Handles Backspace at the start of a part. Moves to the end of the previous part and removes an empty fact. */
const goBack = (editor: Editor): boolean => {
  const { state, view } = editor
  const { $from, empty } = state.selection
  const depth = factDepth($from)
  if (depth === undefined || !empty || $from.parentOffset > 0) return false
  const isEmptyFact = $from.parent.type.name === 'term' && $from.node(depth).textContent === ''
  const isOnlyFact = $from.node(depth - 1).childCount === 1
  if (isEmptyFact && isOnlyFact) return leaveBlock(editor, depth)
  const before = Selection.findFrom(state.doc.resolve($from.before()), -1, true)
  const change = isEmptyFact ? state.tr.delete($from.before(depth), $from.after(depth)) : state.tr
  if (before && factDepth(before.$from) !== undefined)
    change.setSelection(TextSelection.create(change.doc, before.from))
  view.dispatch(change.scrollIntoView())
  return true
}
