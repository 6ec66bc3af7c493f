import type { Node } from '@tiptap/pm/model'
import { readBlocks } from '../../markdown/read/read-blocks.ts'

/** The index of the document's block that stands on a line of the text, from 1; undefined where none does. */
export const createBlockFinder = (
  front: string,
  body: string,
  doc: Node,
): ((line: number) => number | undefined) => {
  const blocks = readBlocks(body)
  const ends = blocks.map(({ end }) => countLines(front + body.slice(0, end)))
  const starts = blocks.map(({ start }) => countLines(front + body.slice(0, start)))
  // Empty paragraphs have no lines in the text.
  const written = doc.children.flatMap((node, index) =>
    node.type.name === 'paragraph' && node.content.size === 0 ? [] : [index],
  )
  return (line) => {
    const block = starts.findIndex((start, index) => line >= start && line <= (ends[index] ?? start))
    return block === -1 ? undefined : written[block]
  }
}

const countLines = (text: string): number => text.split('\n').length
