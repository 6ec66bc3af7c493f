import type { NodeType } from '@kampana/engine-declare/rich-text/rich-text-rules'
import { plainText, type RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { escapeHtmlText } from '../framework/escape-html.ts'
import { headingAnchor } from './heading-anchor.ts'
import { gallery } from './figure.ts'
import { resolveServerUrl } from '../framework/server-url.ts'
import { fileFacts } from '@kampana/engine-declare/media/file-facts'
import { h } from './html.ts'
import { bulletList, listItem, stanza, lineOrBlocks } from './lists.ts'
import { bodyLink } from './marks.ts'
import { figureNode, illustration, pictureOf } from './pictures.ts'
import type { ShowNode, Children } from './render-node.ts'
import { rollTable } from './roll-table.ts'
import { parseVideo } from '@kampana/engine-declare/rich-text/video'

const inside =
  (tag: string, className?: string): ShowNode =>
  (node, children) =>
    h(tag, { className }, children(node))

/** The page's title is its only h1, so headings of a body start at h2. */
const heading: ShowNode = (node, children, { isPage }) => {
  const level = Math.min(Math.max(Number(node.attrs?.level), 2), 6)
  const id = isPage ? headingAnchor(plainText(node)) : undefined
  return h(`h${level}`, { id, className: alignment(node) }, children(node))
}

const alignment = ({ attrs }: RichTextNode): string | undefined =>
  attrs?.textAlign ? `align-${String(attrs.textAlign)}` : undefined

/** A table. Its first row names the columns if all its cells are headers. */
const bodyTable: ShowNode = (node, children) => {
  const { head, rows } = splitTable(node)
  if (node.attrs?.look === 'roll' && head) return rollTable(head, rows, children)
  const body = rows.map((row) => tableRow(row, 'row', children))
  const table = h(
    'table',
    null,
    head ? h('thead', null, tableRow(head, 'col', children)) : '',
    h('tbody', null, ...body),
  )
  // Scrolls separately, also by keyboard, if it is wider than the page.
  return h(
    'div',
    { className: 'table', role: 'region', tabIndex: 0, 'aria-label': tableLabel(head, rows) },
    table,
  )
}

const splitTable = ({ content: rows = [] }: RichTextNode) => {
  const [first, ...others] = rows
  const isHead = first?.content?.every(({ type }) => type === 'tableHeader') === true && others.length > 0
  return isHead ? { head: first, rows: others } : { head: undefined, rows }
}

/** A header next to other cells names its row. An empty corner cell names nothing. */
const tableRow = (row: RichTextNode, scope: 'col' | 'row', children: Children): string => {
  const cells = (row.content ?? []).map((cell) => {
    const names = cell.type === 'tableHeader' && plainText(cell) !== ''
    return h(
      names ? 'th' : 'td',
      { scope: names && scope, ...cellAttributes(cell) },
      lineOrBlocks(cell, children),
    )
  })
  return h('tr', null, ...cells)
}

/** Accessible name of a table: its columns, or else the first cell of each row. */
const tableLabel = (head: RichTextNode | undefined, rows: readonly RichTextNode[]): string => {
  const cells = head?.content ?? rows.flatMap(({ content = [] }) => content.slice(0, 1))
  return cells.map(plainText).filter(Boolean).join(', ') || 'Table'
}

const cellAttributes = ({ attrs = {} }: RichTextNode) => ({
  colSpan: Number(attrs.colspan ?? 1) > 1 && Number(attrs.colspan),
  rowSpan: Number(attrs.rowspan ?? 1) > 1 && Number(attrs.rowspan),
  className: attrs.align != null && `align-${String(attrs.align)}`,
})

/** Renderer of each node; null for text, which has marks, and for nodes that their parent renders. */
export const elements: Readonly<Record<NodeType, ShowNode | null>> = {
  doc: (node, children) => children(node),
  text: null,
  tableRow: null,
  tableHeader: null,
  tableCell: null,
  paragraph: (node, children) => h('p', { className: alignment(node) }, children(node)),
  heading,
  bulletList,
  orderedList: (node, children) => {
    const { start, type } = node.attrs ?? {}
    return h('ol', { start: start === 1 ? null : (start as number), type: type as string }, children(node))
  },
  listItem,
  blockquote: inside('blockquote'),
  codeBlock: ({ content = [] }) =>
    h('pre', null, h('code', null, escapeHtmlText(content.map(({ text = '' }) => text).join('')))),
  horizontalRule: () => h('hr', null),
  hardBreak: () => h('br', null),
  image: (node) => illustration(node),
  figure: (node) => figureNode(node),
  gallery: ({ content = [] }) => gallery(content.map(pictureOf)),
  file: ({ attrs = {} }) => fileLink(attrs),
  video: ({ attrs = {} }) => video(attrs),
  button: ({ attrs = {} }, _children, where) =>
    h(
      'p',
      { className: 'button-line' },
      bodyLink(escapeHtmlText(String(attrs.label)), { href: String(attrs.href), className: 'button' }, where),
    ),
  table: bodyTable,
  facts: inside('dl', 'facts'),
  fact: inside('div'),
  term: inside('dt'),
  description: inside('dd'),
  verse: (node, children) =>
    h('div', { className: 'verse', lang: node.attrs?.lang as string | null }, children(node)),
  stanza,
  records: ({ attrs = {} }, _children, { showRecords }) => showRecords?.(attrs) ?? '',
  value: ({ attrs = {} }, _children, { findValue }) =>
    escapeHtmlText(findValue?.(String(attrs.name)) ?? String(attrs.text)),
}

/** A link to a file, with its type, size and number of pages. */
const fileLink = ({ href, title, ...measures }: Readonly<Record<string, unknown>>): string => {
  const facts = fileFacts(String(href), measures)
  const details = h('small', null, escapeHtmlText(facts))
  return h(
    'p',
    { className: 'file' },
    h(
      'a',
      { href: resolveServerUrl(String(href)), download: true },
      `${escapeHtmlText(String(title))} `,
      details,
    ),
  )
}

/**
 * A video of another site, loaded only on a click (`components/prose.tsx`), with a plain link for visitors without
 * script.
 */
const video = ({ href, title }: Readonly<Record<string, unknown>>): string => {
  const found = parseVideo(String(href))
  if (!found) return ''
  const label = typeof title === 'string' ? title : ''
  const host = new URL(found.frame).hostname.replace(/^www\./, '')
  const ask = h(
    'button',
    {
      type: 'button',
      className: 'panel-ask',
      'data-frame': found.frame,
      title: label || `Video at ${found.site}`,
    },
    'Play the video',
    h('small', null, `Hosted by ${host}`),
  )
  const link = h('a', { href: found.href }, `Watch on ${found.site}`)
  return h(
    'figure',
    { className: 'video' },
    h('div', { className: 'panel-frame' }, ask),
    h('figcaption', null, label && `${escapeHtmlText(label)} `, link),
  )
}
