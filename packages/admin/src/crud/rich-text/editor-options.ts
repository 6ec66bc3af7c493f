import type { RichTextInputProps } from 'ra-input-rich-text'
import { extensions } from './extensions.ts'
import { pictureUploads, type UploadHandlers } from './uploads/picture-uploads.ts'

/** Without these a screen reader finds a group of paragraphs where one types, and no name for it. */
export const createEditorOptions = (
  label: string,
  handlers: UploadHandlers,
): NonNullable<RichTextInputProps['editorOptions']> => ({
  extensions: [...extensions, pictureUploads(handlers)],
  editorProps: {
    // The bar with the button that saves stands over the foot of the page; the caret stays above it.
    scrollThreshold: aboveBar,
    scrollMargin: aboveBar,
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
  },
})

const aboveBar = { top: 5, right: 5, bottom: 96, left: 5 }
