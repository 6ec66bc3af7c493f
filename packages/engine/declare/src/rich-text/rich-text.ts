import type { RichTextNode } from './rich-text-node.ts'
import type { NodeRule, Rule } from './attribute-checks.ts'
import { bodyMessages } from '../messages/body-messages.ts'
import { attributeFaults } from './attribute-faults.ts'
import { attributeCheck, isNodeType, markRule, missingAttribute, nodeRule } from './rich-text-rules.ts'
import { isStorable } from '../text/storable.ts'

export type { RichTextNode } from './rich-text-node.ts'
export { findFirstPicture } from './pictures.ts'
export { plainText } from './plain-text.ts'
export { walkNodes } from './walk-nodes.ts'

/** Maximum nesting of a document; a list in a quote in a list is 8. */
export const maxDepth = 32
/** Maximum length of a document's JSON in UTF-16 units: a book of 80,000 words. */
export const maxLength = 500_000

/**
 * Parses a body: a document of allowed nodes, marks and attributes, no deeper than `maxDepth`. Returns the document, or its
 * problem as a sentence.
 */
export const parseRichText = (json: string): { document: RichTextNode } | { problem: string } => {
  if (json.length > maxLength) return { problem: bodyMessages.tooLong }
  let document: unknown
  try {
    document = JSON.parse(json)
  } catch {
    return { problem: bodyMessages.notFromEditor }
  }
  if (!isNode(document) || document.type !== 'doc') return { problem: bodyMessages.notFromEditor }
  const problem = nodeProblem(document, 0)
  return problem === null ? { document } : { problem }
}

/** Document of a body that `parseRichText` checked before it was stored. */
export const storedDocument = (json: string): RichTextNode => JSON.parse(json)

/** True if an attribute of a node or mark may have a value. The editor filters pasted content with it. */
export const isAllowedAttribute = (
  kind: 'node' | 'mark',
  type: string,
  name: string,
  value: unknown,
): boolean => {
  const rule = kind === 'node' ? nodeRule(type) : markRule(type)
  return rule !== undefined && (attributeCheck(rule, name)?.(value) ?? false)
}

/** Attribute names of a node type. */
export const nodeAttributes = (type: string): string[] => Object.keys(nodeRule(type)?.attrs ?? {})

/** True if a node lacks a required attribute, such as an image's address. */
export const lacksAttribute = (type: string, attrs: Readonly<Record<string, unknown>>): boolean => {
  const rule = nodeRule(type)
  return rule !== undefined && missingAttribute(rule, attrs) !== undefined
}

const isNode = (value: unknown): value is RichTextNode => isObject(value) && typeof value.type === 'string'
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const nodeProblem = (node: RichTextNode, depth: number): string | null => {
  if (depth > maxDepth) return bodyMessages.tooDeep
  const rule = nodeRule(node.type)
  if (!rule) return bodyMessages.unknownPart(truncate(node.type))
  const unknownKey = Object.keys(node).find(
    (key) => !['type', 'attrs', 'content', 'marks', 'text'].includes(key),
  )
  if (unknownKey) return bodyMessages.unknownProperty(truncate(unknownKey))
  if (node.type === 'text' ? typeof node.text !== 'string' || node.text === '' : node.text !== undefined)
    return bodyMessages.notFromEditor
  if (node.text !== undefined && !isStorable(node.text)) return bodyMessages.characters
  return (
    attributeProblem(node.type, rule, node.attrs) ??
    marksProblem(node.marks) ??
    contentProblem(node, rule, depth) ??
    rule.problem?.(node) ??
    null
  )
}

const contentProblem = (node: RichTextNode, rule: NodeRule, depth: number): string | null => {
  if (node.content === undefined) return null
  if (!Array.isArray(node.content)) return bodyMessages.notFromEditor
  for (const child of node.content) {
    if (!isNode(child)) return bodyMessages.notFromEditor
    if (isNodeType(child.type) && !rule.content.includes(child.type))
      return bodyMessages.misplaced(withArticle(node.type), withArticle(child.type))
    const problem = nodeProblem(child, depth + 1)
    if (problem) return problem
  }
  return null
}

const marksProblem = (value: unknown): string | null => {
  if (value === undefined) return null
  if (!Array.isArray(value)) return bodyMessages.notFromEditor
  const seen = new Set<string>()
  const marks: unknown[] = value
  for (const mark of marks) {
    if (!isNode(mark)) return bodyMessages.notFromEditor
    const problem = markProblem(mark)
    if (problem) return problem
    const { type } = mark
    // Each mark is an element around the text, so a thousand of them would nest as deeply as a thousand lists.
    if (seen.has(type)) return bodyMessages.styleTwice(type)
    seen.add(type)
  }
  return null
}

const markProblem = ({ type, attrs }: RichTextNode): string | null => {
  const rule = markRule(type)
  return rule ? attributeProblem(type, rule, attrs) : bodyMessages.unknownStyle(truncate(type))
}

const attributeProblem = (type: string, rule: Rule, attrs: unknown): string | null => {
  const given = attrs ?? {}
  if (!isObject(given)) return bodyMessages.notFromEditor
  for (const [name, value] of Object.entries(given)) {
    const check = attributeCheck(rule, name)
    if (!check) return bodyMessages.extraProperty(withArticle(type), truncate(name))
    if (!check(value)) return attributeFault(type, name)
  }
  const missing = missingAttribute(rule, given)
  return missing === undefined ? null : attributeFault(type, missing)
}

const attributeFault = (type: string, name: string): string =>
  attributeFaults[`${type} ${name}`] ?? bodyMessages.wrongProperty(withArticle(type), truncate(name))

const withArticle = (type: string): string => `${/^[aeiou]/.test(type) ? 'an' : 'a'} ${type}`
const truncate = (name: string): string => (name.length > 40 ? `${name.slice(0, 40)}…` : name)
