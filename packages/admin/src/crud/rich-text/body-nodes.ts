import { fileFacts } from '@kampana/shared/media/file-facts'
import type { NodeType } from '@kampana/shared/rich-text/rich-text-rules'
import { parseVideo } from '@kampana/shared/rich-text/video'
import { msg } from '../../language/msg.ts'
import { previewUrl } from './media/stored-picture.ts'
import { describeRecords } from './records/records-attrs.ts'

export type Attributes = Readonly<Record<string, unknown>>
/** An element as ProseMirror and `RichTextContent` make one; 0 is where a node's content stands. */
export type Html = readonly [tag: string, attributes: Attributes, ...children: (Html | string | 0)[]]
/** Words that lead somewhere where a body is read; in the editor they are only words. */
export type RenderLink = (href: string, words: string) => Html

/** The nodes that Tiptap has. */
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

/** What the dashboard knows of a node of ours. */
export interface BodyNode {
  /** Its content and groups in the editor's schema. */
  schema: Readonly<Record<string, unknown>>
  tag: string
  /** What a paste has for it, where that isn't named as ours. */
  pasted?: string
  html: (attrs: Attributes, link: RenderLink) => Html
  /** What it is called where it is selected or has the cursor; without one it has no tools of its own. */
  title?: string
  /** Its line in the menu of insertions, and what a new one begins with; without that its dialog asks first. */
  insert?: { label: string; content?: readonly object[] }
  /** What its dialog is for (dialogs/node-dialog.tsx). */
  edit?: string
  /** The attributes that a comparison of texts shows, or what it says of them. */
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

/** Each node of ours, in the editor and where a body is read. */
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
    title: msg('List of records'),
    insert: { label: msg('List of records (people, offices, job openings…)') },
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
/** The nodes that a dialog asks for, when they are changed or put in. */
export type AskedNode = NodeWith<{ edit: string } | { insert: { label: string; content?: undefined } }>

const known: Readonly<Record<string, BodyNode>> = bodyNodes

/** What the dashboard knows of a node by its name; undefined for Tiptap's. */
export const findBodyNode = (type: string): BodyNode | undefined =>
  Object.hasOwn(known, type) ? known[type] : undefined

/** Its element, which names it, so that style sheets and the editor's mouse find it. */
export const nodeHtml = (type: string, attrs: Attributes, link: RenderLink): Html | undefined => {
  const [tag, attributes, ...children] = findBodyNode(type)?.html(attrs, link) ?? []
  return tag === undefined ? undefined : [tag, { ...attributes, [`data-${type}`]: '' }, ...children]
}
