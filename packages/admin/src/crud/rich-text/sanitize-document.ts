import { isAllowedAttribute, parseRichText, type RichTextNode } from '@kampana/shared/rich-text/rich-text'

type Attributes = NonNullable<RichTextNode['attrs']>
type Mark = NonNullable<RichTextNode['marks']>[number]

/**
 * A document as the editor has it, without what a paste brought in and no body may hold: a link's odd target,
 * a colour by variable, a picture without an address. Sizes become whole numbers, as they are stored.
 */
export const sanitizeDocument = (document: RichTextNode): RichTextNode =>
  'document' in parseRichText(JSON.stringify(document)) ? document : (sanitizeNode(document) ?? document)

const sanitizeNode = (node: RichTextNode): RichTextNode | undefined => {
  const attrs = sanitizeAttributes('node', node)
  if (node.type === 'image' && attrs?.src === undefined) return undefined
  const marks = node.marks?.flatMap(sanitizeMark)
  return {
    ...node,
    ...(attrs && { attrs }),
    ...(marks && { marks }),
    ...(node.content && { content: node.content.map(sanitizeNode).filter((child) => child !== undefined) }),
  }
}

const sanitizeMark = (mark: Mark): Mark[] => {
  const attrs = sanitizeAttributes('mark', mark)
  if (mark.type === 'link' && attrs?.href === undefined) return []
  return [attrs ? { ...mark, attrs } : mark]
}

const sanitizeAttributes = (kind: 'node' | 'mark', { type, attrs }: Mark): Attributes | undefined =>
  attrs &&
  Object.fromEntries(
    Object.entries(attrs)
      .map(([name, value]) => [name, sizes.has(name) ? whole(value) : value] as const)
      .filter(([name, value]) => isAllowedAttribute(kind, type, name, value)),
  )

const sizes = new Set(['width', 'height'])
const whole = (value: unknown): unknown =>
  value == null ? value : Math.round(Number.parseFloat(String(value)))
