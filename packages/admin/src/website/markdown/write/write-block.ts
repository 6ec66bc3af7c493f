import type { Node } from '@tiptap/pm/model'
import { readBlocks } from '../read/read-blocks.ts'
import { stringifyBlock } from '@kampana/shared/markdown/write/stringify'
import { toBlock } from './to-mdast.ts'
import { removeNeedlessEscapes } from '@kampana/shared/markdown/write/needless-escapes'

/**
 * A block as Markdown, with no more escapes than it takes to be read as the same; undefined for an empty paragraph.
 * `definitions` are those of the page's links, by which brackets may become links.
 */
export const writeBlock = (node: Node, definitions: string): string | undefined => {
  if (node.type.name === 'raw')
    return node.textContent.trim() === '' ? undefined : trimLines(node.textContent)
  const block = toBlock(node)
  if (!block) return undefined
  if (node.type.name === 'directive') return String(node.attrs.source)
  const padded = node.attrs.padded !== false
  const text = stringifyBlock(block, { padded, emphasis: '_' })
  const other = references(text) > 0 ? stringifyBlock(block, { padded, emphasis: '*' }) : text
  const plainest = references(other) < references(text) ? other : text
  if (block.type === 'code') return plainest
  return removeNeedlessEscapes(plainest, (text) => meaning(text, definitions))
}

/** Character references stand where a mark can't begin or end otherwise. */
const references = (text: string): number => text.match(/&#x/g)?.length ?? 0

/** What a text is read as. */
const meaning = (text: string, definitions: string): string =>
  JSON.stringify(
    readBlocks(definitions === '' ? text : `${text}\n\n${definitions}`).map(({ content }) => content),
  )

const trimLines = (text: string): string => text.replace(/^(?:[ \t]*\n)+/, '').trimEnd()
