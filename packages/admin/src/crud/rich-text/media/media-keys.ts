import { Extension } from '@tiptap/core'
import { moveInGallery } from '../toolbar/tool-node.ts'

/** Alt and an arrow move the selected picture within its gallery; Alt and F10 lead to the tools, Escape back. */
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
