import type { Editor } from '@tiptap/core'
import { NodeSelection, Selection } from '@tiptap/pm/state'

/** Puts blocks below the one at the cursor, whose words stay whole; in place of it where it is an empty line. */
export const insertBlocks = (editor: Editor, contents: readonly object[]): void => {
  const { $to } = editor.state.selection
  const index = $to.index(0)
  const current = editor.state.doc.maybeChild(index)
  const isEmpty = current?.type.name === 'paragraph' && current.content.size === 0
  const start = $to.depth === 0 ? $to.pos : $to.before(1)
  const after = $to.depth === 0 ? $to.pos : $to.after(1)
  editor
    .chain()
    .focus()
    .command(({ tr, state, dispatch }) => {
      const blocks = contents.map((content) => state.schema.nodeFromJSON(content))
      const at = isEmpty ? start : after
      dispatch?.(tr.replaceWith(at, after, blocks))
      const last = at + blocks.slice(0, -1).reduce((size, { nodeSize }) => size + nodeSize, 0)
      const inside = blocks.at(-1)?.isAtom
        ? NodeSelection.create(tr.doc, last)
        : Selection.near(tr.doc.resolve(last + 1))
      tr.setSelection(inside).scrollIntoView()
      return true
    })
    .run()
}

export const insertBlock = (editor: Editor, content: object): void => insertBlocks(editor, [content])

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type)] })
const table = { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] }

const item = (...more: object[]) => ({ type: 'listItem', content: [{ type: 'paragraph' }, ...more] })
const list = (...content: object[]) => ({ type: 'bulletList', content })
/** A list or table, and the line before it that says how it is shown. */
const shownAs = (source: string, block: object) => [{ type: 'directive', attrs: { source } }, block]

/** What new blocks begin as. */
export const newBlocks = {
  table: [table],
  verse: [{ type: 'verse', attrs: { info: 'verse' }, content: [{ type: 'stanza' }] }],
  line: [{ type: 'horizontalRule' }],
  facts: shownAs('::list facts', list(item(list(item())))),
  roll: shownAs('::table roll', table),
  outline: shownAs('::list outline', list(item(list(item())))),
  timeline: shownAs('::list timeline', list(item())),
}
