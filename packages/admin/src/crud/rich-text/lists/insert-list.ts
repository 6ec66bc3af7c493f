import type { listLooks } from '@kampana/shared/rich-text/list-rules'
import type { Editor } from '@tiptap/core'
import { setListLook } from './list-look.ts'
import { insertBlockToFill } from '../media/place-blocks.ts'

/** Inserts a list that is shown so; the list at the cursor, from its outermost level, becomes one. */
export const insertList = (editor: Editor, look: (typeof listLooks)[number]): void => {
  const { $from } = editor.state.selection
  const depths = Array.from({ length: $from.depth }, (_, index) => index + 1)
  const outermost = depths.find((depth) => $from.node(depth).type.name === 'bulletList')
  if (outermost === undefined)
    insertBlockToFill(editor, {
      type: 'bulletList',
      attrs: { look },
      content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }],
    })
  else setListLook(editor, $from.before(outermost), look)
}
