import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'

/** A body of plain paragraphs, as the editor serializes it. */
export const bodyOf = (...paragraphs: string[]): string =>
  documentOf(...paragraphs.map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })))

/** A body of any blocks. */
export const documentOf = (...content: RichTextNode[]): string => JSON.stringify({ type: 'doc', content })
