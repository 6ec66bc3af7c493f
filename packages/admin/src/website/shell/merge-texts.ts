import { diffLines } from 'diff'

/** Lines of the base text that an edit replaces; an insertion replaces none. */
interface Hunk {
  from: number
  to: number
  text: string
}

/**
 * Three-way merge of two edits of a text, by lines. Undefined where both touch the same lines, or lines that are next to each
 * other: then a person decides.
 */
export const mergeTexts = (base: string, mine: string, theirs: string): string | undefined => {
  if (mine === theirs || theirs === base) return mine
  if (mine === base) return theirs
  const [own, other] = [findHunks(base, mine), findHunks(base, theirs)]
  if (!own || !other) return undefined
  const collides = own.some((one) => other.some((two) => one.from <= two.to && two.from <= one.to))
  return collides ? undefined : applyHunks(base, [...own, ...other])
}

/** Undefined where two very different long texts would take too long to compare. */
const findHunks = (base: string, edited: string): Hunk[] | undefined => {
  const changes = diffLines(base, edited, { timeout: 500 })
  if (!changes) return undefined
  const hunks: Hunk[] = []
  let line = 0
  let open: Hunk | undefined
  for (const { value, added, removed, count } of changes) {
    if (!added && !removed) {
      line += count
      open = undefined
      continue
    }
    if (!open) {
      open = { from: line, to: line, text: '' }
      hunks.push(open)
    }
    if (removed) {
      line += count
      open.to = line
    } else open.text += value
  }
  return hunks
}

const applyHunks = (base: string, hunks: readonly Hunk[]): string => {
  const lines = base.split(/(?<=\n)/)
  let merged = ''
  let line = 0
  for (const { from, to, text } of hunks.toSorted((one, other) => one.from - other.from)) {
    merged += lines.slice(line, from).join('') + text
    line = to
  }
  return merged + lines.slice(line).join('')
}
