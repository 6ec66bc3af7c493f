import { isBlock, isCollection, isFlow, readEntries, scalarStyle, type ValueToken } from './cst-entries.ts'
import { isRecord } from './yaml-edit.ts'
import { maxWidth, writeKey, writeScalar } from './write-scalar.ts'

/** Where a value is written: behind the dash or the colon of an entry whose column is `indent`. */
export interface WritePlace {
  /** The text that `like` is a token of. */
  text: string
  indent: number
  inFlow: boolean
  /** Whether it belongs to an item of a block list, whose value may begin on the line of the dash. */
  isItem: boolean
}

/**
 * Writes any value, in the shape of `like`, a value of the same kind such as its sibling: flow or block, folded or not. Without
 * one lists and maps are blocks. The text begins with the space or the new line that follows a colon or dash.
 */
export const writeValue = (value: unknown, like: ValueToken | undefined, place: WritePlace): string => {
  const isEmpty = Array.isArray(value)
    ? value.length === 0
    : isRecord(value) && Object.keys(value).length === 0
  if (isEmpty) return Array.isArray(value) ? ' []' : ' {}'
  if (!Array.isArray(value) && !isRecord(value)) {
    const style = scalarStyle(like)
    const isBlockStyle = style === 'folded' || style === 'literal'
    return ` ${writeScalar(value, isBlockStyle ? style : 'plain', place)}`
  }
  return place.inFlow || isFlow(like) ? ` ${writeFlow(value, like, place)}` : writeBlock(value, like, place)
}

/** Writes a flow list or map on one line, or an entry a line where that gets too long. */
const writeFlow = (value: object, like: ValueToken | undefined, place: WritePlace): string => {
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{ ', ' }']
  const parts = writeParts(value, like, { ...place, inFlow: true })
  const line = `${open}${parts.join(', ')}${close}`
  if (place.inFlow || Array.isArray(value) || place.indent + line.length < maxWidth - 10) return line
  const indent = ' '.repeat(place.indent + 4)
  return `{\n${parts.map((part) => `${indent}${part},\n`).join('')}${' '.repeat(place.indent + 2)}}`
}

const writeParts = (value: object, like: ValueToken | undefined, place: WritePlace): string[] => {
  const shapes = shapesOf(like, place.text)
  return Object.entries(value).map(([key, inner]) => {
    const shape = shapes(key)
    if (Array.isArray(value)) return writeValue(inner, shape, place).slice(1)
    return `${writeKey(key, true)}:${writeValue(inner, shape, place)}`
  })
}

const writeBlock = (value: object, like: ValueToken | undefined, place: WritePlace): string => {
  const isList = Array.isArray(value)
  // Some authors begin a list in the column of its key.
  const isFlush = isList && like?.type === 'block-seq' && !place.isItem && like.indent <= place.indent
  const indent = isFlush ? place.indent : place.indent + 2
  const shapes = shapesOf(like, place.text)
  const lines = Object.entries(value).map(([key, inner]) => {
    const inside = { ...place, indent, isItem: isList }
    const written = writeValue(inner, shapes(key), inside)
    return isList ? `-${written}` : `${writeKey(key, false)}:${written}`
  })
  const separator = `\n${' '.repeat(indent)}`
  return `${place.isItem ? ' ' : separator}${lines.join(separator)}`
}

/** The shape for an entry of a new value: that of the same key, or of the first item of a list. */
const shapesOf = (like: ValueToken | undefined, text: string): ((key: string) => ValueToken | undefined) => {
  if (!isCollection(like)) return () => undefined
  const entries = readEntries(like, text)
  const isList = isBlock(like) ? like.type === 'block-seq' : like.start.type === 'flow-seq-start'
  return (key) => (isList ? entries[0]?.value : entries.find((entry) => entry.key === key)?.value)
}
