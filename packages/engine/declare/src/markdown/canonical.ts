import { imageHash } from '../media/picture.ts'
import type { MarkType, NodeType } from '../rich-text/rich-text-rules.ts'
import type { RichTextNode } from '../rich-text/rich-text-node.ts'
import type { Mark } from './read/read-context.ts'

/**
 * Normalizes a document: removes attributes that are null or default, empty lists, and breaks between texts with the same
 * marks. Two documents that an editor opens alike become equal.
 */
export const canonicalDocument = (node: RichTextNode): RichTextNode => {
  const { type, text } = node
  const attrs = canonicalAttributes(node)
  const content = joinTexts((node.content ?? []).map(canonicalDocument))
  const marks = (node.marks ?? []).map(canonicalMark).toSorted((a, b) => rank(a) - rank(b))
  return {
    type,
    ...(attrs && { attrs }),
    ...(content.length > 0 && { content }),
    ...(marks.length > 0 && { marks }),
    ...(text !== undefined && { text }),
  }
}

const canonicalAttributes = ({ type, attrs = {} }: RichTextNode): RichTextNode['attrs'] => {
  const isUpload = type === 'figure' && imageHash(String(attrs.src)) !== null
  const entries = Object.entries(attrs)
    .filter(([name, value]) => value != null && value !== usual[type as NodeType]?.[name] && !isEmpty(value))
    // An upload's measures are part of its address, and its default size is medium.
    .filter(([name, value]) => !(isUpload && (name === 'width' || name === 'height' || value === 'medium')))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? Object.fromEntries(entries) : undefined
}

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && Object.keys(value ?? {}).length === 0

/** Default values of attributes. */
const usual: Partial<Record<NodeType, Readonly<Record<string, unknown>>>> = {
  orderedList: { start: 1 },
  tableHeader: { colspan: 1, rowspan: 1 },
  tableCell: { colspan: 1, rowspan: 1 },
  stanza: { refrain: false },
  image: { alt: '' },
}

/**
 * Omits attributes that the site adds to every link. Also omits a new tab for a page of the site, which opens in the same tab.
 */
const canonicalMark = ({ type, attrs = {} }: Mark): Mark => {
  const entries = Object.entries(attrs)
    .filter(([, value]) => value != null)
    .filter(([name]) => !(type === 'link' && (name === 'rel' || name === 'class')))
    .filter(([name]) => !(type === 'link' && name === 'target' && !/^https?:/i.test(String(attrs.href))))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.length > 0 ? { type, attrs: Object.fromEntries(entries) } : { type }
}

const joinTexts = (nodes: readonly RichTextNode[]): RichTextNode[] => {
  const joined: RichTextNode[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    const isSame = node.type === 'text' && last?.type === 'text' && sameMarks(last, node)
    if (isSame) joined.splice(-1, 1, { ...last, text: `${last.text}${node.text}` })
    else joined.push(node)
  }
  return joined
}

const sameMarks = (a: RichTextNode, b: RichTextNode): boolean =>
  JSON.stringify(a.marks ?? []) === JSON.stringify(b.marks ?? [])

/** Order of marks from the outermost. */
const ranks: Readonly<Record<MarkType, number>> = {
  link: 0,
  bold: 1,
  italic: 2,
  strike: 3,
  underline: 4,
  textStyle: 5,
  highlight: 6,
  language: 7,
  abbreviation: 8,
  small: 9,
  subscript: 10,
  superscript: 11,
  keys: 12,
  code: 13,
}
const rank = ({ type }: Mark): number => ranks[type as MarkType]
