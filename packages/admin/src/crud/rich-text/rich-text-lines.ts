import { parseRichText, walkNodes, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { plainText } from './other-editors/plain-text.ts'

/** A body's plain text, each paragraph on a line. */
export const richTextLines = (stored: unknown): string => {
  const json = typeof stored === 'string' ? stored : JSON.stringify(stored)
  const result = parseRichText(json)
  if ('problem' in result) return plainText(json)
  let text = ''
  for (const node of walkNodes(result.document)) text += nodeText(node)
  return text.replace(/\n{2,}/g, '\n').trim()
}

const nodeText = ({ type, text, attrs }: RichTextNode): string => {
  if (type === 'text') return text ?? ''
  return type === 'image' ? `[picture: ${String(attrs?.alt ?? '')}]` : '\n'
}
