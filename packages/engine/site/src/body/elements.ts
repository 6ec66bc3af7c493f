import type { NodeType } from '@kampana/engine-declare/rich-text/rich-text-rules'
import { plainText, type RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { escapeHtmlText } from '../framework/escape-html.ts'
import { headingAnchor } from './heading-anchor.ts'
import { gallery } from './figure.ts'
import { fileLink } from './file-link.ts'
import { h } from './html.ts'
import { bulletList, listItem, stanza } from './lists.ts'
import { bodyLink } from './marks.ts'
import { figureNode, illustration, pictureOf } from './pictures.ts'
import type { ShowNode } from './render-node.ts'
import { bodyTable } from './table.ts'
import { video } from './video.ts'

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
