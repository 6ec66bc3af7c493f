import type { JSONContent } from '@tiptap/core'
import type { PhrasingContent } from 'mdast'

type Marks = NonNullable<JSONContent['marks']>

/** Thrown where the editor has no shape for what stands there; the block around it is then edited as its source. */
export class UnknownMarkdown extends Error {
  override name = 'UnknownMarkdown'
}

/** The place of a value: `{{college.name}}`. */
export const chipPattern = /\{\{\s*[\w.]+\s*\}\}/

/** What stands in a line, as nodes of the editor. `source` is the text that the nodes' offsets are of. */
export const readInline = (
  nodes: readonly PhrasingContent[],
  source: string,
  marks: Marks = [],
): JSONContent[] => nodes.flatMap((node) => readNode(node, source, marks))

const readNode = (node: PhrasingContent, source: string, marks: Marks): JSONContent[] => {
  const within = (type: string, attrs?: Record<string, unknown>) =>
    'children' in node
      ? readInline(node.children, source, withMark(marks, { type, ...(attrs && { attrs }) }))
      : []
  switch (node.type) {
    case 'text':
      return readText(node.value, marks)
    case 'emphasis':
      return within('italic')
    case 'strong':
      return within('bold')
    case 'delete':
      return within('strike')
    case 'link':
      return readLink(node.children.length, within('link', { href: node.url, title: node.title ?? null }))
    case 'inlineCode':
      return node.value === '' ? [] : [textNode(node.value, [...marks, { type: 'code' }])]
    case 'break':
      return [
        { type: 'hardBreak', attrs: { source: sliceBreak(node.position?.start.offset, source) }, marks },
      ]
    case 'html':
      return [readHtml(node.value, marks)]
    case 'image':
      return [{ type: 'image', attrs: pictureAttributes(node), marks }]
    default:
      throw new UnknownMarkdown(node.type)
  }
}

/** What is bold within bold is no bolder. */
const withMark = (marks: Marks, mark: Marks[number]): Marks =>
  marks.some(({ type }) => type === mark.type) ? marks : [...marks, mark]

/** The attributes of a picture. */
export const pictureAttributes = (image: {
  url: string
  alt?: string | null | undefined
  title?: string | null | undefined
}) => ({
  src: image.url,
  alt: image.alt ?? '',
  title: image.title ?? null,
})

/** A link without words would vanish from the editor. */
const readLink = (children: number, content: JSONContent[]): JSONContent[] => {
  if (children === 0 || content.length === 0) throw new UnknownMarkdown('empty link')
  return content
}

const readText = (value: string, marks: Marks): JSONContent[] =>
  value
    .split(new RegExp(`(${chipPattern.source}|\\n)`))
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '\n') return textNode(' ', [...marks, { type: 'wrap' }])
      return chipPattern.test(part) ? { type: 'chip', attrs: { source: part }, marks } : textNode(part, marks)
    })

const readHtml = (source: string, marks: Marks): JSONContent => ({
  type: /^<br\s*\/?>$/i.test(source) ? 'hardBreak' : 'inlineHtml',
  attrs: { source },
  marks,
})

const textNode = (text: string, marks: Marks): JSONContent => ({ type: 'text', text, marks })

/** A line break is written with a backslash, unless it was by two spaces. */
const sliceBreak = (offset: number | undefined, source: string): string | null =>
  offset !== undefined && source[offset] === ' ' ? '  \n' : null
