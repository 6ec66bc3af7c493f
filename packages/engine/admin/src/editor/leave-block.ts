import type { Editor } from '@tiptap/core'
import { TextSelection } from '@tiptap/pm/state'

/**
 * Removes the empty part of a block at the cursor, at the given depth. Moves the cursor to an empty line below the block. A
 * block without other content is replaced by that line.
 */
export const leaveBlock = (editor: Editor, depth: number): boolean => {
  const { state, view } = editor
  const { $from } = state.selection
  const { paragraph } = state.schema.nodes
  if (!paragraph) return false
  const change = state.tr
  const isOnlyPart = $from.node(depth - 1).childCount === 1
  const [from, to] = isOnlyPart
    ? [$from.before(depth - 1), $from.after(depth - 1)]
    : [$from.before(depth), $from.after(depth)]
  const below = isOnlyPart ? from : $from.after(depth - 1) - (to - from)
  change.delete(from, to)
  const next = change.doc.nodeAt(below)
  const isEmptyLine = next?.type === paragraph && next.content.size === 0
  if (!isEmptyLine) change.insert(below, paragraph.create())
  view.dispatch(change.setSelection(TextSelection.create(change.doc, below + 1)).scrollIntoView())
  return true
}
