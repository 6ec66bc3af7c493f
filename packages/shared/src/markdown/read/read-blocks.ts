import type { BlockContent, Code, DefinitionContent, Html, List, ListItem, RootContent } from 'mdast'
import { parseRichText } from '../../rich-text/rich-text.ts'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { bodyLanguage } from '../body-fence.ts'
import { listToFacts } from '../list-shapes.ts'
import { readRecords } from '../records-line.ts'
import { sourceOf, tellUnknown, type ReadContext } from './read-context.ts'
import { readInline } from './read-inline.ts'
import { readMedia, readVideo } from './read-media.ts'
import { readTable } from './read-table.ts'
import { readVerse } from './read-verse.ts'

type Block = RootContent | BlockContent | DefinitionContent

/** Blocks of Markdown as nodes of a body. A line such as `::list facts` says how the block after it is shown. */
export const readBlocks = (blocks: readonly Block[], context: ReadContext): RichTextNode[] => {
  const nodes: RichTextNode[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]
    const next = blocks[at + 1]
    if (!block) continue
    const shown = block.type === 'directive' && next ? showAs(block.value, next, context) : undefined
    if (shown) at++
    else if (block.type === 'directive' && !isKnown(block.value)) tellUnknown(context, block, block.value)
    nodes.push(...(shown ? [shown] : readBlock(block, context)))
  }
  return nodes
}

const isKnown = (line: string): boolean => {
  const [, name, value = ''] = directiveParts.exec(line) ?? []
  return name === 'records' || (name === 'video' && readVideo(value) !== undefined)
}
const directiveParts = /^::([a-z]+)[ \t]+(\S+)$/

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
      return readDirective(node.value)
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

/** An item begins with a paragraph, as the editor has it. */
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

/** What a fence holds, if it is nodes that a body may have; otherwise it stays what it is, a block of code. */
const readNodes = (json: string): RichTextNode[] | undefined => {
  const whole = parseRichText(json)
  const read = 'document' in whole ? whole : parseRichText(`{"type":"doc","content":[${json}]}`)
  return 'document' in read ? (read.document.content ?? []) : undefined
}

const readDirective = (line: string): RichTextNode[] => {
  const [, name = '', value = ''] = directiveParts.exec(line) ?? []
  if (name === 'records') return [readRecords(value)]
  const video = name === 'video' ? readVideo(value) : undefined
  return [video ?? words(line)]
}

/** `<br>` by itself is an empty paragraph, and `<!-- -->` parts two lists; other HTML stays as words. */
const readHtml = (node: Html, context: ReadContext): RichTextNode[] => {
  const html = node.value.trim()
  if (html === '<!-- -->') return []
  if (/^<br\s*\/?>$/i.test(html)) return [{ type: 'paragraph' }]
  tellUnknown(context, node, html)
  return [words(node.value.replaceAll(/\s+/g, ' '))]
}

const paragraph = (content: RichTextNode[]): RichTextNode => ({ type: 'paragraph', content })
const words = (text: string): RichTextNode => paragraph([{ type: 'text', text }])
