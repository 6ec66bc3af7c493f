import type { BlockContent, Heading, List, ListItem, RowContent, Image } from 'mdast'
import type { NodeType } from '../../rich-text/rich-text-rules.ts'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { factsToList } from '../list-shapes.ts'
import { findLineNode } from '../line-nodes.ts'
import { buttonTitle } from '../../addresses/page-link.ts'
import { formatPagePicture } from '../page-picture.ts'
import { figureSizes } from '../../rich-text/media-rules.ts'
import { textOrNull, toPhrasing } from './to-phrasing.ts'

type Write = (node: RichTextNode & { attrs: Record<string, unknown> }) => BlockContent[]

/** Converts blocks of a body to a Markdown tree. Content without Markdown syntax is lost, which the caller detects. */
export const toBlocks = (nodes: readonly RichTextNode[] = []): BlockContent[] =>
  nodes.flatMap((node) => {
    const { type, attrs = {} } = node
    const line = findLineNode(type)
    return line
      ? [directive(`::${type} ${line.write(attrs)}`)]
      : (written[type as NodeType]?.({ ...node, attrs }) ?? [])
  })

const toParagraph: Write = ({ content = [] }) =>
  content.length === 0
    ? [{ type: 'html', value: '<br>' }]
    : [{ type: 'paragraph', children: toPhrasing(content) }]

const toItem = ({ content = [] }: RichTextNode): ListItem => {
  const [first, ...others] = content
  const blocks = toBlocks(first?.type === 'paragraph' && !first.content ? others : content)
  return { type: 'listItem', spread: blocks.slice(1).some(({ type }) => type !== 'list'), children: blocks }
}

const toList = ({ type, content = [], attrs = {} }: RichTextNode): List => ({
  type: 'list',
  ordered: type === 'orderedList',
  start: type === 'orderedList' ? Number(attrs.start ?? 1) : null,
  spread: false,
  children: content.map(toItem),
})

const directive = (value: string): BlockContent => ({ type: 'directive', value })

const toCode = (language: string, value: string): BlockContent => {
  const [lang, ...meta] = language.split(' ')
  return { type: 'code', lang: lang || null, meta: meta.join(' ') || null, value }
}

const toStanza = ({ attrs, content = [] }: RichTextNode): string => {
  const lines = content.map(({ text }) => text ?? '\n').join('')
  return attrs?.refrain === true ? lines.replaceAll(/^(?=.)/gm, '  ') : lines
}

const toTable: Write = ({ attrs, content = [] }) => {
  const [first] = content
  const hasNames = first?.content?.every(({ type }) => type === 'tableHeader') === true
  const rows = content.map(({ content: cells = [] }) => ({
    type: 'tableRow' as const,
    children: cells.map((cell): RowContent => ({
      type: 'tableCell',
      children: toPhrasing(cell.content?.[0]?.content, true),
    })),
  }))
  const unnamed = { type: 'tableRow' as const, children: first?.content?.map(() => emptyCell) ?? [] }
  const align = (first?.content ?? []).map((cell) => cell.attrs?.align as 'left' | null)
  return [
    ...(attrs.look === 'roll' ? [directive('::table roll')] : []),
    { type: 'table', align, children: hasNames ? rows : [unnamed, ...rows] },
  ]
}
const emptyCell: RowContent = { type: 'tableCell', children: [] }

/** Writers of blocks; blocks that only occur within others are written with them. */
const written: Readonly<Partial<Record<NodeType, Write>>> = {
  paragraph: toParagraph,
  heading: ({ attrs, content }) => [
    { type: 'heading', depth: Number(attrs.level) as Heading['depth'], children: toPhrasing(content) },
  ],
  blockquote: ({ content }) => [{ type: 'blockquote', children: toBlocks(content) }],
  bulletList: (node) => [
    ...(node.attrs.look == null ? [] : [directive(`::list ${String(node.attrs.look)}`)]),
    toList(node),
  ],
  orderedList: (node) => [toList(node)],
  codeBlock: ({ attrs, content = [] }) => [
    toCode(String(attrs.language ?? ''), content.map(({ text = '' }) => text).join('')),
  ],
  horizontalRule: () => [{ type: 'thematicBreak' }],
  table: toTable,
  figure: (node) => [toPictures([node])],
  gallery: ({ content = [] }) => [toPictures(content)],
  file: ({ attrs }) => [toFile(attrs)],
  button: ({ attrs }) => [toButton(attrs)],
  facts: (node) => [directive('::list facts'), toList(factsToList(node))],
  verse: ({ attrs: { lang }, content = [] }) => [
    toCode(typeof lang === 'string' ? `verse ${lang}` : 'verse', content.map(toStanza).join('\n\n')),
  ],
}

type Attributes = Readonly<Record<string, unknown>>

/** Images in a separate paragraph; those of a gallery one below the other. */
const toPictures = (figures: readonly RichTextNode[]): BlockContent => ({
  type: 'paragraph',
  children: figures.flatMap(({ attrs = {} }, at) => {
    const picture = toPicture(attrs)
    return at === 0 ? [picture] : [{ type: 'text' as const, value: '\n' }, picture]
  }),
})

const toPicture = ({ src, alt, width, height, size: named, caption, credit }: Attributes): Image => {
  const size = figureSizes.find((each) => each === named) ?? null
  const measures = width == null || height == null ? '' : `${String(width)}x${String(height)}`
  const texts = { caption: textOrNull(caption), credit: textOrNull(credit) }
  const { title } = formatPagePicture({ src: '', size: null, ...texts })
  const fragment = [measures, size].filter(Boolean).join('-')
  return {
    type: 'image',
    url: `${String(src)}${fragment && `#${fragment}`}`,
    alt: textOrNull(alt) ?? '',
    title,
  }
}

/** A link in a separate paragraph, with its kind in the title. */
const toLink = (href: unknown, title: string | null, texts: unknown): BlockContent => ({
  type: 'paragraph',
  children: [{ type: 'link', url: String(href), title, children: [{ type: 'text', value: String(texts) }] }],
})

const toFile = ({ href, title, bytes, pages }: Attributes): BlockContent => {
  const size = bytes == null ? [] : [`${String(bytes)} bytes`]
  const length = pages == null ? [] : [`${String(pages)} pages`]
  return toLink(href, [...size, ...length].join(', ') || null, title)
}

const toButton = ({ href, label }: Attributes): BlockContent => toLink(href, buttonTitle, label)
