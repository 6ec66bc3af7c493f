import { passageLanguages } from './passage-languages.ts'
import { maxTableColumns, maxTableRows } from './table-size.ts'
import { color, nullable, oneOf, short, whole, type AttributeCheck, type Rule } from './attribute-checks.ts'
import { image, mediaNodes } from './media-rules.ts'
import { isSafeLink } from '../text/safe-url.ts'

const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'image',
  'table',
  ...Object.keys(mediaNodes),
]
const inline = ['text', 'hardBreak', 'image']
/** A cell holds lines and lists; a table within it would fit on no phone. */
const cell: Rule = {
  attrs: {
    colspan: nullable(whole(1, maxTableColumns)),
    rowspan: nullable(whole(1, maxTableRows)),
    colwidth: nullable((value) => Array.isArray(value) && value.every((each) => each === 0)),
    align: nullable(oneOf('left', 'center', 'right')),
  },
  content: ['paragraph', 'bulletList', 'orderedList'],
}
const align = nullable(oneOf('left', 'center', 'right', 'justify'))

/** What the editor offers, and no more (ra-input-rich-text's StarterKit, TextAlign, Image, TextStyle, Color, Highlight; our language). */
const nodes: Readonly<Record<string, Rule>> = {
  doc: { content: blocks },
  paragraph: { attrs: { textAlign: align }, content: inline },
  heading: { attrs: { level: whole(1, 6), textAlign: align }, content: inline },
  bulletList: { content: ['listItem'] },
  orderedList: {
    attrs: { start: nullable(whole(0, 1_000_000)), type: nullable(oneOf('1', 'a', 'A', 'i', 'I')) },
    content: ['listItem'],
  },
  listItem: { content: blocks },
  table: { content: ['tableRow'] },
  tableRow: { content: ['tableHeader', 'tableCell'] },
  tableHeader: cell,
  tableCell: cell,
  blockquote: { content: blocks },
  codeBlock: { attrs: { language: nullable(short(40)) }, content: ['text'] },
  horizontalRule: { content: 'none' },
  hardBreak: { content: 'none' },
  text: { content: 'none' },
  image,
  ...mediaNodes,
}
const marks: Readonly<Record<string, Rule>> = {
  bold: {},
  italic: {},
  strike: {},
  underline: {},
  code: {},
  link: {
    attrs: {
      href: (value) => typeof value === 'string' && isSafeLink(value),
      target: nullable(oneOf('_blank', '_self')),
      rel: nullable(short(100)),
      class: nullable(short(0)),
      title: nullable(short(500)),
    },
  },
  textStyle: { attrs: { color: nullable(color) } },
  highlight: { attrs: { color: nullable(color) } },
  language: { attrs: { lang: oneOf(...Object.keys(passageLanguages)) } },
}

/** What a node of this type may have; undefined for a type that the editor doesn't offer. */
export const nodeRule = (type: string): Rule | undefined =>
  Object.hasOwn(nodes, type) ? nodes[type] : undefined

/** What a mark of this type may have; undefined for a type that the editor doesn't offer. */
export const markRule = (type: string): Rule | undefined =>
  Object.hasOwn(marks, type) ? marks[type] : undefined

/** The check of one attribute; undefined for one that the editor doesn't offer. */
export const attributeCheck = ({ attrs = {} }: Rule, name: string): AttributeCheck | undefined =>
  Object.hasOwn(attrs, name) ? attrs[name] : undefined

/** The name of an attribute that must be there and isn't. Where null would be fine it may be missing. */
export const missingAttribute = (
  { attrs = {} }: Rule,
  given: Readonly<Record<string, unknown>>,
): string | undefined =>
  Object.entries(attrs).find(([name, check]) => given[name] === undefined && !check(null))?.[0]
