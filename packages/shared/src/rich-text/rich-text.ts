import type { RichTextNode } from './rich-text-node.ts'
import { attributeCheck, markRule, missingAttribute, nodeRule, type Rule } from './rich-text-rules.ts'
import { tableProblem } from './table-size.ts'
import { isStorable } from '../text/storable.ts'

export type { RichTextNode } from './rich-text-node.ts'

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
    return { problem: notFromEditor }
  }
  if (!isNode(document) || document.type !== 'doc') return { problem: notFromEditor }
  const problem = nodeProblem(document, 0)
  return problem === null ? { document } : { problem }
}

/** The document of a body that `parseRichText` has checked before it was stored. */
export const storedDocument = (json: string): RichTextNode => JSON.parse(json)

/** Whether an attribute of a node or a mark may have this value. The editor filters pasted content by it. */
export const isAllowedAttribute = (
  kind: 'node' | 'mark',
  type: string,
  name: string,
  value: unknown,
): boolean => {
  const rule = kind === 'node' ? nodeRule(type) : markRule(type)
  return rule !== undefined && (attributeCheck(rule, name)?.(value) ?? false)
}

/** The plain text of a document on one line, for excerpts and search, with separators between blocks. */
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

/** Every node of a document, in reading order. It doesn't recurse, so that a deep document can't overflow the call stack. */
export function* walkNodes(document: RichTextNode): Generator<RichTextNode> {
  const stack = [document]
  for (let node = stack.pop(); node; node = stack.pop()) {
    yield node
    for (const child of (node.content ?? []).toReversed()) stack.push(child)
  }
}

const notFromEditor = 'it is not a document of the editor.'

const isNode = (value: unknown): value is RichTextNode => isObject(value) && typeof value.type === 'string'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nodeProblem = (node: RichTextNode, depth: number): string | null => {
  if (depth > maxDepth) return 'it is nested too deeply.'
  const rule = nodeRule(node.type)
  if (!rule) return `it holds a part of an unknown kind (${truncate(node.type)}).`
  const unknownKey = Object.keys(node).find(
    (key) => !['type', 'attrs', 'content', 'marks', 'text'].includes(key),
  )
  if (unknownKey) return `it holds an unknown property (${truncate(unknownKey)}).`
  if (node.type === 'text' ? typeof node.text !== 'string' || node.text === '' : node.text !== undefined)
    return notFromEditor
  if (node.text !== undefined && !isStorable(node.text)) return "it holds characters that can't be stored."
  return (
    attributeProblem(node.type, rule, node.attrs) ??
    marksProblem(node.marks) ??
    contentProblem(node, rule, depth) ??
    (node.type === 'table' ? tableProblem(node) : null)
  )
}

const contentProblem = (node: RichTextNode, rule: Rule, depth: number): string | null => {
  if (node.content === undefined) return null
  if (!Array.isArray(node.content)) return notFromEditor
  for (const child of node.content) {
    if (!isNode(child)) return notFromEditor
    if (nodeRule(child.type) && (rule.content === 'none' || !rule.content?.includes(child.type)))
      return `${withArticle(node.type)} can't hold ${withArticle(child.type)}.`
    const problem = nodeProblem(child, depth + 1)
    if (problem) return problem
  }
  return null
}

const marksProblem = (value: unknown): string | null => {
  if (value === undefined) return null
  if (!Array.isArray(value)) return notFromEditor
  const seen = new Set<string>()
  const marks: unknown[] = value
  for (const mark of marks) {
    if (!isNode(mark)) return notFromEditor
    const problem = markProblem(mark)
    if (problem) return problem
    const { type } = mark
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
    : `it holds a style of an unknown kind (${truncate(type)}).`
}

const attributeProblem = (type: string, rule: Rule, attrs: unknown): string | null => {
  const given = attrs ?? {}
  if (!isObject(given)) return notFromEditor
  for (const [name, value] of Object.entries(given)) {
    const check = attributeCheck(rule, name)
    if (!check) return `${withArticle(type)} can't have the property ${truncate(name)}.`
    if (!check(value)) return attributeFault(type, name)
  }
  const missing = missingAttribute(rule, given)
  return missing === undefined ? null : attributeFault(type, missing)
}

const attributeFault = (type: string, name: string): string => {
  if (type === 'link' && name === 'href')
    return 'a link must lead to a web page, an e-mail address, a telephone number or a page of this site.'
  if (type === 'image' && name === 'src') return 'a picture must be one that was uploaded here.'
  return `${withArticle(type)} can't have this ${truncate(name)}.`
}

const withArticle = (type: string): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
const truncate = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name)
