import type { Editor } from '@tiptap/core'
import { NodeSelection, Selection } from '@tiptap/pm/state'

/** Puts a block below the one at the cursor, whose words stay whole; in place of it where it is an empty line. */
export const insertBlock = (editor: Editor, content: object): void => {
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
      const block = state.schema.nodeFromJSON(content)
      const at = isEmpty ? start : after
      dispatch?.(tr.replaceWith(at, after, block))
      const inside = block.isAtom ? NodeSelection.create(tr.doc, at) : Selection.near(tr.doc.resolve(at + 1))
      tr.setSelection(inside).scrollIntoView()
      return true
    })
    .run()
}

const cell = (type: string) => ({ type, content: [{ type: 'paragraph' }] })
const row = (type: string) => ({ type: 'tableRow', content: [cell(type), cell(type)] })

/** What new blocks begin as. */
export const newBlocks = {
  table: { type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] },
  verse: { type: 'verse', attrs: { info: 'verse' }, content: [{ type: 'stanza' }] },
  line: { type: 'horizontalRule' },
}
