import type { PhrasingContent } from 'mdast'
import type { MarkType } from '../../rich-text/rich-text-rules.ts'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import type { Mark } from '../read/read-context.ts'
import { formatTag } from '../tags.ts'

/** Converts the content of a line to a tree. Of marks that start at one node, the longest is the outermost. */
export const toPhrasing = (content: readonly RichTextNode[] = [], inCell = false): PhrasingContent[] => {
  const nodes: PhrasingContent[] = []
  for (let at = 0; at < content.length;) {
    const [mark, length] = longestMark(content, at)
    const run = content.slice(at, at + length)
    if (mark)
      nodes.push(
        ...written[mark.type as MarkType](toPhrasing(run.map(without(mark)), inCell), mark.attrs ?? {}),
      )
    else nodes.push(...run.map((node) => toPiece(node, inCell)))
    at += length
  }
  return joinTexts(nodes)
}

const longestMark = (content: readonly RichTextNode[], at: number): [Mark | undefined, number] => {
  let longest: [Mark | undefined, number] = [undefined, 1]
  for (const mark of content[at]?.marks ?? []) {
    if (mark.type === 'code') continue
    const rest = content.slice(at)
    const end = rest.findIndex(({ marks = [] }) => !marks.some(isSame(mark)))
    const length = end === -1 ? rest.length : end
    if (!longest[0] || length > longest[1]) longest = [mark, length]
  }
  return longest
}

const isSame =
  (mark: Mark) =>
  (other: Mark): boolean =>
    JSON.stringify(other) === JSON.stringify(mark)

const without =
  (mark: Mark) =>
  (node: RichTextNode): RichTextNode => ({
    ...node,
    marks: node.marks?.filter((other) => !isSame(mark)(other)) ?? [],
  })

const toPiece = (
  { type, attrs = {}, text = '', marks = [] }: RichTextNode,
  inCell: boolean,
): PhrasingContent => {
  if (type === 'hardBreak') return inCell ? { type: 'html', value: '<br>' } : { type: 'break' }
  if (type === 'value') return { type: 'text', value: `{{${String(attrs.name)}: ${String(attrs.text)}}}` }
  if (type === 'image')
    return {
      type: 'image',
      url: String(attrs.src),
      alt: String(attrs.alt ?? ''),
      title: textOrNull(attrs.title),
    }
  return marks.some((mark) => mark.type === 'code')
    ? { type: 'inlineCode', value: text }
    : { type: 'text', value: text }
}

type Write = (children: PhrasingContent[], attrs: Readonly<Record<string, unknown>>) => PhrasingContent[]

const inTag =
  (name: string): Write =>
  (children, attrs) => [
    { type: 'html', value: formatTag(name, attrs) },
    ...children,
    { type: 'html', value: `</${name}>` },
  ]
const inLink: Write = (children, { href, title }) => [
  { type: 'link', url: String(href), title: textOrNull(title), children },
]

/** Writers of marks; code is part of its text. */
const written: Readonly<Record<MarkType, Write>> = {
  bold: (children) => [{ type: 'strong', children }],
  italic: (children) => [{ type: 'emphasis', children }],
  strike: (children) => [{ type: 'delete', children }],
  link: (children, attrs) => (attrs['target'] == null ? inLink : inTag('a'))(children, attrs),
  code: (children) => children,
  underline: inTag('u'),
  textStyle: inTag('font'),
  highlight: inTag('mark'),
  language: inTag('span'),
  abbreviation: inTag('abbr'),
  subscript: inTag('sub'),
  superscript: inTag('sup'),
  keys: inTag('kbd'),
  small: inTag('small'),
}

/** Joins adjacent texts or codes. Written separately, two codes would have no end between them. */
const joinTexts = (nodes: readonly PhrasingContent[]): PhrasingContent[] => {
  const joined: PhrasingContent[] = []
  for (const node of nodes) {
    const last = joined.at(-1)
    const areSame =
      (node.type === 'text' && last?.type === 'text') ||
      (node.type === 'inlineCode' && last?.type === 'inlineCode')
    if (areSame) joined.splice(-1, 1, { ...last, value: last.value + node.value })
    else joined.push(node)
  }
  return joined
}

/** Text in the Markdown tree's form: null for none. */
export const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null)
