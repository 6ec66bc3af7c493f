import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { toContent, type Converted } from './content.ts'
import {
  hasOtherKeys,
  isImage,
  isLink,
  mediaOf,
  textOutsideImages,
  toImage,
  toLinkMark,
  unknown,
  type Block,
  type Entities,
  type TextMark,
  type Range,
  type RawContent,
} from './draft-js-entities.ts'

/** Consecutive blocks that belong together. */
type Run = readonly [Block, ...Block[]]

export const isRawContent = (value: unknown): value is RawContent =>
  typeof value === 'object' &&
  value !== null &&
  'blocks' in value &&
  Array.isArray(value.blocks) &&
  value.blocks.every(({ type, text }) => typeof type === 'string' && typeof text === 'string')

/**
 * Converts raw content to a document of this editor. Unknown block types, styles, entities and data become nodes or marks of
 * an unknown type, which validation rejects.
 */
export const fromDraftJs = ({ blocks, entityMap = {} }: RawContent): Converted => ({
  document: {
    type: 'doc',
    content: groupRuns(blocks, (a, b) => a.type === b.type || (isListItem(a) && isListItem(b))).flatMap(
      (run) => run.flatMap(unknownData).concat(toNodes(run, entityMap)),
    ),
  },
  content: toContent(
    blocks.map((block) => textOutsideImages(block, entityMap)).join(''),
    blocks.flatMap((block) => mediaOf(block, entityMap)),
  ),
})

/** Data of a block other than its alignment. */
const unknownData = ({ type, data = {} }: Block): RichTextNode[] =>
  hasOtherKeys(data, 'text-align textAlign') ? [unknown(`${type} data`)] : []

const toNodes = (run: Run, entities: Entities): RichTextNode[] => {
  const [first] = run
  if (isListItem(first)) return toLists(run, entities)
  const paragraphs = run.map((block) => textBlock('paragraph', block, entities))
  switch (first.type) {
    case 'unstyled':
    case 'paragraph':
    case 'atomic':
      return paragraphs
    case 'blockquote':
      return [{ type: 'blockquote', content: paragraphs }]
    case 'code-block':
    case 'code':
      return [{ type: 'codeBlock', content: codeContent(run) }]
    default:
      return run.map((block) => toHeading(block, entities))
  }
}

const codeContent = (run: readonly Block[]): RichTextNode[] => {
  if (
    run.some(({ inlineStyleRanges = [] }) => inlineStyleRanges.some(({ style }) => toMark(style).length > 0))
  )
    return [unknown('style of code')]
  const text = run.map((block) => block.text).join('\n')
  return text === '' ? [] : [{ type: 'text', text }]
}

const levels = ['one', 'two', 'three', 'four', 'five', 'six']
const toHeading = (block: Block, entities: Entities): RichTextNode => {
  const level = levels.indexOf(block.type.replace(/^header-/, '')) + 1
  if (level === 0) return unknown(block.type)
  const { attrs, ...heading } = textBlock('heading', block, entities)
  return { ...heading, attrs: { ...attrs, level } }
}

const isListItem = ({ type }: Block): boolean =>
  type === 'ordered-list-item' || type === 'unordered-list-item'
const getDepth = ({ depth = 0 }: Block): number => depth

/** Groups items of one type and depth into lists, and nests deeper items in the preceding item. */
const toLists = (items: readonly Block[], entities: Entities): RichTextNode[] => {
  const minDepth = Math.min(...items.map(getDepth))
  return groupRuns(items, (a, b) => getDepth(b) > minDepth || a.type === b.type).map((run) => ({
    type: run[0].type === 'ordered-list-item' ? 'orderedList' : 'bulletList',
    content: groupRuns(run, (_a, b) => getDepth(b) > minDepth).map(([item, ...nested]) => ({
      type: 'listItem',
      content: [
        textBlock('paragraph', item, entities),
        ...(nested.length > 0 ? toLists(nested, entities) : []),
      ],
    })),
  }))
}

/** Splits blocks into runs. `belongs` compares a block with the first of its run. */
const groupRuns = (blocks: readonly Block[], belongs: (first: Block, next: Block) => boolean): Run[] => {
  const runs: [Block, ...Block[]][] = []
  for (const block of blocks) {
    const run = runs.at(-1)
    if (run && belongs(run[0], block)) run.push(block)
    else runs.push([block])
  }
  return runs
}

const textBlock = (type: string, block: Block, entities: Entities): RichTextNode => {
  const align = block.data?.['text-align'] ?? block.data?.textAlign
  const content = toInline(block, entities)
  return {
    type,
    ...(align != null && { attrs: { textAlign: align } }),
    ...(content.length > 0 && { content }),
  }
}

/** Text of a block, split at the boundaries of styles and entities. */
const toInline = (block: Block, entities: Entities): RichTextNode[] => {
  const { text, inlineStyleRanges = [], entityRanges = [] } = block
  const ends = [...inlineStyleRanges, ...entityRanges].flatMap(({ offset, length }) => [
    offset,
    offset + length,
  ])
  const edges = [...new Set([0, ...ends, text.length])].sort((a, b) => a - b)
  return edges.slice(0, -1).flatMap((from, index): RichTextNode[] => {
    const covers = <T extends Range>(range: T): boolean =>
      range.offset <= from && from < range.offset + range.length
    const entityRange = entityRanges.find(covers)
    const entity = entityRange && entities[entityRange.key]
    const marks = inlineStyleRanges.filter(covers).flatMap(({ style }) => toMark(style))
    const piece = text.slice(from, edges[index + 1])
    if (entity && isImage(entity)) return [toImage(entity)]
    if (entity && (block.type === 'atomic' || !isLink(entity))) return [unknown(entity.type)]
    return toTextNodes(piece, unique([...marks, ...(entity ? toLinkMark(entity) : [])]))
  })
}

const toTextNodes = (text: string, marks: TextMark[] = []): RichTextNode[] => {
  const nodes: RichTextNode[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) nodes.push({ type: 'hardBreak' })
    if (line !== '') nodes.push({ type: 'text', text: line, ...(marks.length > 0 && { marks }) })
  }
  return nodes
}

const toMark = (style: string): TextMark[] => {
  const [, background, color] = /^(bg)?color-(.+)$/.exec(style) ?? []
  if (color) return [{ type: background ? 'highlight' : 'textStyle', attrs: { color } }]
  // The site determines font sizes and families.
  return /^font(?:size|family)-/.test(style) ? [] : [{ type: marks[style] ?? `unknown ${style}` }]
}
const marks: Readonly<Record<string, string>> = {
  BOLD: 'bold',
  ITALIC: 'italic',
  UNDERLINE: 'underline',
  STRIKETHROUGH: 'strike',
  CODE: 'code',
  SUPERSCRIPT: 'superscript',
  SUBSCRIPT: 'subscript',
}

const unique = (marks: TextMark[]): TextMark[] => [
  ...new Map(marks.map((mark) => [mark.type, mark])).values(),
]
