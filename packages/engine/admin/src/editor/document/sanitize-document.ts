import {
  isAllowedAttribute,
  lacksAttribute,
  parseRichText,
  type RichTextNode,
} from '@kampana/engine-declare/rich-text/rich-text'

type Attributes = NonNullable<RichTextNode['attrs']>
type Mark = NonNullable<RichTextNode['marks']>[number]

/**
 * Removes pasted content that the rich text schema forbids: unusual link targets, colors by CSS variable, images without a
 * URL. Rounds sizes, which are stored as integers.
 */
export const sanitizeDocument = (document: RichTextNode): RichTextNode =>
  'document' in parseRichText(JSON.stringify(document)) ? document : (sanitizeNode(document) ?? document)

const sanitizeNode = (node: RichTextNode): RichTextNode | undefined => {
  const attrs = sanitizeAttributes('node', node)
  if (attrs && lacksAttribute(node.type, attrs)) return undefined
  const marks = node.marks?.flatMap(sanitizeMark)
  const content = node.content?.map(sanitizeNode).filter((child) => child !== undefined)
  if (node.type === 'gallery' && content?.length === 0) return undefined
  return { ...node, ...(attrs && { attrs }), ...(marks && { marks }), ...(content && { content }) }
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
      .map(([name, value]) => [name, sizes.has(name) ? toInteger(value) : value] as const)
      .filter(([name, value]) => isAllowedAttribute(kind, type, name, value)),
  )

const sizes = new Set(['width', 'height'])
const toInteger = (value: unknown): unknown =>
  value == null ? value : Math.round(Number.parseFloat(String(value)))
