import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { focusInPlace } from '../back-to-text.ts'

/**
 * Selects an image, file, video, button or record list on mousedown. ProseMirror does so on mouseup, and fails if loading
 * content has moved the text meanwhile.
 */
export const selectOnPress = Extension.create({
  name: 'selectOnPress',
  addProseMirrorPlugins: () => [
    new Plugin({
      key: new PluginKey('selectOnPress'),
      props: { handleDOMEvents: { mousedown: (view, event) => selectPressed(view, event) } },
    }),
  ],
})

const selectPressed = (view: EditorView, { target, button, shiftKey }: MouseEvent): boolean => {
  const block =
    target instanceof Element &&
    target.closest('[data-figure], [data-file], [data-video], [data-button], [data-records]')
  if (!block || button !== 0 || shiftKey || !view.editable) return false
  // The browser would move the cursor to the start of a text that receives focus later.
  if (!view.hasFocus()) focusInPlace(view)
  const pos = view.posAtDOM(block, 0)
  const selection = NodeSelection.create(view.state.doc, pos)
  if (!view.state.selection.eq(selection)) view.dispatch(view.state.tr.setSelection(selection))
  // The event continues, so that the selection can be dragged.
  return false
}
