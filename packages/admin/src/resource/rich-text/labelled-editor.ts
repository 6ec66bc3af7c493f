import type { RichTextInputProps } from 'ra-input-rich-text'
import { extensions } from './extensions.ts'

/** Without these a screen reader finds a group of paragraphs where one types, and no name for it. */
export const editorOptionsFor = (label: string): NonNullable<RichTextInputProps['editorOptions']> => ({
  extensions,
  editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label } },
})
