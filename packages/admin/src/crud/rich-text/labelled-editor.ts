import type { RichTextInputProps } from 'ra-input-rich-text'
import { extensions } from './extensions.ts'
import { pictureUploads, type Hands } from './uploads/picture-uploads.ts'

/** Without these a screen reader finds a group of paragraphs where one types, and no name for it. */
export const editorOptionsFor = (
  label: string,
  hands: Hands,
): NonNullable<RichTextInputProps['editorOptions']> => ({
  extensions: [...extensions, pictureUploads(hands)],
  editorProps: {
    // The bar with the button that saves stands over the foot of the page; the caret stays above it.
    scrollThreshold: aboveBar,
    scrollMargin: aboveBar,
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
  },
})

const aboveBar = { top: 5, right: 5, bottom: 96, left: 5 }
