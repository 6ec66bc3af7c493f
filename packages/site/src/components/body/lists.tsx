import type { RichTextNode } from '@kampana/shared/rich-text/rich-text'
import type { ReactNode } from 'react'
import { inOrder, isLine, type Children, type ShowNode } from './render-node.ts'

/** An item of a list. One that is a line needs no paragraph. */
export const listItem: ShowNode = ({ type, content = [] }, children) => (
  <li>{lineOrBlocks({ type, content }, children)}</li>
)

/** What is in an item or a cell. */
export const lineOrBlocks = (node: RichTextNode, children: Children): ReactNode => {
  const [first, ...others] = node.content ?? []
  return isLine(node.content ?? []) ? (
    <>
      {children(first)}
      {children({ type: 'doc', content: others })}
    </>
  ) : (
    children(node)
  )
}

export const bulletList: ShowNode = (node, children) => {
  if (node.attrs?.look === 'timeline') return timeline(node, children)
  if (node.attrs?.look === 'outline') return <div className="tree wide">{outline(node, children)}</div>
  return <ul>{children(node)}</ul>
}

/** Events, whose year each item begins with. */
const timeline: ShowNode = ({ content = [] }, children) => {
  const line = (item: RichTextNode): ReactNode => <li>{event(item, children)}</li>
  return (
    <ol className="timeline" {...listRole}>
      {inOrder(content.map(line))}
    </ol>
  )
}

/** A list without signs is none for some screen readers. */
const listRole = { role: 'list' }

const event = (item: RichTextNode, children: Children): ReactNode => {
  const [first, ...others] = item.content ?? []
  const [start, ...words] = first?.content ?? []
  const [year] = /^\d{4}(?!\d)/.exec(start?.text ?? '') ?? []
  if (!start || year === undefined) return lineOrBlocks(item, children)
  const rest = { ...start, text: start.text?.slice(year.length) ?? '' }
  return (
    <>
      <time dateTime={year}>{year}</time>
      {children({ type: 'doc', content: [rest, ...words] })}
      {children({ type: 'doc', content: others })}
    </>
  )
}

/** Offices and those under them, which the style sheet draws as a tree. */
const outline: ShowNode = ({ content = [] }, children) => {
  const part = (node: RichTextNode): ReactNode => {
    if (node.type === 'paragraph') return office(node, children)
    return node.type === 'bulletList' ? outline(node, children) : children({ type: 'doc', content: [node] })
  }
  const branch = (item: RichTextNode): ReactNode => <li>{inOrder((item.content ?? []).map(part))}</li>
  return <ul>{inOrder(content.map(branch))}</ul>
}

/** The bold words that an item begins with are the office, and the others who holds it. */
const office: ShowNode = ({ content = [] }, children) => {
  const isBold = ({ marks = [] }: RichTextNode) => marks.some(({ type }) => type === 'bold')
  const end = content.findIndex((node) => !isBold(node))
  const title = content.slice(0, end === -1 ? undefined : end).map(withoutBold)
  const words = end === -1 ? [] : content.slice(end)
  const [first, ...others] = words
  const name = first?.text?.startsWith(' ') ? [{ ...first, text: first.text.slice(1) }, ...others] : words
  return (
    <p>
      {title.length > 0 && <b>{children({ type: 'doc', content: title })}</b>}
      {title.length > 0 && name.length > 0 && ' '}
      {name.length > 0 && <span>{children({ type: 'doc', content: name })}</span>}
    </p>
  )
}

const withoutBold = (node: RichTextNode): RichTextNode => ({
  ...node,
  marks: node.marks?.filter(({ type }) => type !== 'bold') ?? [],
})

/** Lines of a verse. A space ends each for screen readers and copied text. */
export const stanza: ShowNode = ({ attrs, content = [] }, children) => {
  const lines: RichTextNode[][] = [[]]
  for (const node of content)
    if (node.type === 'hardBreak') lines.push([])
    else lines.at(-1)?.push(node)
  const show = (line: RichTextNode[]): ReactNode => <span>{children({ type: 'doc', content: line })} </span>
  return <p className={attrs?.refrain === true ? 'refrain' : undefined}>{inOrder(lines.map(show))}</p>
}
