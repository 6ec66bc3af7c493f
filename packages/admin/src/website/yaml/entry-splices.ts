import { columnOf, isFlow, isMap, readEntries, type Entry } from './cst-entries.ts'
import { collectionOf, findValue, indexOfEntry } from './find-value.ts'
import type { Splice } from './splice.ts'
import { writeKey } from './write-scalar.ts'
import { YamlEditError, type YamlPath } from './yaml-edit.ts'

type Root = Parameters<typeof findValue>[1]

/** The list or map of an entry, its entries, and which of them is meant. */
const locate = (text: string, root: Root, path: YamlPath) => {
  const found = findValue(text, root, path.slice(0, -1))
  const owner = collectionOf(found.value)
  const entries = readEntries(owner, text)
  const index = indexOfEntry(entries, owner, path.at(-1) ?? '')
  const entry = entries[index]
  if (!entry) throw new YamlEditError(`There is no ${path.at(-1)}.`)
  return { found, owner, entries, index, entry }
}

/** Deletes an item or pair; comments on lines of their own stay. */
export const deleteSplices = (text: string, root: Root, path: YamlPath): Splice[] => {
  const { found, owner, entries, index, entry } = locate(text, root, path)
  const next = entries[index + 1]
  const previous = entries[index - 1]
  const above = previous && !isFlow(owner) ? text.slice(previous.end, entry.start) : undefined
  // Of the gaps above and below the one with a blank line stays, since it sets groups apart.
  if (
    next &&
    above !== undefined &&
    /^\r?\n *$/.test(above) &&
    /^\r?\n[ \t]*\r?\n/.test(text.slice(entry.end, next.start))
  )
    return [{ from: entry.start - above.length, to: entry.end, text: '' }]
  if (next) return [{ from: entry.start, to: next.start - commentsAbove(text, entry, next), text: '' }]
  if (previous) {
    const gap = text.slice(previous.end, entry.start)
    const kept = gap.includes('#') && !isFlow(owner) ? gap.replace(/\r?\n[^\n]*$/, '').length : 0
    return [{ from: previous.end + kept, to: entry.end, text: '' }]
  }
  const empty = isMap(owner) ? '{}' : '[]'
  if (isFlow(owner)) return [{ from: owner.offset, to: behindClose(owner), text: empty }]
  const from = found.entry?.valueFrom
  if (from === undefined) return [{ from: entry.start, to: entry.end, text: empty }]
  const comment = text.slice(from, entry.start).replace(/\s*$/, '')
  return [{ from, to: entry.end, text: ` ${empty}${comment}` }]
}

const behindClose = (owner: ReturnType<typeof collectionOf>): number => {
  const close =
    isFlow(owner) && owner.end.find(({ type }) => type === 'flow-map-end' || type === 'flow-seq-end')
  if (!close) throw new YamlEditError('A list or map is not closed.')
  return close.offset + 1
}

/** Moves an item or pair with the comment lines directly above it. Blank lines between entries stay where they are. */
export const moveSplices = (text: string, root: Root, path: YamlPath, to: number): Splice[] => {
  const { owner, entries, index } = locate(text, root, path)
  const parts = entries.map((entry, n) => {
    const previous = entries[n - 1]
    const from = previous && !isFlow(owner) ? entry.start - commentsAbove(text, previous, entry) : entry.start
    return { from, to: entry.end }
  })
  const texts = parts.map((part) => text.slice(part.from, part.to))
  const [moved = ''] = texts.splice(index, 1)
  texts.splice(to, 0, moved)
  return parts.flatMap((part, n) =>
    text.slice(part.from, part.to) === texts[n] ? [] : [{ ...part, text: texts[n] ?? '' }],
  )
}

/** The length of the comment lines directly above an entry, at its column. */
const commentsAbove = (text: string, previous: Entry, entry: Entry): number => {
  const margin = ' '.repeat(columnOf(text, entry.start))
  const gap = text.slice(previous.end, entry.start)
  const lines = gap.split('\n').slice(1, -1)
  const isAttached = (line: string) => line.startsWith(`${margin}#`)
  const first = lines.findLastIndex((line) => !isAttached(line)) + 1
  const comments = lines.slice(first)
  return comments.length === 0 ? 0 : comments.join('\n').length + 1
}

export const renameSplices = (text: string, root: Root, path: YamlPath, key: string): Splice[] => {
  const { owner, entry, found } = locate(text, root, path)
  const token = entry.keyToken
  if (!token || !('source' in token)) throw new YamlEditError('There is no name to change.')
  const written = writeKey(key, isFlow(owner) || found.inFlow)
  return [{ from: token.offset, to: token.offset + token.source.length, text: written }]
}
