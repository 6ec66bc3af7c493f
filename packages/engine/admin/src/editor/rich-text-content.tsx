import { parseFile } from '@kampana/engine-declare/media/file'
import type { MarkType } from '@kampana/engine-declare/rich-text/rich-text-rules'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { Box } from '@mui/material'
import { createElement, Fragment, type ReactNode } from 'react'
import { blockStyle } from './block-style.ts'
import { nodeHtml, type Attributes, type Html, type KitNode, type RenderLink } from './body-nodes.ts'
import { mediaStyle } from './media/media-style.ts'
import { tableStyle } from './table/table-style.ts'
import { toServerUrl, toSiteUrl, imageSources } from '../url/resolve-url.ts'

/** Document as on the site, rendered as elements and never as an HTML string (XSS). */
export const RichTextContent = ({ document }: { document: RichTextNode }) => (
  <Box sx={prose}>{renderChildren(document)}</Box>
)

const alignment = (align: unknown): Attributes => (align == null ? {} : { style: { textAlign: align } })
const inside =
  (tag: string) =>
  (attrs: Attributes): Html => [tag, alignment(attrs['textAlign']), 0]
const cell =
  (tag: string) =>
  ({ colspan, rowspan, align }: Attributes): Html => [
    tag,
    { colSpan: Number(colspan ?? 1), rowSpan: Number(rowspan ?? 1), ...alignment(align) },
    0,
  ]

/** Renderers of Tiptap's nodes. */
const nodes: Readonly<Record<KitNode, ((attrs: Attributes) => Html) | null>> = {
  doc: null,
  text: null,
  paragraph: inside('p'),
  // The h1 is the page's own title.
  heading: (attrs) => inside(`h${Math.max(2, Number(attrs['level']))}`)(attrs),
  bulletList: ({ look }) => ['ul', { 'data-look': look ?? undefined }, 0],
  orderedList: ({ start, type }) => ['ol', { start: Number(start ?? 1), ...(type != null && { type }) }, 0],
  listItem: inside('li'),
  blockquote: inside('blockquote'),
  codeBlock: () => ['pre', {}, ['code', {}, 0]],
  horizontalRule: () => ['hr', {}],
  hardBreak: () => ['br', {}],
  image: ({ src, alt, width }) => [
    'img',
    {
      ...imageSources(String(src)),
      alt: String(alt ?? ''),
      sizes: '(max-width: 44rem) 100vw, 42rem',
      ...(width != null && { width: Number(width) }),
    },
  ],
  table: () => ['div', { className: 'tableWrapper' }, ['table', {}, ['tbody', {}, 0]]],
  tableRow: inside('tr'),
  tableHeader: cell('th'),
  tableCell: cell('td'),
}

const marks: Readonly<Record<MarkType, (attrs: Attributes) => Html>> = {
  bold: inside('strong'),
  italic: inside('em'),
  strike: inside('s'),
  underline: inside('u'),
  code: inside('code'),
  subscript: inside('sub'),
  superscript: inside('sup'),
  keys: inside('kbd'),
  small: inside('small'),
  link: ({ href, title }) => ['a', { ...leading(String(href)), ...(title != null && { title }) }, 0],
  textStyle: ({ color }) => ['span', color ? { style: { color } } : {}, 0],
  highlight: ({ color }) => ['mark', color ? { style: { backgroundColor: color } } : {}, 0],
  language: ({ lang }) => ['span', { lang }, 0],
  abbreviation: ({ title }) => ['abbr', { title }, 0],
}

const leading = (href: string): Attributes => ({
  href: parseFile(href) ? toServerUrl(href) : toSiteUrl(href),
  target: '_blank',
  rel: 'noopener noreferrer nofollow',
})
const link: RenderLink = (href, linkText) => ['a', leading(href), linkText]

/** Passes children as arguments instead of an array, so that none needs a key. They never change order. */
const renderChildren = ({ content }: RichTextNode): ReactNode =>
  content && createElement(Fragment, null, ...content.map(renderNode))

const renderNode = (node: RichTextNode): ReactNode => {
  const { type, attrs = {} } = node
  const html = nodeHtml(type, attrs, link) ?? nodes[type as KitNode]?.(attrs)
  const content = html ? toElement(html, renderChildren(node)) : node.text
  return (node.marks ?? []).reduceRight(
    (inner: ReactNode, mark) => toElement(marks[mark.type as MarkType](mark.attrs ?? {}), inner),
    content,
  )
}

const toElement = ([tag, attributes, ...children]: Html, content: ReactNode): ReactNode =>
  createElement(
    tag,
    tag === 'img' ? { alt: '', loading: 'lazy', ...attributes } : attributes,
    ...children.map((child) =>
      child === 0 ? content : typeof child === 'string' ? child : toElement(child, content),
    ),
  )

const prose = {
  maxWidth: '42rem',
  lineHeight: 1.65,
  '& img': { maxWidth: '100%', height: 'auto', borderRadius: '2px' },
  ...tableStyle,
  ...mediaStyle,
  ...blockStyle,
  '& a': { color: 'secondary.main' },
  '& blockquote': { ml: 0, pl: 2, borderLeft: 3, borderColor: 'divider', color: 'text.secondary' },
  '& pre': { p: 2, overflowX: 'auto', backgroundColor: 'action.hover', borderRadius: '2px' },
  '& > :first-of-type': { mt: 0 },
}
