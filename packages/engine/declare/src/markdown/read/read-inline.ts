import type { Image, Link, LinkReference, PhrasingContent, Text } from 'mdast'
import type { RichTextNode } from '../../rich-text/rich-text-node.ts'
import { readTag } from '../tags.ts'
import { sourceOf, reportUnknown, type Mark, type ReadContext } from './read-context.ts'

/** Reads the content of a line as nodes of a body. */
export const readInline = (
  nodes: readonly PhrasingContent[],
  context: ReadContext,
  marks: readonly Mark[] = [],
): RichTextNode[] => {
  const open: { name: string; marks: readonly Mark[] }[] = []
  return nodes.flatMap((node, at) => {
    const all = open.reduce((outer, tag) => addMarks(outer, tag.marks), marks)
    if (node.type !== 'html') return readNode(node, context, all)
    if (node.value === `</${open.at(-1)?.name}>`) {
      open.pop()
      return []
    }
    if (/^<br\s*\/?>$/i.test(node.value)) return [withMarks({ type: 'hardBreak' }, all)]
    const tag = readTag(node.value)
    const isClosed = nodes
      .slice(at + 1)
      .some((each) => each.type === 'html' && each.value === `</${tag?.name}>`)
    if (!tag || !isClosed) {
      reportUnknown(context, node, node.value)
      return [textNode(node.value, all)]
    }
    open.push(tag)
    return []
  })
}

const readNode = (node: PhrasingContent, context: ReadContext, marks: readonly Mark[]): RichTextNode[] => {
  const within = (...added: Mark[]) =>
    'children' in node ? readInline(node.children, context, addMarks(marks, added)) : []
  switch (node.type) {
    case 'text':
      return readText(node, context, marks)
    case 'emphasis':
      return within({ type: 'italic' })
    case 'strong':
      return within({ type: 'bold' })
    case 'delete':
      return within({ type: 'strike' })
    case 'link':
      return within(linkMark(node, context))
    case 'linkReference':
      return readReference(node, context, within)
    case 'inlineCode':
      return node.value === '' ? [] : [textNode(node.value, addMarks(marks, [{ type: 'code' }]))]
    case 'break':
      return [withMarks({ type: 'hardBreak' }, marks)]
    case 'image':
      return [withMarks(readImage(node, context), marks)]
    default:
      return [textNode(sourceOf(node, context.text), marks)]
  }
}

const readReference = (
  node: LinkReference,
  context: ReadContext,
  within: (mark: Mark) => RichTextNode[],
): RichTextNode[] => {
  const found = context.definitions.get(node.identifier)
  return found ? within(linkMark(found, context)) : [textNode(sourceOf(node, context.text), [])]
}

const readImage = ({ url, alt, title }: Image, { findFile }: ReadContext): RichTextNode => {
  const { src } = findFile?.(url) ?? { src: url }
  return { type: 'image', attrs: { src, alt: alt ?? '', ...(title && { title }) } }
}

const linkMark = ({ url, title }: Pick<Link, 'url' | 'title'>, { findFile }: ReadContext): Mark => ({
  type: 'link',
  attrs: { href: findFile?.(url).src ?? url, ...(title && { title }) },
})

/** Matches a value of the college with its fallback text: `{{college.name: Divinian College}}`. */
const valuePattern = /(\{\{\s*college(?:\.[a-zA-Z]\w*)+\s*(?::[^{}]*)?\}\})/
const valueParts = /^\{\{\s*([\w.]+)\s*(?:: ?([^{}]*))?\}\}$/

const readText = (node: Text, context: ReadContext, marks: readonly Mark[]): RichTextNode[] =>
  node.value
    .replaceAll(/[ \t]*\n[ \t]*/g, ' ')
    .split(valuePattern)
    .filter((part) => part !== '')
    .map((part) => {
      const [, name = '', written] = valueParts.exec(part) ?? []
      const text = name === '' ? undefined : (written ?? context.findValue?.(name))
      if (text !== undefined) return withMarks({ type: 'value', attrs: { name, text } }, marks)
      const [unknown] = context.findValue ? (/\{\{\s*[\w.]+\s*\}\}/.exec(part) ?? []) : []
      if (unknown !== undefined) reportUnknown(context, node, unknown)
      return textNode(part, marks)
    })

/** Nested marks of one type count once. */
const addMarks = (marks: readonly Mark[], added: readonly Mark[]): readonly Mark[] => [
  ...marks,
  ...added.filter(({ type }) => !marks.some((mark) => mark.type === type)),
]

const withMarks = (node: RichTextNode, marks: readonly Mark[]): RichTextNode =>
  marks.length > 0 ? { ...node, marks: [...marks] } : node

const textNode = (text: string, marks: readonly Mark[]): RichTextNode =>
  withMarks({ type: 'text', text }, marks)
