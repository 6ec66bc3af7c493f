import type { RichTextInputProps } from 'ra-input-rich-text'
import { mediaKeys } from './media/media-keys.ts'
import { selectOnPress } from './media/select-on-press.ts'
import { extensions } from './extensions.ts'
import { storedContent } from './document/stored-content.ts'
import { updateAfterPaint } from './update-after-paint.ts'
import { mediaUploads } from './uploads/media-uploads.ts'
import type { EditorUploads } from './uploads/use-editor-uploads.ts'

/** The ARIA attributes make the editor a named text box. Without them, screen readers find only unnamed paragraphs. */
export const createEditorOptions = (
  label: string,
  placeholder: string,
  uploads: EditorUploads,
): NonNullable<RichTextInputProps['editorOptions']> => ({
  extensions: [
    ...extensions,
    storedContent,
    updateAfterPaint,
    mediaUploads(uploads),
    mediaKeys,
    selectOnPress,
  ],
  editorProps: {
    // Keeps the caret above the sticky toolbar with the save button.
    scrollThreshold: aboveToolbar,
    scrollMargin: aboveToolbar,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'data-placeholder': placeholder,
    },
  },
})

const aboveToolbar = { top: 5, right: 5, bottom: 96, left: 5 }
