import { comparablePart } from './comparable-body.ts'
import { ownText } from '../rich-text/plain-text.ts'
import type { RichTextNode } from '../rich-text/rich-text-node.ts'
import { countColumns } from '../rich-text/table-size.ts'
import { walkNodes } from '../rich-text/walk-nodes.ts'

/**
 * Numbers nodes, so that equal ones have the same number, regardless of the order of attributes and of null or default ones.
 * Each node is read once, however deep it is.
 */
export const numberNodes = (): ((node: RichTextNode) => string) => {
  const numbers = new Map<string, string>()
  const known = new Map<RichTextNode, string>()
  const numberOf = (node: RichTextNode): string => {
    const before = known.get(node)
    if (before !== undefined) return before
    const { type, attrs, marks, content = [], text = '' } = node
    const words = `${type} ${attributes(attrs)} ${attributes(marks)} ${content.map(numberOf).join()} ${text}`
    const number = numbers.get(words) ?? String(numbers.size)
    numbers.set(words, number)
    known.set(node, number)
    return number
  }
  return numberOf
}

const attributes = (value: unknown): string =>
  value === undefined ? '' : JSON.stringify(value, comparablePart).replace(/^(\{\}|\[\])$/, '')

/**
 * True if a block may have become another: a third of their initial words are equal, or neither has words and their types are
 * equal.
 */
export const isSuccessor = (block: RichTextNode, next: RichTextNode): boolean => {
  const [before, after] = [firstWords(block), firstWords(next)]
  const shared = [...before].filter((word) => after.has(word)).length
  return before.size + after.size === 0
    ? block.type === next.type
    : shared * 3 >= Math.max(before.size, after.size)
}

const firstWords = (block: RichTextNode): ReadonlySet<string> => {
  let text = ''
  for (const node of walkNodes(block)) {
    text += ` ${node.text ?? ''} ${ownText(node).join(' ')}`
    if (text.length > enoughText) break
  }
  return new Set(text.slice(0, enoughText).split(/\s+/).filter(Boolean))
}
/** Compared length of a block in UTF-16 units: enough to recognize a paragraph, and little of a long table. */
const enoughText = 1000

/** True if a node's children are separate blocks, like the items of a list. A table row is one piece. */
export const holdsBlocks = ({ type, content = [] }: RichTextNode): boolean =>
  type !== 'tableRow' && content.length > 0 && !content.some((child) => inline.has(child.type))

const inline: ReadonlySet<string> = new Set(['text', 'hardBreak'])

/** True if the rows of tables fit together: all have the same width, and no cell spans several rows. */
export const haveSameColumns = (tables: readonly RichTextNode[]): boolean => {
  const rows = tables.flatMap(({ content = [] }) => content)
  const cells = rows.flatMap(({ content = [] }) => content)
  return (
    new Set(rows.map(countColumns)).size <= 1 &&
    cells.every(({ attrs }) => Number(attrs?.['rowspan'] ?? 1) === 1)
  )
}
