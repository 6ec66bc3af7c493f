import { diffArrays } from 'diff'

/** A range in which two sequences differ: from `start` up to `end` of one, which became `from` up to `to` of the other. */
export interface Hunk {
  start: number
  end: number
  from: number
  to: number
}
/** Remaining work for comparisons together, in steps of a few nanoseconds. */
export interface WorkLimit {
  left: number
}
/** Enough to compare a thousand items with a permutation of them. */
const maxSteps = 1_000_000

/** Cost of the smallest comparison, which also bounds the number of comparisons. */
const stepsOfCall = 1500

/** Work limit of one merge or comparison, about 10 ms. */
export const workLimit = (): WorkLimit => ({ left: maxSteps })

/**
 * Differences of two sequences by Myers' algorithm (npm's `diff`); undefined if it takes more steps than remain. The work
 * grows with the length times the number of differences, so equal ends and items on one side only are removed first: usual
 * edits leave nothing to compare. Steps bound it instead of time, so that every machine gives the same result.
 */
export const diffSequences = (
  before: readonly string[],
  after: readonly string[],
  limit: WorkLimit = workLimit(),
): Hunk[] | undefined => {
  const shorter = Math.min(before.length, after.length)
  let head = 0
  while (head < shorter && before[head] === after[head]) head++
  let tail = 0
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail++
  const matches = matchItems(
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
    limit,
  )
  if (!matches) return undefined
  const hunks: Hunk[] = []
  let [start, from] = [head, head]
  for (const match of [...matches, { at: before.length - tail - head, as: after.length - tail - head }]) {
    const [end, to] = [head + match.at, head + match.as]
    if (end > start || to > from) hunks.push({ start, end, from, to })
    ;[start, from] = [end + 1, to + 1]
  }
  return hunks
}

/** An item of both sequences, in the same order as all other matches. */
interface Match {
  at: number
  as: number
}

const matchItems = (
  before: readonly string[],
  after: readonly string[],
  limit: WorkLimit,
): Match[] | undefined => {
  const [old, made] = sharedItems(before, after)
  const length = old.length + made.length + 1
  limit.left -= stepsOfCall
  const changes = diffArrays(
    old.map(({ id }) => id),
    made.map(({ id }) => id),
    { maxEditLength: Math.max(0, Math.floor(limit.left / length)) },
  )
  let [at, as] = [0, 0]
  const matches = changes?.flatMap(({ added, removed, count }) => {
    const equal = added || removed ? 0 : count
    limit.left -= (count - equal + 1) * length
    const some = Array.from({ length: equal }, (_, each) => ({
      at: old[at + each]!.at,
      as: made[as + each]!.at,
    }))
    if (!added) at += count
    if (!removed) as += count
    return some
  })
  if (!matches) limit.left = 0
  return matches
}

interface Item {
  id: number
  at: number
}

/** Items of each sequence that the other also has,numbers, which compare faster than texts. */
const sharedItems = (before: readonly string[], after: readonly string[]): [Item[], Item[]] => {
  const ids = new Map<string, number>()
  for (const item of before) if (!ids.has(item)) ids.set(item, ids.size)
  const common = new Set(after)
  const old = before.flatMap((item, at) => (common.has(item) ? [{ id: ids.get(item)!, at }] : []))
  const made = after.flatMap((item, at) => {
    const id = ids.get(item)
    return id === undefined ? [] : [{ id, at }]
  })
  return [old, made]
}
