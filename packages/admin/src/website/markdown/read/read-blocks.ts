import type { JSONContent } from '@tiptap/core'
import type { RootContent } from 'mdast'
import { parseMarkdown } from '@kampana/shared/markdown/syntax/parse-markdown'
import { readBlock } from './read-block.ts'
import { UnknownMarkdown } from './read-inline.ts'

/** A block of a text: where its lines are, and what the editor makes of it. */
export interface ReadBlock {
  start: number
  end: number
  content: JSONContent
}

/** The blocks of a text. What the editor has no shape for is there as its source. */
export const readBlocks = (text: string): ReadBlock[] => {
  let last = 0
  return parse(text).map((node) => {
    const offset = node.position?.start.offset ?? 0
    // The spaces before a block are its own.
    const start = Math.max(last, text.lastIndexOf('\n', offset - 1) + 1)
    const end = node.position?.end.offset ?? text.length
    last = end
    return { start, end, content: readOrKeep(node, text, text.slice(start, end)) }
  })
}

/** Nesting too deep for the parser is kept as one block of source. */
const parse = (text: string): RootContent[] => {
  try {
    if (!tooDeep.test(text)) return parseMarkdown(text).children
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
  }
  const place = (offset: number) => ({ line: 1, column: 1, offset })
  return [{ type: 'html', value: text, position: { start: place(0), end: place(text.length) } }]
}

/** A line of two hundred quotes and lists within each other, over which the parser would sit for seconds. */
const tooDeep = /^(?:[ \t]*(?:>|(?:[-*+]|\d{1,9}[.)])(?=[ \t]))){200}/m

const readOrKeep = (node: RootContent, text: string, source: string): JSONContent => {
  try {
    const content = readBlock(node, text)
    if (content.type !== 'raw') return content
  } catch (error) {
    if (!(error instanceof UnknownMarkdown || error instanceof RangeError)) throw error
  }
  return { type: 'raw', content: [{ type: 'text', text: source }] }
}
