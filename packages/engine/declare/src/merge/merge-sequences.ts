import { diffSequences, type Hunk, type WorkLimit } from './diff-sequences.ts'
import type { Versions } from './merged.ts'

/** Range of a merged sequence: items without a conflict, of which `theirs` changed, or a conflict. */
export type Stretch<T> = { items: readonly T[]; theirs: number } | { collision: Versions<readonly T[]> }

/** Hunk of one of the two sides. */
interface SideHunk extends Hunk {
  side: 'mine' | 'theirs'
}

/** Functions that compare and match the items of a sequence. */
export interface SequenceOptions<T> {
  /** Returns a string that is equal for equal items. */
  keyOf: (item: T) => string
  /**
   * True if an item may be the edited version of another. If a hunk has equally many old and new items that match in pairs,
   * each pair becomes a separate change.
   */
  isSuccessor: (item: T, next: T) => boolean
  limit: WorkLimit
}

/** Three-way merge of a sequence (diff3); undefined if comparing takes more work than the limit allows. */
export const mergeSequences = <T>(
  versions: Versions<readonly T[]>,
  { keyOf, isSuccessor, limit }: SequenceOptions<T>,
): Stretch<T>[] | undefined => {
  const { base } = versions
  const keys = { base: base.map(keyOf), mine: versions.mine.map(keyOf), theirs: versions.theirs.map(keyOf) }
  const compare = (side: SideHunk['side']): SideHunk[] | undefined =>
    diffSequences(keys.base, keys[side], limit)
      ?.flatMap((hunk) => splitHunk(hunk, (at, to) => isSuccessor(base[at]!, versions[side][to]!)))
      .map(({ start, end, from, to }) => ({ start, end, from, to, side }))
  const [mine, theirs] = [compare('mine'), compare('theirs')]
  if (!mine || !theirs) return undefined

  const stretches: Stretch<T>[] = []
  let at = 0
  for (const region of groupHunks([...mine, ...theirs].sort(inOrder))) {
    const { start, end } = region
    stretches.push({ items: base.slice(at, start), theirs: 0 }, mergeRegion(versions, keys, region))
    at = end
  }
  return [...stretches, { items: base.slice(at), theirs: 0 }].filter(
    (stretch) => 'collision' in stretch || stretch.theirs > 0 || stretch.items.length > 0,
  )
}

const inOrder = (one: Hunk, other: Hunk): number => one.start - other.start || one.end - other.end

/** Splits a hunk into pairs if each item has a successor at the same position. */
const splitHunk = (hunk: Hunk, isPair: (at: number, to: number) => boolean): Hunk[] => {
  const { start, end, from, to } = hunk
  const pairs = Array.from({ length: end - start }, (_, each) => each)
  return end - start === to - from && pairs.every((each) => isPair(start + each, from + each))
    ? pairs.map((each) => ({
        start: start + each,
        end: start + each + 1,
        from: from + each,
        to: from + each + 1,
      }))
    : [hunk]
}

/** Overlapping hunks and the range of the base that they cover together. */
interface Region {
  start: number
  end: number
  hunks: SideHunk[]
}

const groupHunks = (hunks: readonly SideHunk[]): Region[] => {
  const regions: Region[] = []
  for (const hunk of hunks) {
    const last = regions.at(-1)
    const overlaps =
      last !== undefined &&
      (hunk.start < last.end ||
        (hunk.start === last.end && isInsertion(hunk) && last.hunks.every(isInsertion)))
    if (overlaps) {
      last.hunks.push(hunk)
      last.end = Math.max(last.end, hunk.end)
    } else regions.push({ start: hunk.start, end: hunk.end, hunks: [hunk] })
  }
  return regions
}
const isInsertion = ({ start, end }: Hunk): boolean => start === end

const mergeRegion = <T>(
  versions: Versions<readonly T[]>,
  keys: Versions<readonly string[]>,
  region: Region,
): Stretch<T> => {
  const { start, end } = region
  const [myPart, theirPart] = [partOf('mine', region), partOf('theirs', region)]
  const mine = versions.mine.slice(...(myPart ?? []))
  const theirs = versions.theirs.slice(...(theirPart ?? []))
  if (!theirPart) return { items: mine, theirs: 0 }
  if (!myPart) return { items: theirs, theirs: Math.max(theirs.length, end - start) }
  const isSame =
    JSON.stringify(keys.mine.slice(...myPart)) === JSON.stringify(keys.theirs.slice(...theirPart))
  return isSame
    ? { items: mine, theirs: 0 }
    : { collision: { base: versions.base.slice(start, end), mine, theirs } }
}

/** Range of a side's version of a region in its sequence; undefined if the side changed nothing in it. */
const partOf = (side: SideHunk['side'], { start, end, hunks }: Region): [number, number] | undefined => {
  const own = hunks.filter((hunk) => hunk.side === side)
  const [first, last] = [own[0], own.at(-1)]
  return first && last && [first.from - (first.start - start), last.to + (end - last.end)]
}
