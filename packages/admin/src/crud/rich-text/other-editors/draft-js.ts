import { isSafeLink } from '@kampana/shared/text/safe-url'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { toStoredUrl } from '../../../url/resolve-url.ts'

/** The raw content of Draft.js (`convertToRaw`), which react-draft-wysiwyg uses, too. */
interface RawContent {
  blocks: readonly Block[]
  entityMap?: Readonly<Record<string, Entity>>
}
interface Block {
  type: string
  text: string
  depth?: number
  inlineStyleRanges?: readonly (Range & { style: string })[]
  entityRanges?: readonly (Range & { key: number | string })[]
  data?: Readonly<Record<string, unknown>>
}
interface Range {
  offset: number
  length: number
}
interface Entity {
  type: string
  data?: Readonly<Record<string, unknown>>
}
/** Consecutive blocks that belong together. */
type Run = readonly [Block, ...Block[]]
type Entities = NonNullable<RawContent['entityMap']>
type Mark = NonNullable<RichTextNode['marks']>[number]

export const isRawContent = (value: unknown): value is RawContent =>
  typeof value === 'object' &&
  value !== null &&
  'blocks' in value &&
  Array.isArray(value.blocks) &&
  value.blocks.every(({ type, text }) => typeof type === 'string' && typeof text === 'string')

/** Converts raw content to our document. Unsupported content becomes a node of an unknown type, so that validation fails. */
export const fromDraftJs = ({ blocks, entityMap = {} }: RawContent): RichTextNode => ({
  type: 'doc',
  content: groupRuns(blocks, (a, b) => a.type === b.type || (isListItem(a) && isListItem(b))).flatMap((run) =>
    toNodes(run, entityMap),
  ),
})

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
      return [{ type: 'codeBlock', content: codeContent(run) }]
    default:
      return run.map((block) => toHeading(block, entities))
  }
}

const codeContent = (run: readonly Block[]): RichTextNode[] => {
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

const isListItem = ({ type }: Block): boolean => type.endsWith('ordered-list-item')
const getDepth = ({ depth = 0 }: Block): number => depth

/** Groups items of one type and depth into lists, and nests deeper items in the item before them. */
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

/** Splits blocks into runs; `belongs` compares a block with the first of its run. */
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

/** A block's text, split wherever a style or an entity begins or ends. */
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
    if (entity && /^image$/i.test(entity.type)) return [toImage(entity)]
    if (entity && block.type === 'atomic') return [unknown(entity.type)]
    return toTextNodes(piece, unique([...marks, ...(entity ? toLinkMark(entity) : [])]))
  })
}

const toTextNodes = (text: string, marks: Mark[] = []): RichTextNode[] => {
  const nodes: RichTextNode[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) nodes.push({ type: 'hardBreak' })
    if (line !== '') nodes.push({ type: 'text', text: line, ...(marks.length > 0 && { marks }) })
  }
  return nodes
}

const toMark = (style: string): Mark[] => {
  const [, background, color] = /^(bg)?color-(.+)$/.exec(style) ?? []
  if (color) return [{ type: background ? 'highlight' : 'textStyle', attrs: { color } }]
  const type = marks[style]
  return type ? [{ type }] : []
}
/** Other styles are font sizes and families, which the site decides. */
const marks: Readonly<Record<string, string>> = {
  BOLD: 'bold',
  ITALIC: 'italic',
  UNDERLINE: 'underline',
  STRIKETHROUGH: 'strike',
  CODE: 'code',
}

const unique = (marks: Mark[]): Mark[] => [...new Map(marks.map((mark) => [mark.type, mark])).values()]

/** A URL without a scheme gets https. Of an unsafe link only the text remains. */
const toLinkMark = ({ data = {} }: Entity): Mark[] => {
  const url = String(data.url ?? data.href ?? '')
  const href = [url, `https://${url}`].find(isSafeLink)
  return url !== '' && href ? [{ type: 'link', attrs: { href } }] : []
}

const toImage = ({ data = {} }: Entity): RichTextNode => {
  const width = Number.parseInt(String(data.width), 10)
  return {
    type: 'image',
    attrs: {
      src: toStoredUrl(String(data.src ?? '')),
      alt: typeof data.alt === 'string' && data.alt !== '' ? data.alt : null,
      ...(width > 0 && { width }),
    },
  }
}

const unknown = (type: string): RichTextNode => ({ type: `unknown ${type}` })
