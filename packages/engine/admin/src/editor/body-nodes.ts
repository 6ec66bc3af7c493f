import { fileFacts } from '@kampana/engine-declare/media/file-facts'
import type { NodeType } from '@kampana/engine-declare/rich-text/rich-text-rules'
import { parseVideo } from '@kampana/engine-declare/rich-text/video'
import { msg } from '../language/msg.ts'
import { previewUrl } from './media/stored-picture.ts'
import { describeRecords } from './records/records-attrs.ts'

export type Attributes = Readonly<Record<string, unknown>>
/** Element for ProseMirror and `RichTextContent`. 0 marks the position of a node's content. */
export type Html = readonly [tag: string, attributes: Attributes, ...children: (Html | string | 0)[]]
/** Renders a link in a body. The editor renders only its text. */
export type RenderLink = (href: string, linkText: string) => Html

/** Nodes of Tiptap's starter kit. */
export type KitNode =
  | 'doc'
  | 'paragraph'
  | 'heading'
  | 'bulletList'
  | 'orderedList'
  | 'listItem'
  | 'table'
  | 'tableRow'
  | 'tableHeader'
  | 'tableCell'
  | 'blockquote'
  | 'codeBlock'
  | 'horizontalRule'
  | 'hardBreak'
  | 'text'
  | 'image'

/** Dashboard definition of a custom node. */
export interface BodyNode {
  /** Content and groups in the editor's schema. */
  schema: Readonly<Record<string, unknown>>
  tag: string
  /** Selector for pasted elements without our node name. */
  pasted?: string
  html: (attrs: Attributes, link: RenderLink) => Html
  /** Title of the node's toolbar. Without a title, the node has no toolbar. */
  title?: string
  /** Entry in the insert menu, and the initial content. Without content, the node's dialog opens first. */
  insert?: { label: string; content?: readonly object[] }
  /** Title of the node's dialog (dialogs/node-dialog.tsx). */
  edit?: string
  /** Attributes that a text comparison shows, or a function that describes them. */
  compared?: readonly string[] | ((attrs: Attributes) => readonly unknown[])
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '')
const block = { group: 'block', atom: true, draggable: true }
const part = (tag: 'dt' | 'dd') => ({
  schema: { content: 'inline*', defining: true },
  tag,
  pasted: `dl[data-facts] ${tag}`,
  html: (): Html => [tag, {}, 0],
})

/** Custom nodes, for the editor and the rendered body. */
export const bodyNodes = {
  figure: {
    schema: block,
    tag: 'figure',
    html: ({ src, alt, size, caption, credit }) => [
      'figure',
      { 'data-size': size ?? 'medium' },
      ['img', { src: previewUrl(text(src)), ...(alt != null && { alt: text(alt) }) }],
      ['figcaption', {}, ['span', {}, text(caption)], ' ', ['small', {}, text(credit)]],
    ],
    title: msg('Picture'),
    edit: msg('Description and caption'),
    compared: ['alt', 'caption', 'credit', 'size'],
  },
  gallery: {
    schema: { group: 'block', content: 'figure+', draggable: true, isolating: true },
    tag: 'div',
    html: () => ['div', {}, 0],
    title: msg('Gallery'),
  },
  file: {
    schema: block,
    tag: 'div',
    html: ({ href, title, ...measures }, link) => {
      const facts: Html = ['small', {}, fileFacts(text(href), measures)]
      return ['div', {}, link(text(href), text(title)), ' ', facts]
    },
    title: msg('File'),
    edit: msg('Rename'),
    compared: ['title', 'href'],
  },
  video: {
    schema: block,
    tag: 'div',
    html: ({ href, title }, link) => {
      const { site, href: address } = parseVideo(text(href)) ?? { site: '', href: '' }
      const shown = ['small', {}, address.replace('https://www.', '')] as const
      return ['div', {}, link(text(href), text(title) || site), ' ', shown]
    },
    title: msg('Video'),
    insert: { label: msg('Video from YouTube, Vimeo or Facebook') },
    edit: msg('Change'),
    compared: ['title', 'href'],
  },
  button: {
    schema: block,
    tag: 'div',
    html: ({ href, label }, link) => [
      'div',
      {},
      link(text(href), text(label)),
      ' ',
      ['small', {}, text(href)],
    ],
    title: msg('Button'),
    insert: { label: msg('Button with a link') },
    edit: msg('Change'),
    compared: ['label', 'href'],
  },
  facts: {
    schema: { group: 'block', content: 'fact+', defining: true, isolating: true },
    tag: 'dl',
    html: () => ['dl', {}, 0],
    title: msg('Facts'),
    insert: {
      label: msg('Facts (names and values)'),
      content: [{ type: 'fact', content: [{ type: 'term' }, { type: 'description' }] }],
    },
  },
  fact: {
    schema: { content: 'term description+' },
    tag: 'div',
    pasted: 'dl[data-facts] > div',
    html: () => ['div', {}, 0],
  },
  term: part('dt'),
  description: part('dd'),
  verse: {
    schema: { group: 'block', content: 'stanza+', defining: true, isolating: true },
    tag: 'div',
    html: ({ lang }) => ['div', lang == null ? {} : { lang: text(lang) }, 0],
    title: msg('Verse'),
    insert: { label: msg('Poem or song'), content: [{ type: 'stanza' }] },
  },
  stanza: {
    schema: { content: '(text | hardBreak)*', defining: true },
    tag: 'p',
    html: ({ refrain }) => ['p', refrain === true ? { 'data-refrain': '' } : {}, 0],
  },
  records: {
    schema: block,
    tag: 'div',
    html: (attrs) => ['div', {}, ['span', {}, describeRecords(attrs)]],
    title: msg('Record list'),
    insert: { label: msg('Record list (people, offices, job openings…)') },
    edit: msg('Change'),
    compared: (attrs) => [describeRecords(attrs), attrs['view'], attrs['columns']],
  },
  value: {
    schema: {
      group: 'inline',
      inline: true,
      atom: true,
      renderText: ({ node }: { node: { attrs: Attributes } }) => text(node.attrs['text']),
    },
    tag: 'span',
    html: (attrs) => ['span', {}, text(attrs['text'])],
    title: msg('College detail'),
    insert: { label: msg('College detail (name, motto…)') },
  },
} as const satisfies Readonly<Record<Exclude<NodeType, KitNode>, BodyNode>>

type OwnNode = keyof typeof bodyNodes
type NodeWith<Part> = { [Name in OwnNode]: (typeof bodyNodes)[Name] extends Part ? Name : never }[OwnNode]
/** Nodes with a dialog for editing or insertion. */
export type AskedNode = NodeWith<{ edit: string } | { insert: { label: string; content?: undefined } }>

const known: Readonly<Record<string, BodyNode>> = bodyNodes

/** Dashboard definition of a node by name; undefined for Tiptap's nodes. */
export const findBodyNode = (type: string): BodyNode | undefined =>
  Object.hasOwn(known, type) ? known[type] : undefined

/** Element of a node, with a data attribute for style sheets and the editor's mouse handling. */
export const nodeHtml = (type: string, attrs: Attributes, link: RenderLink): Html | undefined => {
  const [tag, attributes, ...children] = findBodyNode(type)?.html(attrs, link) ?? []
  return tag === undefined ? undefined : [tag, { ...attributes, [`data-${type}`]: '' }, ...children]
}
