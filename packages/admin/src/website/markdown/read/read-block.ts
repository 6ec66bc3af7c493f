import type { JSONContent } from '@tiptap/core'
import type {
  BlockContent,
  Code,
  DefinitionContent,
  List,
  ListItem,
  Paragraph,
  RootContent,
  Table,
} from 'mdast'
import { readInline, UnknownMarkdown } from './read-inline.ts'
import { readMedia, readVideo } from './read-media.ts'
import { readVerse } from './read-verse.ts'

type Block = RootContent | BlockContent | DefinitionContent

/** A block as a node of the editor. Throws `UnknownMarkdown` where it or a part of it has no shape there. */
export const readBlock = (node: Block, source: string): JSONContent => {
  const blocks = (nodes: readonly Block[]) => nodes.map((child) => readBlock(child, source))
  switch (node.type) {
    case 'paragraph':
      return readParagraph(node, source)
    case 'heading':
      return { type: 'heading', attrs: { level: node.depth }, content: readInline(node.children, source) }
    case 'blockquote':
      return { type: 'blockquote', content: orEmpty(blocks(node.children)) }
    case 'thematicBreak':
      return { type: 'horizontalRule' }
    case 'list':
      return readList(node, source)
    case 'code':
      return readCode(node)
    case 'table':
      return readTable(node, source)
    case 'directive':
      return readVideo(node.value) ?? { type: 'directive', attrs: { source: node.value } }
    case 'html':
      return { type: 'raw', content: text(node.value) }
    default:
      throw new UnknownMarkdown(node.type)
  }
}

const readParagraph = ({ children }: Paragraph, source: string): JSONContent =>
  readMedia(children) ?? { type: 'paragraph', content: readInline(children, source) }

const readList = (node: List, source: string): JSONContent => {
  const spread = node.spread ?? false
  const marker = source.slice(node.position?.start.offset).match(/^\d*(.)/)?.[1]
  return {
    ...(node.ordered
      ? { type: 'orderedList', attrs: { start: node.start ?? 1, delimiter: marker, spread } }
      : { type: 'bulletList', attrs: { marker, spread } }),
    content: node.children.map((item) => readItem(item, source)),
  }
}

/** The editor's items begin with a paragraph; one without words isn't written. */
const readItem = ({ children, spread }: ListItem, source: string): JSONContent => {
  const blocks = children.map((child) => readBlock(child, source))
  const content = blocks[0]?.type === 'paragraph' ? blocks : [{ type: 'paragraph' }, ...blocks]
  return { type: 'listItem', attrs: { spread: spread ?? false }, content }
}

const readCode = ({ lang, meta, value }: Code): JSONContent => {
  const info = [lang, meta].filter(Boolean).join(' ')
  return (
    (info.startsWith('verse') && readVerse(info, value)) || {
      type: 'codeBlock',
      attrs: { language: info === '' ? null : info },
      content: text(value),
    }
  )
}

const readTable = ({ align, children }: Table, source: string): JSONContent => {
  const columns = children[0]?.children.length ?? 0
  const cell = (row: number, column: number): JSONContent => ({
    type: row === 0 ? 'tableHeader' : 'tableCell',
    attrs: { align: align?.[column] ?? null },
    content: [
      { type: 'paragraph', content: readInline(children[row]?.children[column]?.children ?? [], source) },
    ],
  })
  return {
    type: 'table',
    content: children.map((_row, row) => ({
      type: 'tableRow',
      content: Array.from({ length: columns }, (_cell, column) => cell(row, column)),
    })),
  }
}

const text = (value: string): JSONContent[] => (value === '' ? [] : [{ type: 'text', text: value }])

const orEmpty = (content: JSONContent[]): JSONContent[] =>
  content.length > 0 ? content : [{ type: 'paragraph' }]
