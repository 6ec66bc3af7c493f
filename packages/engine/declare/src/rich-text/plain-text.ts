import { nodeRule } from './rich-text-rules.ts'
import type { RichTextNode } from './rich-text-node.ts'
import { walkNodes } from './walk-nodes.ts'

/** Plain text of a document on one line, for excerpts and search, with separators between blocks. */
export const plainText = (document: RichTextNode): string => {
  const blocks = ['']
  for (const node of walkNodes(document))
    if (node.type === 'text') blocks.push(`${blocks.pop()}${node.text}`)
    else if (node.type === 'value') blocks.push(`${blocks.pop()}${ownText(node).join('')}`)
    else if (node.type === 'hardBreak') blocks.push(`${blocks.pop()} `)
    // An image may be between two letters.
    else if (node.type !== 'image') blocks.push(...ownText(node), '')
  return blocks
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
    .join(' · ')
}

/** Readable text of a node in addition to its content: caption and credit, a title, a button text, a value of the college. */
export const ownText = ({ type, attrs = {} }: RichTextNode): string[] =>
  (nodeRule(type)?.words ?? []).flatMap((name) => (typeof attrs[name] === 'string' ? [attrs[name]] : []))

/** True if a document shows nothing. */
export const isBlank = (document: RichTextNode): boolean =>
  plainText(document) === '' && ![...walkNodes(document)].some(({ type }) => shown.has(type))

const shown: ReadonlySet<string> = new Set(['image', 'figure', 'video', 'records'])
