import { parseRichText, walkNodes, type RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { findBodyNode } from './body-nodes.ts'
import { storedText } from './foreign-formats/stored-text.ts'

/** Plain text of a body, with one paragraph per line. */
export const richTextLines = (stored: unknown): string => {
  const json = typeof stored === 'string' ? stored : JSON.stringify(stored)
  const result = parseRichText(json)
  if ('problem' in result) return storedText(json)
  let text = ''
  for (const node of walkNodes(result.document)) text += nodeText(node)
  return text.replace(/\n{2,}/g, '\n').trim()
}

const nodeText = (node: RichTextNode): string => {
  const { type, text, attrs = {} } = node
  if (type === 'text') return text ?? ''
  if (type === 'image') return `[picture: ${String(attrs.alt ?? '')}]`
  if (type === 'value') return String(attrs.text)
  const compared = findBodyNode(type)?.compared
  if (!compared) return '\n'
  const all = typeof compared === 'function' ? compared(attrs) : compared.map((name) => attrs[name])
  const parts = all.filter((part) => part != null && part !== '')
  return `\n[${called[type] ?? type}: ${parts.join(' · ')}]\n`
}

/** Names of nodes that people know by another name. */
const called: Readonly<Record<string, string>> = { figure: 'picture', records: 'list' }
