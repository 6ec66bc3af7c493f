import type { BlockContent, Code, DefinitionContent, Html, List, ListItem, RootContent, Table } from 'mdast'
import { parseRichText } from '../../rich-text/rich-text.ts'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { bodyLanguage } from '../body-fence.ts'
import { listToFacts } from '../list-shapes.ts'
import { findLineNode } from '../line-nodes.ts'
import { sourceOf, reportUnknown, type ReadContext } from './read-context.ts'
import { readInline } from './read-inline.ts'
import { readMedia } from './read-media.ts'
import { readVerse } from './read-verse.ts'

type Block = RootContent | BlockContent | DefinitionContent

/** Reads blocks of Markdown as nodes of a body. A line such as `::list facts` sets the look of the following block. */
export const readBlocks = (blocks: readonly Block[], context: ReadContext): RichTextNode[] => {
  const nodes: RichTextNode[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    const next = blocks[at + 1]
    if (!block) continue
    const line = block.type === 'directive' ? block.value : undefined
    const shown = line !== undefined && next ? showAs(line, next, context) : undefined
    const node = line === undefined ? undefined : (shown ?? readLine(line))
    if (shown) at++
    const words = block.type === 'paragraph' ? sourceOf(block, context.text) : ''
    const unknown = line ?? tooManyColons.exec(words)?.[0]
    if (!node && unknown !== undefined) reportUnknown(context, block, unknown)
    nodes.push(...(node ? [node] : readBlock(block, context)))
  }
  return nodes
}

/** A directive with three or more colons, which stays text. */
const tooManyColons = /^:::+[ \t]*[a-z].*$/m

/** Reads `::records people?view=table`; undefined for a line that isn't a node. */
const readLine = (line: string): RichTextNode | undefined => {
  const [, name = '', value = ''] = /^::([a-z]+)[ \t]+(\S+)$/.exec(line) ?? []
  return findLineNode(name)?.read(value)
}

const showAs = (line: string, next: Block, context: ReadContext): RichTextNode | undefined => {
  const [, kind, look = ''] = /^::(list|table)[ \t]+(facts|timeline|outline|roll)$/.exec(line) ?? []
  if (next.type !== kind || (kind === 'table') !== (look === 'roll')) return undefined
  const [node] = readBlock(next, context)
  if (look === 'facts') return node && listToFacts(node)
  return node && node.type !== 'orderedList' ? { ...node, attrs: { ...node.attrs, look } } : undefined
}

const readBlock = (node: Block, context: ReadContext): RichTextNode[] => {
  switch (node.type) {
    case 'paragraph':
      return [readMedia(node.children, context) ?? paragraph(readInline(node.children, context))]
    case 'heading':
      return [{ type: 'heading', attrs: { level: node.depth }, content: readInline(node.children, context) }]
    case 'blockquote':
      return [{ type: 'blockquote', content: readBlocks(node.children, context) }]
    case 'thematicBreak':
      return [{ type: 'horizontalRule' }]
    case 'list':
      return [readList(node, context)]
    case 'code':
      return readCode(node)
    case 'table':
      return [readTable(node, context)]
    case 'directive':
      return [words(node.value)]
    case 'html':
      return readHtml(node, context)
    case 'definition':
      return []
    default:
      return [words(sourceOf(node, context.text))]
  }
}

const readList = (node: List, context: ReadContext): RichTextNode => ({
  ...(node.ordered ? { type: 'orderedList', attrs: { start: node.start ?? 1 } } : { type: 'bulletList' }),
  content: node.children.map((item) => readItem(item, context)),
})

/** An item starts with a paragraph, as in the editor. */
const readItem = ({ children }: ListItem, context: ReadContext): RichTextNode => {
  const blocks = readBlocks(children, context)
  return {
    type: 'listItem',
    content: blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks],
  }
}

const readCode = ({ lang, meta, value }: Code): RichTextNode[] => {
  if (lang === 'verse') return [readVerse(meta, value)]
  const language = [lang, meta].filter(Boolean).join(' ')
  const nodes = language === bodyLanguage ? readNodes(value) : undefined
  if (nodes) return nodes
  const content = value === '' ? [] : [{ type: 'text', text: value }]
  return [{ type: 'codeBlock', attrs: { language: language === '' ? null : language }, content }]
}

/** Nodes in a fence, if a body may contain them; otherwise it remains a block of code. */
const readNodes = (json: string): RichTextNode[] | undefined => {
  const whole = parseRichText(json)
  const read = 'document' in whole ? whole : parseRichText(`{"type":"doc","content":[${json}]}`)
  return 'document' in read ? (read.document.content ?? []) : undefined
}

/** A single `<br>` is an empty paragraph, and `<!-- -->` separates two lists; other HTML stays as words. */
const readHtml = (node: Html, context: ReadContext): RichTextNode[] => {
  const html = node.value.trim()
  if (html === '<!-- -->') return []
  if (/^<br\s*\/?>$/i.test(html)) return [{ type: 'paragraph' }]
  reportUnknown(context, node, html)
  return [words(node.value.replaceAll(/\s+/g, ' '))]
}

const paragraph = (content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const words = (text: string): RichTextNode => paragraph([{ type: 'text', text }])

/** A table, whose first row contains column headings. If that row is empty, the first cell of each row is its heading. */
const readTable = ({ align, children }: Table, context: ReadContext): RichTextNode => {
  const [first, ...others] = children
  const columns = first?.children.length ?? 0
  const isNamed = first?.children.some((cell) => cell.children.length > 0) === true
  const rows = isNamed || !first || others.length === 0 ? children : others
  return {
    type: 'table',
    content: rows.map((row) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, (_, column) => {
        const isHeader = isNamed ? row === first : column === 0
        return {
          type: isHeader ? 'tableHeader' : 'tableCell',
          attrs: { align: align?.[column] ?? null },
          content: [
            { type: 'paragraph', content: readInline(row.children[column]?.children ?? [], context) },
          ],
        }
      }),
    })),
  }
}
