import type { MarkType, NodeType } from '@kampana/shared/rich-text/node-types'
import { parseRichText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'
import type { ReactNode } from 'react'
import { elements } from './body/elements.tsx'
import { marks } from './body/marks.tsx'
import { FigureNode, Illustration } from './body/pictures.tsx'
import { inOrder } from './body/render-node.ts'

/**
 * Renders a body as React elements, never as an HTML string. It is validated here too, since another back end may not have
 * done so; an invalid body renders nothing.
 */
export const RichText = ({ json }: { json: string }) => {
  const parsed = parseRichText(json)
  return 'document' in parsed ? (
    <div className="prose rich-text">
      <LeadingPicture document={parsed.document} />
    </div>
  ) : null
}

/** Renders a validated document. */
export const RichTextDocument = ({ document }: { document: RichTextNode }) => children(document)

/** Gives a picture at the start of the body a high fetch priority. */
const LeadingPicture = ({ document }: { document: RichTextNode }) => {
  const [first, ...content] = document.content ?? []
  const Leading = first && leading[first.type]
  return first && Leading ? (
    <>
      <Leading node={first} first />
      {children({ ...document, content })}
    </>
  ) : (
    children(document)
  )
}

const leading: Readonly<Record<string, typeof Illustration>> = { image: Illustration, figure: FigureNode }

const children = (node: RichTextNode | undefined): ReactNode => inOrder((node?.content ?? []).map(element))

/** Marks of line breaks and pictures change nothing that one could see. */
const element = (node: RichTextNode): ReactNode =>
  node.type === 'text' || node.type === 'value'
    ? (node.marks ?? []).reduceRight<ReactNode>(applyMark, content(node))
    : content(node)

const content = (node: RichTextNode): ReactNode =>
  node.type === 'text' ? node.text : elements[node.type as NodeType]?.(node, children)

const applyMark = (
  inner: ReactNode,
  { type, attrs = {} }: { type: string; attrs?: Record<string, unknown> },
) => marks[type as MarkType](inner, attrs)
