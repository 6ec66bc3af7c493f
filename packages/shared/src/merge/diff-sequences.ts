import { diffArrays } from 'diff'

/** A stretch in which two sequences differ: from `start` to before `end` of one, which became `from` to before `to` of the other. */
export interface Hunk {
  start: number
  end: number
  from: number
  to: number
}
/** What is left of the work that comparisons may take together, in steps of a few nanoseconds. */
export interface WorkLimit {
  left: number
}
/** Enough to compare a thousand items with a permutation of them. */
const maxSteps = 1_000_000

/** The cost of the smallest comparison, which bounds the number of comparisons, too. */
const stepsOfCall = 1500

/** The work that one merge or comparison may take, some ten milliseconds. */
export const workLimit = (): WorkLimit => ({ left: maxSteps })

/**
 * Where two sequences differ, by Myers' algorithm (npm's `diff`); undefined where that takes more steps than are left. The work
 * grows with the length times the number of differences, so equal ends and items that only one side has are left out
 * first: usual edits leave nothing to compare. Steps bound it rather than time, so that every machine gives the same answer.
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

/** An item that stands in both sequences, in the same order as all others that do. */
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

/** The items of each sequence that the other has, too, as numbers, which are compared faster than texts. */
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
