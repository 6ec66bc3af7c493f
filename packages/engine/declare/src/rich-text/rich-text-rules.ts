import {
  cssColor,
  nullable,
  oneOf,
  short,
  integerBetween,
  nonBlankText,
  type AttributeCheck,
  type NodeRule,
  type Rule,
} from './attribute-checks.ts'
import { factNodes, listLooks, tableLooks, verseNodes } from './list-rules.ts'
import { image, maxTitle, mediaNodes } from './media-rules.ts'
import { passageLanguages } from './passage-languages.ts'
import { listsProblem, records, value } from './records-rules.ts'
import { maxTableColumns, maxTableRows, tableProblem } from './table-size.ts'
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
  'figure',
  'gallery',
  'file',
  'video',
  'button',
  'facts',
  'verse',
  'records',
] as const
const inline = ['text', 'hardBreak', 'image', 'value'] as const
/** A cell contains lines and lists. A table within it wouldn't fit on any phone. */
const cell = {
  attrs: {
    colspan: nullable(integerBetween(1, maxTableColumns)),
    rowspan: nullable(integerBetween(1, maxTableRows)),
    colwidth: nullable((value) => Array.isArray(value) && value.every((each) => each === 0)),
    align: nullable(oneOf('left', 'center', 'right')),
  },
  content: ['paragraph', 'bulletList', 'orderedList'],
} as const satisfies NodeRule
const align = nullable(oneOf('left', 'center', 'right', 'justify'))

/**
 * Nodes of the editor, and no others (ra-input-rich-text's StarterKit, TextAlign, Image, TextStyle, Color, Highlight; our
 * language), plus those of pages.
 */
const nodes = {
  doc: { content: blocks, problem: listsProblem },
  paragraph: { attrs: { textAlign: align }, content: inline },
  heading: { attrs: { level: integerBetween(1, 6), textAlign: align }, content: inline },
  bulletList: { attrs: { look: nullable(oneOf(...listLooks)) }, content: ['listItem'] },
  orderedList: {
    attrs: { start: nullable(integerBetween(0, 1_000_000)), type: nullable(oneOf('1', 'a', 'A', 'i', 'I')) },
    content: ['listItem'],
  },
  listItem: { content: blocks },
  table: { attrs: { look: nullable(oneOf(...tableLooks)) }, content: ['tableRow'], problem: tableProblem },
  tableRow: { content: ['tableHeader', 'tableCell'] },
  tableHeader: cell,
  tableCell: cell,
  blockquote: { content: blocks },
  codeBlock: { attrs: { language: nullable(short(40)) }, content: ['text'] },
  horizontalRule: { content: [] },
  hardBreak: { content: [] },
  text: { content: [] },
  image,
  ...mediaNodes,
  ...factNodes,
  ...verseNodes,
  records,
  value,
} as const satisfies Readonly<Record<string, NodeRule>>

/** Node types of a body. Everything defined per node is a record of these, so that none is forgotten. */
export type NodeType = keyof typeof nodes
const rules: Readonly<Record<NodeType, NodeRule & { content: readonly NodeType[] }>> = nodes

const marks = {
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
  textStyle: { attrs: { color: nullable(cssColor) } },
  highlight: { attrs: { color: nullable(cssColor) } },
  language: { attrs: { lang: oneOf(...Object.keys(passageLanguages)) } },
  abbreviation: { attrs: { title: nonBlankText(maxTitle) } },
  subscript: {},
  superscript: {},
  keys: {},
  small: {},
} as const satisfies Readonly<Record<string, Rule>>

/** Marks of text. */
export type MarkType = keyof typeof marks

/** Rule of a node type; undefined for a type that the editor doesn't offer. */
export const nodeRule = (type: string): NodeRule | undefined => (isNodeType(type) ? rules[type] : undefined)

/** Rule of a mark type; undefined for a type that the editor doesn't offer. */
export const markRule = (type: string): Rule | undefined => (isMarkType(type) ? marks[type] : undefined)

/** True for a node type that a body may contain. */
export const isNodeType = (type: string): type is NodeType => Object.hasOwn(nodes, type)

/** True for a mark type that text may have. */
const isMarkType = (type: string): type is MarkType => Object.hasOwn(marks, type)

/** Check of one attribute; undefined for one that the editor doesn't offer. */
export const attributeCheck = ({ attrs = {} }: Rule, name: string): AttributeCheck | undefined =>
  Object.hasOwn(attrs, name) ? attrs[name] : undefined

/** Name of a required attribute that is missing. An attribute that may be null may also be missing. */
export const missingAttribute = (
  { attrs = {} }: Rule,
  given: Readonly<Record<string, unknown>>,
): string | undefined =>
  Object.entries(attrs).find(([name, check]) => given[name] === undefined && !check(null))?.[0]
