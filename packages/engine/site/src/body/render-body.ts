import type { MarkType, NodeType } from '@kampana/engine-declare/rich-text/rich-text-rules'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { escapeHtmlText } from '../framework/escape-html.ts'
import { elements } from './elements.ts'
import { marks } from './marks.ts'
import { figureNode, illustration } from './pictures.ts'
import type { BodySurroundings } from './render-node.ts'

/**
 * HTML of a validated body (`parseRichText`) of any page, update, feed or record. Only escaped text and attributes of the
 * document end up in it.
 */
export const renderBody = (document: RichTextNode, where: BodySurroundings): string => {
  const children = (node: RichTextNode | undefined): string => (node?.content ?? []).map(show).join('')
  const show = (node: RichTextNode): string => {
    const inner = content(node)
    // Marks on line breaks and images are invisible, so they are omitted.
    return node.type === 'text' || node.type === 'value'
      ? (node.marks ?? []).reduceRight((html, mark) => applyMark(html, mark, where), inner)
      : inner
  }
  const content = (node: RichTextNode): string =>
    node.type === 'text'
      ? renderText(node, where)
      : (elements[node.type as NodeType]?.(node, children, where) ?? '')

  const [first, ...others] = document.content ?? []
  const leading = where.leads && first ? leadingPictures[first.type] : undefined
  return first && leading
    ? leading(first, true) + children({ ...document, content: others })
    : children(document)
}

const leadingPictures: Readonly<Record<string, typeof illustration>> = {
  image: illustration,
  figure: figureNode,
}

const renderText = (
  { text = '', marks: own = [] }: RichTextNode,
  { linkWords: linkText }: BodySurroundings,
): string =>
  linkText && !own.some(({ type }) => type === 'link' || type === 'code')
    ? linkText(text)
    : escapeHtmlText(text)

const applyMark = (
  inner: string,
  { type, attrs = {} }: { type: string; attrs?: Record<string, unknown> },
  where: BodySurroundings,
): string => marks[type as MarkType](inner, attrs, where)
