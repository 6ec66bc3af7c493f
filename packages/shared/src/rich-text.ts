/** A node of a ProseMirror document, as the editor serializes it (prosemirror-model's `Node.toJSON`). */
export interface RichTextNode {
  type: string
  attrs?: Record<string, unknown>
  content?: RichTextNode[]
  marks?: { type: string; attrs?: Record<string, unknown> }[]
  text?: string
}

/** The deepest nesting a document may have; a list in a quote in a list is 8. */
export const maxDepth = 32

type AttributeCheck = (value: unknown) => boolean
interface Rule {
  attrs?: Record<string, AttributeCheck>
  content?: readonly string[] | 'none'
}

const blocks = [
  'paragraph',
  'heading',
  'bulletList',
  'orderedList',
  'blockquote',
  'codeBlock',
  'horizontalRule',
  'image',
]
const inline = ['text', 'hardBreak', 'image']
const nullable =
  (check: AttributeCheck): AttributeCheck =>
  (value) =>
    value == null || check(value)
const whole =
  (min: number, max: number): AttributeCheck =>
  (value) =>
    Number.isInteger(value) && (value as number) >= min && (value as number) <= max
const oneOf =
  (...values: unknown[]): AttributeCheck =>
  (value) =>
    values.includes(value)
const short =
  (max: number): AttributeCheck =>
  (value) =>
    typeof value === 'string' && value.length <= max
const color: AttributeCheck = (value) =>
  typeof value === 'string' && /^(#[0-9a-f]{3,8}|rgba?\([\d\s.,%]{5,40}\)|[a-z]{3,20})$/i.test(value)
const align = nullable(oneOf('left', 'center', 'right', 'justify'))

/** What the editor offers, and no more (ra-input-rich-text's StarterKit, TextAlign, Image, TextStyle, Color, Highlight). */
const nodes: Readonly<Record<string, Rule>> = {
  doc: { content: blocks },
  paragraph: { attrs: { textAlign: align }, content: inline },
  heading: { attrs: { level: whole(1, 6), textAlign: align }, content: inline },
  bulletList: { content: ['listItem'] },
  orderedList: {
    attrs: { start: nullable(whole(0, 1_000_000)), type: nullable(oneOf('1', 'a', 'A', 'i', 'I')) },
    content: ['listItem'],
  },
  listItem: { content: blocks },
  blockquote: { content: blocks },
  codeBlock: { attrs: { language: nullable(short(40)) }, content: ['text'] },
  horizontalRule: { content: 'none' },
  hardBreak: { content: 'none' },
  text: { content: 'none' },
  image: {
    attrs: {
      src: (value) => typeof value === 'string' && isSafePicture(value),
      alt: nullable(short(500)),
      title: nullable(short(500)),
      width: nullable(whole(1, 20_000)),
      height: nullable(whole(1, 20_000)),
    },
    content: 'none',
  },
}
const marks: Readonly<Record<string, Rule>> = {
  bold: {},
  italic: {},
  strike: {},
  underline: {},
  code: {},
  link: {
    attrs: {
      href: (value) => typeof value === 'string' && isSafeLink(value),
      target: nullable(oneOf('_blank', '_self')),
      rel: nullable(short(100)),
      class: nullable(short(0)),
      title: nullable(short(500)),
    },
  },
  textStyle: { attrs: { color: nullable(color) } },
  highlight: { attrs: { color: nullable(color) } },
}

/** Whether a link leads somewhere harmless: the web, a letter, a telephone, or a place on this site. */
export const isSafeLink = (href: string): boolean => {
  const plain = withoutControls(href)
  return plain === href && plain.length <= 2000 && /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/i.test(plain)
}

/** Whether a picture's address is on this server or a plain https one (another back end's store). */
export const isSafePicture = (src: string): boolean =>
  withoutControls(src) === src && src.length <= 2000 && /^(https:\/\/|\/(?![/\\]))/i.test(src)

/**
 * Reads a body: a document of allowed nodes, marks and attributes, no deeper than `maxDepth`.
 * Answers the document, or in plain words what is wrong with it.
 */
export const readRichText = (json: string): { document: RichTextNode } | { problem: string } => {
  let document: unknown
  try {
    document = JSON.parse(json)
  } catch {
    return { problem: 'it is not a document of the editor.' }
  }
  const problem =
    isNode(document) && document.type === 'doc'
      ? nodeProblem(document, 0)
      : 'it is not a document of the editor.'
  return problem === null ? { document: document as RichTextNode } : { problem }
}

/** The words of a document on one line, for excerpts, search and descriptions. */
export const plainText = (node: RichTextNode): string => words(node).replace(/\s+/g, ' ').trim()

/** The first picture of a document, in reading order. */
export const firstPicture = (node: RichTextNode): { src: string; alt: string } | null => {
  if (node.type === 'image') return { src: String(node.attrs?.src), alt: String(node.attrs?.alt ?? '') }
  for (const child of node.content ?? []) {
    const found = firstPicture(child)
    if (found) return found
  }
  return null
}

/** Every node of a document, in reading order. */
export function* everyNode(node: RichTextNode): Generator<RichTextNode> {
  yield node
  for (const child of node.content ?? []) yield* everyNode(child)
}

const words = (node: RichTextNode): string => {
  if (node.type === 'text') return node.text ?? ''
  const inner = (node.content ?? []).map(words).join('')
  return node.type === 'hardBreak' || nodes[node.type]?.content !== 'none' ? `${inner} ` : inner
}

const isNode = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null && typeof (value as RichTextNode).type === 'string'

const nodeProblem = (node: RichTextNode, depth: number): string | null => {
  if (depth > maxDepth) return 'it is nested too deeply.'
  const rule = Object.hasOwn(nodes, node.type) ? nodes[node.type] : undefined
  if (!rule) return `it holds a part of an unknown kind (${shortened(node.type)}).`
  const strange = Object.keys(node).find(
    (key) => !['type', 'attrs', 'content', 'marks', 'text'].includes(key),
  )
  if (strange) return `it holds an unknown property (${shortened(strange)}).`
  if (node.type === 'text' ? typeof node.text !== 'string' || node.text === '' : node.text !== undefined)
    return 'it is not a document of the editor.'
  return (
    attributeProblem(node.type, rule, node.attrs) ??
    marksProblem(node.marks) ??
    contentProblem(node, rule, depth)
  )
}

const contentProblem = (node: RichTextNode, rule: Rule, depth: number): string | null => {
  if (node.content === undefined) return null
  if (!Array.isArray(node.content)) return 'it is not a document of the editor.'
  for (const child of node.content) {
    if (!isNode(child)) return 'it is not a document of the editor.'
    const known = Object.hasOwn(nodes, child.type)
    if (known && (rule.content === 'none' || !rule.content?.includes(child.type)))
      return `a ${node.type} can't hold a ${child.type}.`
    const problem = nodeProblem(child, depth + 1)
    if (problem) return problem
  }
  return null
}

const marksProblem = (value: unknown): string | null => {
  if (value === undefined) return null
  if (!Array.isArray(value)) return 'it is not a document of the editor.'
  for (const mark of value) {
    const rule = isNode(mark) && Object.hasOwn(marks, mark.type) ? marks[mark.type] : undefined
    if (!rule)
      return `it holds a style of an unknown kind (${shortened(String((mark as RichTextNode | null)?.type))}).`
    const problem = attributeProblem(mark.type, rule, mark.attrs)
    if (problem) return problem
  }
  return null
}

const attributeProblem = (type: string, rule: Rule, attrs: unknown): string | null => {
  if (attrs === undefined || attrs === null) return requiredAttribute(type, rule, {})
  if (typeof attrs !== 'object' || Array.isArray(attrs)) return 'it is not a document of the editor.'
  for (const [name, value] of Object.entries(attrs)) {
    const check = Object.hasOwn(rule.attrs ?? {}, name) ? rule.attrs![name] : undefined
    if (!check) return `a ${type} can't have the property ${shortened(name)}.`
    if (!check(value)) return refusal(type, name)
  }
  return requiredAttribute(type, rule, attrs as Record<string, unknown>)
}

/** A missing attribute is fine where null would be. */
const requiredAttribute = (type: string, rule: Rule, attrs: Record<string, unknown>): string | null => {
  const missing = Object.entries(rule.attrs ?? {}).find(
    ([name, check]) => attrs[name] === undefined && !check(null),
  )
  return missing ? refusal(type, missing[0]) : null
}

const refusal = (type: string, name: string): string => {
  if (type === 'link' && name === 'href')
    return 'a link must lead to a web page, an e-mail address, a telephone number or a page of this site.'
  if (type === 'image' && name === 'src') return 'a picture must be one that was uploaded here.'
  return `a ${type} can't have this ${shortened(name)}.`
}

const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name)
const withoutControls = (value: string): string =>
  value.replace(/[\u0000-\u0020\u007f-\u00a0\u2028\u2029]/g, '')
