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

const nodeText = (node: RichTextNode): string => {
  const { type, text, attrs = {} } = node
  if (type === 'text') return text ?? ''
  if (type === 'image') return `[picture: ${String(attrs.alt ?? '')}]`
  if (type === 'value') return String(attrs.text)
  const parts = attributes[type]?.map((name) => attrs[name]).filter((part) => part != null && part !== '')
  return parts ? `\n[${names[type] ?? type}: ${parts.join(' · ')}]\n` : '\n'
}

/** The attributes of a block that its line holds. */
const attributes: Readonly<Record<string, readonly string[]>> = {
  figure: ['alt', 'caption', 'credit', 'size'],
  file: ['title', 'href'],
  video: ['title', 'href'],
  button: ['label', 'href'],
  records: ['resource', 'view'],
}
const names: Readonly<Record<string, string>> = { figure: 'picture' }
