import type { listLooks } from '@kampana/shared/rich-text/list-rules'
import type { Editor } from '@tiptap/core'

/** Shows the list at a position as a timeline or an outline, or as usual. */
export const setListLook = (editor: Editor, pos: number, look: (typeof listLooks)[number] | null): void => {
  editor.view.dispatch(editor.state.tr.setNodeAttribute(pos, 'look', look))
  editor.commands.focus()
}
