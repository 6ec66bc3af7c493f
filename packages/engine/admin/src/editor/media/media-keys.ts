import { Extension } from '@tiptap/core'
import { moveInGallery } from '../toolbar/tool-node.ts'

/**
 * Keyboard shortcuts: Alt with an arrow key moves the selected image within its gallery, Alt+F10 focuses the tools, Escape
 * returns.
 */
export const mediaKeys = Extension.create({
  name: 'mediaKeys',
  addKeyboardShortcuts: () => ({
    'Alt-ArrowLeft': ({ editor }) => moveInGallery(editor, -1),
    'Alt-ArrowRight': ({ editor }) => moveInGallery(editor, 1),
    'Alt-F10': ({ editor }) => {
      const field = editor.view.dom.closest('.ra-input')
      field?.querySelector<HTMLElement>('[role=toolbar] [tabindex="0"]')?.focus()
      return true
    },
  }),
})
