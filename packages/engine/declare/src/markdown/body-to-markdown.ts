import type { RichTextNode } from '../rich-text/rich-text-node.ts'
import { canonicalDocument } from './canonical.ts'
import { readMarkdown } from './markdown-to-body.ts'
import { markdownProblem } from './markdown-problem.ts'
import { bodyFence } from './body-fence.ts'
import { removeNeedlessEscapes } from './write/needless-escapes.ts'
import { stringifyBlocks } from './write/stringify.ts'
import { toBlocks } from './write/to-blocks.ts'

/**
 * Writes a body as Markdown in a canonical layout, from which `markdownToBody` reads the same body. A block without Markdown
 * syntax, such as a centered paragraph or merged cells, becomes JSON in a fence. A whole body becomes JSON if its Markdown
 * would be rejected.
 */
export const bodyToMarkdown = (document: RichTextNode): string => {
  const { content = [] } = canonicalDocument(document)
  const text = joinBlocks(content.map((node) => ({ node, text: writeBlock(node) })))
  return isReadable(text) && isReadAs(text, content) ? text : `${toFence({ type: 'doc', content })}\n`
}

interface WrittenBlock {
  node: RichTextNode
  text: string
}

const writeBlock = (node: RichTextNode): string => {
  const text = stringifyBlocks(toBlocks([node]))
  if (!isReadAs(text, [node])) return toFence(node)
  return node.type === 'codeBlock' || node.type === 'verse' ? text : removeNeedlessEscapes(text, meaning)
}

const toFence = (node: RichTextNode): string => bodyFence(JSON.stringify(node)).trimEnd()

/** Blocks separated by an empty line, or by a marker between two lists that would merge. */
const joinBlocks = (blocks: readonly WrittenBlock[]): string => {
  const parts = blocks.map(({ node, text }, at) => {
    const before = blocks[at - 1]
    if (!before) return text
    const isApart = !list.test(before.node.type) || isReadAs(`${before.text}\n\n${text}`, [before.node, node])
    return `${isApart ? '\n\n' : '\n\n<!-- -->\n\n'}${text}`
  })
  return blocks.length > 0 ? `${parts.join('')}\n` : ''
}
const list = /^(?:bulletList|orderedList|facts)$/

/** Meaning of a text; empty if an import would reject part of it, such as words that look like a directive. */
const meaning = (text: string): string => {
  let isClear = true
  const document = readMarkdown(text, () => (isClear = false))
  return isClear ? JSON.stringify(canonicalDocument(document).content ?? []) : ''
}
const isReadable = (text: string): boolean => markdownProblem(text) === undefined
const isReadAs = (text: string, nodes: readonly RichTextNode[]): boolean =>
  meaning(text) === JSON.stringify(nodes)
