import type { Node } from '@tiptap/pm/model'
import type { BlockContent, Heading, List, ListItem, Table, TableRow } from 'mdast'
import { refrainIndent } from '../read/read-verse.ts'
import { toMedia } from './to-mdast-media.ts'
import { toPhrasing } from './to-mdast-inline.ts'

/** A block of the editor as a tree of Markdown; undefined for an empty paragraph, which Markdown has no words for. */
export const toBlock = (node: Node): BlockContent | undefined => {
  switch (node.type.name) {
    case 'heading':
      return {
        type: 'heading',
        depth: Number(node.attrs.level) as Heading['depth'],
        children: toPhrasing(node),
      }
    case 'blockquote':
      return { type: 'blockquote', children: toBlocks(node) }
    case 'horizontalRule':
      return { type: 'thematicBreak' }
    case 'bulletList':
    case 'orderedList':
      return toList(node)
    case 'codeBlock':
      return toCode(node.attrs.language, node.textContent)
    case 'verse':
      return toCode(String(node.attrs.info) || 'verse', verseText(node))
    case 'table':
      return toTable(node)
    case 'directive':
      return { type: 'directive', value: String(node.attrs.source) }
    case 'raw':
      return node.textContent.trim() === '' ? undefined : { type: 'html', value: node.textContent }
    default:
      return toMedia(node) ?? toParagraph(node)
  }
}

const toBlocks = (parent: Node): BlockContent[] =>
  parent.children.map(toBlock).filter((block) => block !== undefined)

const toParagraph = (node: Node): BlockContent | undefined => {
  const children = toPhrasing(node)
  return children.length === 0 ? undefined : { type: 'paragraph', children }
}

const toList = (node: Node): List => {
  const children = node.children.map(toItem)
  return {
    type: 'list',
    ordered: node.type.name === 'orderedList',
    start: node.type.name === 'orderedList' ? Number(node.attrs.start) : null,
    spread: node.attrs.spread === true,
    children,
    data: { marker: String(node.attrs.marker ?? node.attrs.delimiter) },
  }
}

const toItem = (node: Node): ListItem => {
  const children = toBlocks(node)
  return { type: 'listItem', spread: node.attrs.spread === true, children }
}

const toCode = (info: unknown, value: string): BlockContent => {
  const [lang, ...meta] = String(info ?? '').split(' ')
  return { type: 'code', lang: lang || null, meta: meta.join(' ') || null, value }
}

const verseText = (node: Node): string =>
  node.children
    .map(({ textContent, attrs }) => stanzaText(textContent, attrs.refrain === true))
    .filter((stanza) => stanza !== '')
    .join('\n\n')

const stanzaText = (text: string, isRefrain: boolean): string => {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const trimmed = lines.map((line, index) => (index === 0 ? line.trimStart() : line))
  return trimmed.map((line) => (isRefrain ? refrainIndent + line : line)).join('\n')
}

const toTable = (node: Node): Table => ({
  type: 'table',
  align: (node.firstChild?.children ?? []).map(({ attrs }) => attrs.align ?? null),
  children: node.children.map((row): TableRow => ({
    type: 'tableRow',
    children: row.children.map((cell) => ({
      type: 'tableCell',
      children: cell.firstChild ? toPhrasing(cell.firstChild, true) : [],
    })),
  })),
})
