import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { h } from './html.ts'
import { isLine, type Children, type ShowNode } from './render-node.ts'

/** A list item. An item of a single line needs no paragraph. */
export const listItem: ShowNode = ({ type, content = [] }, children) =>
  h('li', null, lineOrBlocks({ type, content }, children))

/** Content of an item or a cell. */
export const lineOrBlocks = (node: RichTextNode, children: Children): string => {
  const [first, ...others] = node.content ?? []
  return isLine(node.content ?? [])
    ? children(first) + children({ type: 'doc', content: others })
    : children(node)
}

export const bulletList: ShowNode = (node, children) => {
  if (node.attrs?.look === 'timeline') return timeline(node, children)
  if (node.attrs?.look === 'outline') return h('div', { className: 'tree wide' }, outline(node, children))
  return h('ul', null, children(node))
}

/** Events, each beginning with its year. Some screen readers ignore a list without bullets unless it has the role `list`. */
const timeline = ({ content = [] }: RichTextNode, children: Children): string =>
  h(
    'ol',
    { className: 'timeline', role: 'list' },
    ...content.map((item) => h('li', null, event(item, children))),
  )

const event = (item: RichTextNode, children: Children): string => {
  const [first, ...others] = item.content ?? []
  const [start, ...inline] = first?.content ?? []
  const [year] = /^\d{4}(?!\d)/.exec(start?.text ?? '') ?? []
  if (!start || year === undefined) return lineOrBlocks(item, children)
  const rest = { ...start, text: start.text?.slice(year.length) ?? '' }
  return [
    h('time', { dateTime: year }, year),
    children({ type: 'doc', content: [rest, ...inline] }),
    children({ type: 'doc', content: others }),
  ].join('')
}

/** Offices and their subordinate offices, which the style sheet draws as a tree. */
const outline = ({ content = [] }: RichTextNode, children: Children): string => {
  const part = (node: RichTextNode): string => {
    if (node.type === 'paragraph') return office(node, children)
    return node.type === 'bulletList' ? outline(node, children) : children({ type: 'doc', content: [node] })
  }
  return h('ul', null, ...content.map((item) => h('li', null, ...(item.content ?? []).map(part))))
}

/** An office: the bold text at the start of an item. The rest is the name of its holder. */
const office = ({ content = [] }: RichTextNode, children: Children): string => {
  const isBold = ({ marks = [] }: RichTextNode) => marks.some(({ type }) => type === 'bold')
  const end = content.findIndex((node) => !isBold(node))
  const title = content.slice(0, end === -1 ? undefined : end).map(withoutBold)
  const inline = end === -1 ? [] : content.slice(end)
  const [first, ...others] = inline
  const name = first?.text?.startsWith(' ') ? [{ ...first, text: first.text.slice(1) }, ...others] : inline
  const parts = [
    title.length > 0 && h('b', null, children({ type: 'doc', content: title })),
    name.length > 0 && h('span', null, children({ type: 'doc', content: name })),
  ]
  return h('p', null, parts.filter((part) => part !== false).join(' '))
}

const withoutBold = (node: RichTextNode): RichTextNode => ({
  ...node,
  marks: node.marks?.filter(({ type }) => type !== 'bold') ?? [],
})

/** Lines of a verse. Each ends with a space for screen readers and copied text. */
export const stanza: ShowNode = ({ attrs, content = [] }, children) => {
  const lines: RichTextNode[][] = [[]]
  for (const node of content)
    if (node.type === 'hardBreak') lines.push([])
    else lines.at(-1)?.push(node)
  const shown = lines.map((line) => h('span', null, children({ type: 'doc', content: line }), ' '))
  return h('p', { className: attrs?.refrain === true ? 'refrain' : undefined }, ...shown)
}
