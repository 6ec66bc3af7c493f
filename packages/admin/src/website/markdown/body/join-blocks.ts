import { readBlocks } from '../read/read-blocks.ts'
import { writeBlock } from '../write/write-block.ts'
import type { MatchedBlock } from './match-blocks.ts'
import type { Body } from './open-body.ts'

export interface WrittenBlock extends MatchedBlock {
  text: string
}

/** Blocks with what keeps them apart: as it was between two that stood so, else an empty line, or more where it must be. */
export const joinBlocks = (body: Body, blocks: readonly WrittenBlock[]): string => {
  let text = ''
  let before: WrittenBlock | undefined
  for (const block of blocks) {
    const joined = before ? joinTwo(body, before, block) : { gap: '', text: block.text }
    text += joined.gap + joined.text
    before = { ...block, text: joined.text }
  }
  return text
}

const joinTwo = (body: Body, before: WrittenBlock, block: WrittenBlock): { gap: string; text: string } => {
  const opened = block.index === undefined ? undefined : body.blocks[block.index]
  const gap = opened?.gap ?? ''
  const areNeighbours = block.index !== undefined && block.index - 1 === before.index
  if (before.isSame && block.isSame && areNeighbours) return { gap, text: block.text }
  const empty = body.lineEnd + body.lineEnd
  if (endsAtEmptyLine(before) && (gap === '' || /\n[ \t]*\r?\n/.test(gap)))
    return { gap: gap || empty, text: block.text }
  const gaps = gap === '' ? [empty] : [gap, empty]
  const texts = [block.text, ...otherTexts(body, block)]
  const found = texts
    .flatMap((text) => gaps.map((gap) => ({ gap, text })))
    .find((joined) => staysApart(before.text, joined.gap, joined.text))
  // As Markdown's own writers do it, where nothing else keeps two lists apart.
  return found ?? { gap: `${empty}<!-- -->${empty}`, text: block.text }
}

/** Whether nothing after an empty line can be taken for a part of a block: it is no list, no source, no open fence. */
const endsAtEmptyLine = ({ node, isSame }: WrittenBlock): boolean =>
  closed.has(node.type.name) || (!isSame && /^(?:codeBlock|verse)$/.test(node.type.name))

const closed = new Set([
  'paragraph',
  'heading',
  'blockquote',
  'table',
  'figure',
  'directive',
  'horizontalRule',
])

/**
 * Other ways to write a block. A list after a list of the same marker would be one list with it, and what is indented after
 * a list that is narrower now would be its last item's.
 */
const otherTexts = (body: Body, { node, isSame }: WrittenBlock): string[] => {
  const { attribute = '', markers = [] } = isSame ? {} : (listMarkers[node.type.name] ?? {})
  return [
    ...markers.map((marker) => node.type.create({ ...node.attrs, [attribute]: marker }, node.content)),
    node,
  ]
    .map((other) => writeBlock(other, body.definitions))
    .filter((text) => text !== undefined)
}

const listMarkers: Readonly<Record<string, { attribute: string; markers: readonly string[] }>> = {
  bulletList: { attribute: 'marker', markers: ['-', '*', '+'] },
  orderedList: { attribute: 'delimiter', markers: ['.', ')'] },
}

const staysApart = (before: string, gap: string, text: string): boolean => {
  const together = read(before + gap + text)
  const apart = [...read(before), ...read(text)]
  return together.length === apart.length && together.every((block, index) => block === apart[index])
}

const read = (text: string): string[] => readBlocks(text).map(({ content }) => JSON.stringify(content))
