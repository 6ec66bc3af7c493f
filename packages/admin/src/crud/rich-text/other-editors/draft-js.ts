import { isSafeLink } from '@kampana/shared/text/safe-url'
import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { toStoredUrl } from '../../../url/resolve-url.ts'

/** What Draft.js gives to be kept (`convertToRaw`), and with it react-draft-wysiwyg. */
export interface RawContent {
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
/** Blocks that go together; never none. */
type Run = readonly [Block, ...Block[]]
type Entities = NonNullable<RawContent['entityMap']>
type Mark = NonNullable<RichTextNode['marks']>[number]

export const isRawContent = (value: unknown): value is RawContent =>
  typeof value === 'object' &&
  value !== null &&
  'blocks' in value &&
  Array.isArray(value.blocks) &&
  value.blocks.every(({ type, text }) => typeof type === 'string' && typeof text === 'string')

/** As a document of ours. What ours can't hold becomes a node of an unknown kind, so that the document isn't accepted. */
export const fromDraftJs = ({ blocks, entityMap = {} }: RawContent): RichTextNode => ({
  type: 'doc',
  content: runsOf(blocks, (a, b) => a.type === b.type || (isListed(a) && isListed(b))).flatMap((run) =>
    nodesOf(run, entityMap),
  ),
})

const nodesOf = (run: Run, entities: Entities): RichTextNode[] => {
  const [first] = run
  if (isListed(first)) return listsOf(run, entities)
  const paragraphs = run.map((block) => textBlock('paragraph', block, entities))
  switch (first.type) {
    case 'unstyled':
    case 'paragraph':
    case 'atomic':
      return paragraphs
    case 'blockquote':
      return [{ type: 'blockquote', content: paragraphs }]
    case 'code-block':
      return [{ type: 'codeBlock', content: codeOf(run) }]
    default:
      return run.map((block) => headingOf(block, entities))
  }
}

const codeOf = (run: readonly Block[]): RichTextNode[] => {
  const text = run.map((block) => block.text).join('\n')
  return text === '' ? [] : [{ type: 'text', text }]
}

const levels = ['one', 'two', 'three', 'four', 'five', 'six']
const headingOf = (block: Block, entities: Entities): RichTextNode => {
  const level = levels.indexOf(block.type.replace(/^header-/, '')) + 1
  if (level === 0) return unknown(block.type)
  const { attrs, ...heading } = textBlock('heading', block, entities)
  return { ...heading, attrs: { ...attrs, level } }
}

const isListed = ({ type }: Block): boolean => type.endsWith('ordered-list-item')
const deep = ({ depth = 0 }: Block): number => depth

/** Items of one kind at one depth make a list; those that are deeper lie in the item before them. */
const listsOf = (items: readonly Block[], entities: Entities): RichTextNode[] => {
  const outer = Math.min(...items.map(deep))
  return runsOf(items, (a, b) => deep(b) > outer || a.type === b.type).map((run) => ({
    type: run[0].type === 'ordered-list-item' ? 'orderedList' : 'bulletList',
    content: runsOf(run, (_a, b) => deep(b) > outer).map(([item, ...within]) => ({
      type: 'listItem',
      content: [
        textBlock('paragraph', item, entities),
        ...(within.length > 0 ? listsOf(within, entities) : []),
      ],
    })),
  }))
}

/** Cuts a list where `belongs` says that the next one doesn't go with the first of its run. */
const runsOf = (blocks: readonly Block[], belongs: (first: Block, next: Block) => boolean): Run[] => {
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
  const content = inlineOf(block, entities)
  return {
    type,
    ...(align != null && { attrs: { textAlign: align } }),
    ...(content.length > 0 && { content }),
  }
}

/** The text of a block, cut wherever a style or an entity begins or ends. */
const inlineOf = (block: Block, entities: Entities): RichTextNode[] => {
  const { text, inlineStyleRanges = [], entityRanges = [] } = block
  const ends = [...inlineStyleRanges, ...entityRanges].flatMap(({ offset, length }) => [
    offset,
    offset + length,
  ])
  const edges = [...new Set([0, ...ends, text.length])].sort((a, b) => a - b)
  return edges.slice(0, -1).flatMap((from, index): RichTextNode[] => {
    const at = <T extends Range>(range: T): boolean =>
      range.offset <= from && from < range.offset + range.length
    const named = entityRanges.find(at)
    const entity = named && entities[named.key]
    const marks = inlineStyleRanges.filter(at).flatMap(({ style }) => markOf(style))
    const piece = text.slice(from, edges[index + 1])
    if (entity && /^image$/i.test(entity.type)) return [imageOf(entity)]
    if (entity && block.type === 'atomic') return [unknown(entity.type)]
    return written(piece, unique([...marks, ...(entity ? linkOf(entity) : [])]))
  })
}

const written = (text: string, marks: Mark[] = []): RichTextNode[] => {
  const nodes: RichTextNode[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (index > 0) nodes.push({ type: 'hardBreak' })
    if (line !== '') nodes.push({ type: 'text', text: line, ...(marks.length > 0 && { marks }) })
  }
  return nodes
}

const markOf = (style: string): Mark[] => {
  const [, ground, color] = /^(bg)?color-(.+)$/.exec(style) ?? []
  if (color) return [{ type: ground ? 'highlight' : 'textStyle', attrs: { color } }]
  const type = marks[style]
  return type ? [{ type }] : []
}
/** Others say how large letters are and of which font, which is for the site to say. */
const marks: Readonly<Record<string, string>> = {
  BOLD: 'bold',
  ITALIC: 'italic',
  UNDERLINE: 'underline',
  STRIKETHROUGH: 'strike',
  CODE: 'code',
}

const unique = (given: Mark[]): Mark[] => [...new Map(given.map((mark) => [mark.type, mark])).values()]

/** A link without a scheme was meant for the web; where it leads nowhere harmless its words stay. */
const linkOf = ({ data = {} }: Entity): Mark[] => {
  const url = String(data.url ?? data.href ?? '')
  const href = [url, `https://${url}`].find(isSafeLink)
  return url !== '' && href ? [{ type: 'link', attrs: { href } }] : []
}

const imageOf = ({ data = {} }: Entity): RichTextNode => {
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
