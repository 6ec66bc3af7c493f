import { Extension } from '@tiptap/core'
import { NodeSelection, Plugin, PluginKey } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'
import { focusInPlace } from '../back-to-text.ts'

/**
 * Selects a picture, file, video, button or list as it is pressed. ProseMirror does so as it is released, and not at all where what
 * loads meanwhile has moved the text away from under the pointer.
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
  // The browser would put the cursor at the beginning of a text that it gives the focus afterwards.
  if (!view.hasFocus()) focusInPlace(view)
  const pos = view.posAtDOM(block, 0)
  const selection = NodeSelection.create(view.state.doc, pos)
  if (!view.state.selection.eq(selection)) view.dispatch(view.state.tr.setSelection(selection))
  // The press goes on: what is selected can be dragged.
  return false
}
