import type { listLooks } from '@kampana/engine-declare/rich-text/list-rules'
import type { Editor } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { TextSelection, type Transaction } from '@tiptap/pm/state'

/**
 * Inserts blocks below the block at a position, or replaces that block if it is an empty line. Never inserts into a list or
 * table. Adds an empty line below. Returns the start of that line.
 */
export const insertBlocksAt = (change: Transaction, at: number, blocks: readonly Node[]): number => {
  const position = change.doc.resolve(at)
  const current = position.depth === 0 ? null : position.node(1)
  const isEmptyLine = current?.type.name === 'paragraph' && current.content.size === 0
  const end = position.depth === 0 ? at : position.after(1)
  const start = isEmptyLine ? position.before(1) : end
  change.replaceWith(start, end, [...blocks])
  const after = start + blocks.reduce((sum, { nodeSize }) => sum + nodeSize, 0)
  const { paragraph } = change.doc.type.schema.nodes
  if (paragraph && !change.doc.nodeAt(after)?.isTextblock) change.insert(after, paragraph.create())
  return after + 1
}

/** Inserts blocks at the cursor, which moves to the line below them. */
export const insertBlocks = (editor: Editor, blocks: readonly object[]): void =>
  insertAndGo(editor, blocks, (line) => line)

/** Inserts an editable block at the cursor, which moves into the block. */
export const insertBlockToFill = (editor: Editor, block: object): void =>
  insertAndGo(editor, [block], (line, { nodeSize }) => line - nodeSize)

const insertAndGo = (
  editor: Editor,
  blocks: readonly object[],
  toCursor: (line: number, first: Node) => number,
): void => {
  editor
    .chain()
    .focus()
    .command(({ tr, state, dispatch }) => {
      const nodes = blocks.map((block) => state.schema.nodeFromJSON(block))
      const [first] = nodes
      if (!dispatch || !first) return true
      const at = toCursor(insertBlocksAt(tr, tr.selection.to, nodes), first)
      tr.setSelection(TextSelection.near(tr.doc.resolve(at))).scrollIntoView()
      return true
    })
    .run()
}

/** Inserts a list with this look. If the cursor is in a list, its outermost list gets the look. */
export const insertList = (editor: Editor, look: (typeof listLooks)[number]): void => {
  const { $from } = editor.state.selection
  const depths = Array.from({ length: $from.depth }, (_, index) => index + 1)
  const outermost = depths.find((depth) => $from.node(depth).type.name === 'bulletList')
  const item = { type: 'listItem', content: [{ type: 'paragraph' }] }
  if (outermost === undefined)
    return insertBlockToFill(editor, { type: 'bulletList', attrs: { look }, content: [item] })
  editor.view.dispatch(editor.state.tr.setNodeAttribute($from.before(outermost), 'look', look))
  editor.commands.focus()
}
