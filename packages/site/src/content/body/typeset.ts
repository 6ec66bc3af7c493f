import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { nodeRule } from '@kampana/shared/rich-text/rich-text-rules'
import { typesetWords } from '../markdown/typography.ts'

/** A body with curly quotation marks, also where they stand beside a word in another style, and no-break spaces. */
export const typeset = (document: RichTextNode): RichTextNode => {
  let before = ' '
  const set = (node: RichTextNode): RichTextNode => {
    if (!inline.has(node.type)) before = ' '
    const text = node.text === undefined ? undefined : typesetWords(node.text, before)
    before = text?.at(-1) ?? before
    return {
      ...node,
      ...(text !== undefined && { text }),
      ...(node.attrs && { attrs: typesetAttributes(node.type, node.attrs) }),
      ...(node.content && { content: node.content.map(set) }),
    }
  }
  return set(document)
}

/** What stands in a line: all else begins one. */
const inline: ReadonlySet<string> = new Set(['text', 'image', 'value'])

/** The words of a caption, title or button. */
const typesetAttributes = (type: string, attrs: NonNullable<RichTextNode['attrs']>) => {
  const words = nodeRule(type)?.words ?? []
  return Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name,
      words.includes(name) && typeof value === 'string' ? typesetWords(value) : value,
    ]),
  )
}
