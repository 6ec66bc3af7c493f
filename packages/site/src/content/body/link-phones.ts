import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import { phoneHref } from './phone-href.ts'
import { phoneNumber } from '../markdown/link-phone-numbers.ts'

/** A body whose telephone numbers are links, where they aren't in a link already. */
export const linkPhones = (node: RichTextNode, callingCode: string): RichTextNode =>
  node.content ? { ...node, content: node.content.flatMap((child) => linkInText(child, callingCode)) } : node

const linkInText = (node: RichTextNode, callingCode: string): RichTextNode[] => {
  const { text, marks = [] } = node
  if (text === undefined) return [linkPhones(node, callingCode)]
  if (marks.some(({ type }) => type === 'link')) return [node]
  return text
    .split(new RegExp(`(${phoneNumber.source})`))
    .filter((part) => part !== '')
    .map((text) => {
      const isNumber = new RegExp(`^${phoneNumber.source}$`).test(text)
      const link = { type: 'link', attrs: { href: phoneHref(text, callingCode) } }
      return { type: 'text', text, marks: isNumber ? [link, ...marks] : marks }
    })
}
