import { attributeCheck, markRule, missingAttribute, nodeRule, type Rule } from './rich-text-rules.ts'
import { isStorable } from '../text/storable.ts'

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
/** The longest a document's JSON may be, in UTF-16 units: a book of 80,000 words. */
export const maxLength = 500_000

/**
 * Reads a body: a document of allowed nodes, marks and attributes, no deeper than `maxDepth`.
 * Answers the document, or in plain words what is wrong with it.
 */
export const parseRichText = (json: string): { document: RichTextNode } | { problem: string } => {
  if (json.length > maxLength) return { problem: 'it is too long.' }
  let document: unknown
  try {
    document = JSON.parse(json)
  } catch {
    return { problem: notOurs }
  }
  const problem = isNode(document) && document.type === 'doc' ? nodeProblem(document, 0) : notOurs
  return problem === null ? { document: document as RichTextNode } : { problem }
}

/** Whether an attribute of a node or a mark may have this value. What the editor pastes is held against it. */
export const isAllowedAttribute = (
  kind: 'node' | 'mark',
  type: string,
  name: string,
  value: unknown,
): boolean => {
  const rule = kind === 'node' ? nodeRule(type) : markRule(type)
  return rule !== undefined && (attributeCheck(rule, name)?.(value) ?? false)
}

/** The words of a document on one line, for excerpts and search; paragraphs, headings and lines of lists are parted. */
export const plainText = (document: RichTextNode): string => {
  const blocks = ['']
  for (const { type, text } of walkNodes(document))
    if (type === 'text') blocks.push(`${blocks.pop()}${text}`)
    else if (type === 'hardBreak') blocks.push(`${blocks.pop()} `)
    // A picture may stand between two letters.
    else if (type !== 'image') blocks.push('')
  return blocks
    .map((words) => words.replace(/\s+/g, ' ').trim())
    .filter((words) => words !== '')
    .join(' · ')
}

/** The first picture of a document, in reading order. */
export const findFirstPicture = (document: RichTextNode): { src: string; alt: string } | null => {
  for (const { type, attrs } of walkNodes(document))
    if (type === 'image') return { src: String(attrs?.src), alt: String(attrs?.alt ?? '') }
  return null
}

/** Every node of a document, in reading order. However deep it is, the stack isn't. */
export function* walkNodes(document: RichTextNode): Generator<RichTextNode> {
  const waiting = [document]
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    yield node
    for (const child of (node.content ?? []).toReversed()) waiting.push(child)
  }
}

const notOurs = 'it is not a document of the editor.'

const isNode = (value: unknown): value is RichTextNode =>
  typeof value === 'object' && value !== null && typeof (value as RichTextNode).type === 'string'

const nodeProblem = (node: RichTextNode, depth: number): string | null => {
  if (depth > maxDepth) return 'it is nested too deeply.'
  const rule = nodeRule(node.type)
  if (!rule) return `it holds a part of an unknown kind (${shortened(node.type)}).`
  const strange = Object.keys(node).find(
    (key) => !['type', 'attrs', 'content', 'marks', 'text'].includes(key),
  )
  if (strange) return `it holds an unknown property (${shortened(strange)}).`
  if (node.type === 'text' ? typeof node.text !== 'string' || node.text === '' : node.text !== undefined)
    return notOurs
  if (node.text !== undefined && !isStorable(node.text)) return "it holds characters that can't be stored."
  return (
    attributeProblem(node.type, rule, node.attrs) ??
    marksProblem(node.marks) ??
    contentProblem(node, rule, depth)
  )
}

const contentProblem = (node: RichTextNode, rule: Rule, depth: number): string | null => {
  if (node.content === undefined) return null
  if (!Array.isArray(node.content)) return notOurs
  for (const child of node.content) {
    if (!isNode(child)) return notOurs
    if (nodeRule(child.type) && (rule.content === 'none' || !rule.content?.includes(child.type)))
      return `${one(node.type)} can't hold ${one(child.type)}.`
    const problem = nodeProblem(child, depth + 1)
    if (problem) return problem
  }
  return null
}

const marksProblem = (value: unknown): string | null => {
  if (value === undefined) return null
  if (!Array.isArray(value)) return notOurs
  const seen = new Set<string>()
  for (const mark of value as unknown[]) {
    const problem = isNode(mark) ? markProblem(mark) : notOurs
    if (problem) return problem
    const { type } = mark as RichTextNode
    // Each mark is an element around the text: a thousand of them would be as deep as a thousand lists.
    if (seen.has(type)) return `it holds the style ${type} twice in one place.`
    seen.add(type)
  }
  return null
}

const markProblem = ({ type, attrs }: RichTextNode): string | null => {
  const rule = markRule(type)
  return rule
    ? attributeProblem(type, rule, attrs)
    : `it holds a style of an unknown kind (${shortened(type)}).`
}

const attributeProblem = (type: string, rule: Rule, attrs: unknown): string | null => {
  const given = attrs ?? {}
  if (typeof given !== 'object' || Array.isArray(given)) return notOurs
  for (const [name, value] of Object.entries(given)) {
    const check = attributeCheck(rule, name)
    if (!check) return `${one(type)} can't have the property ${shortened(name)}.`
    if (!check(value)) return refusal(type, name)
  }
  const missing = missingAttribute(rule, given as Record<string, unknown>)
  return missing === undefined ? null : refusal(type, missing)
}

const refusal = (type: string, name: string): string => {
  if (type === 'link' && name === 'href')
    return 'a link must lead to a web page, an e-mail address, a telephone number or a page of this site.'
  if (type === 'image' && name === 'src') return 'a picture must be one that was uploaded here.'
  return `${one(type)} can't have this ${shortened(name)}.`
}

const one = (type: string): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
const shortened = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name)
