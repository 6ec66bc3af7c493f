import { columnOf, isFlow, isMap, readEntries, type Entry } from './cst-entries.ts'
import { collectionOf, type CollectionToken, type FoundValue } from './find-value.ts'
import type { Splice } from './splice.ts'
import { writeKey } from './write-scalar.ts'
import { writeValue } from './write-value.ts'
import { YamlEditError } from './yaml-edit.ts'

/** An item of a list, or with a key a pair of a map. */
export interface NewEntry {
  key?: string
  value: unknown
}

/** Inserts entries into a list or map that has some; each copies the shape of its neighbour. */
export const insertSplice = (
  text: string,
  { value, inFlow }: FoundValue,
  index: number,
  added: readonly NewEntry[],
): Splice => {
  const owner = collectionOf(value)
  const entries = readEntries(owner, text)
  const [first] = entries
  if (!first) throw new YamlEditError('The list is empty.')
  const neighbour = entries[Math.max(0, Math.min(index, entries.length) - 1)] ?? first
  const place = {
    text,
    indent: columnOf(text, first.start),
    inFlow: inFlow || isFlow(owner),
    isItem: !isMap(owner),
  }
  const parts = added.map(({ key, value }) => {
    const written = writeValue(value, key === undefined ? neighbour.value : undefined, place)
    if (key !== undefined) return `${writeKey(key, place.inFlow)}:${written}`
    return isFlow(owner) ? written.slice(1) : `-${written}`
  })
  return isFlow(owner)
    ? flowSplice(text, owner, entries, index, parts)
    : blockSplice(text, entries, index, parts, place.indent)
}

const flowSplice = (
  text: string,
  owner: CollectionToken,
  entries: readonly Entry[],
  index: number,
  parts: readonly string[],
): Splice => {
  const [first, second] = entries
  const before = text.slice(owner.offset + 1, first?.start)
  const between =
    second && first ? text.slice(first.end, second.start) : `,${before.includes('\n') ? before : ' '}`
  const separator = between.includes('#') ? ', ' : between
  const next = entries[index]
  if (next) return splice(next.start, parts.map((part) => part + separator).join(''))
  return splice(entries.at(-1)?.end ?? 0, parts.map((part) => separator + part).join(''))
}

const blockSplice = (
  text: string,
  entries: readonly Entry[],
  index: number,
  parts: readonly string[],
  indent: number,
): Splice => {
  const gaps = entries.slice(1).map((entry, n) => text.slice(entries[n]?.end, entry.start))
  const isAiry = gaps.length > 1 && gaps.every((gap) => /\n[ \t]*\r?\n/.test(gap))
  const separator = `${isAiry ? '\n\n' : '\n'}${' '.repeat(indent)}`
  const [first] = entries
  if (index <= 0 && first) return splice(first.start, parts.map((part) => part + separator).join(''))
  const previous = entries[Math.min(index, entries.length) - 1]
  return splice(previous?.end ?? 0, parts.map((part) => separator + part).join(''))
}

const splice = (at: number, text: string): Splice => ({ from: at, to: at, text })
