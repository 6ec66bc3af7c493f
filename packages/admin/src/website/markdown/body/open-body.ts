import type { Node, Schema } from '@tiptap/pm/model'
import { readBlocks, type ReadBlock } from '../read/read-blocks.ts'

/** A page's text as it was opened, by which every block that isn't changed keeps its bytes. */
export interface Body {
  /** What stands before the first block and after the last one. */
  lead: string
  tail: string
  blocks: readonly BodyBlock[]
  /** The definitions of links, by which brackets in any block may become links. */
  definitions: string
  lineEnd: '\n' | '\r\n'
}
export interface BodyBlock {
  node: Node
  source: string
  /** What stands between it and the block before it. */
  gap: string
  start: number
  end: number
}

/** Opens a text, without its front matter, in the editor's schema. */
export const openBody = (text: string, schema: Schema): Body => {
  const blocks = readBlocks(text)
  return {
    lead: text.slice(0, blocks[0]?.start ?? text.length),
    tail: text.slice(blocks.at(-1)?.end ?? text.length),
    blocks: blocks.map((block, index) => ({
      node: createNode(block, text, schema),
      source: text.slice(block.start, block.end),
      gap: index === 0 ? '' : text.slice(blocks[index - 1]?.end, block.start),
      start: block.start,
      end: block.end,
    })),
    definitions: (text.match(/^ {0,3}\[[^\]\n]+\]:.*$/gm) ?? []).join('\n'),
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
  }
}

/** A block that the schema refuses is edited as its source. */
const createNode = ({ content, start, end }: ReadBlock, text: string, schema: Schema): Node => {
  try {
    const node = schema.nodeFromJSON(content)
    node.check()
    return node
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    const source = text.slice(start, end)
    return schema.nodeFromJSON({ type: 'raw', content: [{ type: 'text', text: source }] })
  }
}
