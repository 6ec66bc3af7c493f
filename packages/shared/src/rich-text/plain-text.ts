import type { RichTextNode } from './rich-text-node.ts'
import { walkNodes } from './walk-nodes.ts'

/** The plain text of a document on one line, for excerpts and search, with separators between blocks. */
export const plainText = (document: RichTextNode): string => {
  const blocks = ['']
  for (const node of walkNodes(document))
    if (node.type === 'text') blocks.push(`${blocks.pop()}${node.text}`)
    else if (node.type === 'hardBreak') blocks.push(`${blocks.pop()} `)
    // A picture may stand between two letters.
    else if (node.type !== 'image') blocks.push(...ownWords(node), '')
  return blocks
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .join(' · ')
}

/** What people read at a node besides its text: caption and credit, a title, the words of a button. */
export const ownWords = ({ type, attrs = {} }: RichTextNode): string[] =>
  (spoken[type] ?? []).flatMap((name) => (typeof attrs[name] === 'string' ? [attrs[name]] : []))

const spoken: Readonly<Record<string, readonly string[]>> = {
  figure: ['caption', 'credit'],
  file: ['title'],
  video: ['title'],
  button: ['label'],
}

/** Whether a reader finds nothing in a document. */
export const isBlank = (document: RichTextNode): boolean =>
  plainText(document) === '' && ![...walkNodes(document)].some(({ type }) => shown.has(type))

const shown: ReadonlySet<string> = new Set(['image', 'figure', 'video'])
