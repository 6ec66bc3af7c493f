import type { RowCells } from './cells.ts'

/** A row from before, after, or both; indexes count from 0. */
export interface RowChange {
  type: 'same' | 'changed' | 'moved' | 'added' | 'removed'
  /** Former and current position; null if it has none. */
  from: number | null
  to: number | null
  before: RowCells | null
  after: RowCells | null
  /** Columns whose cells differ; empty unless it was changed. A moved row may have changed, too. */
  columns: readonly string[]
}

/**
 * Compares two values row by row: added, removed, moved and changed rows. First finds rows that stayed (longest common
 * subsequence), then equal rows elsewhere, then rows with at least half of their cells in common. The changes are in the order
 * of `after`, with removed rows in their former position.
 */
export const compareRows = (before: readonly RowCells[], after: readonly RowCells[]): RowChange[] => {
  const pairs = new Map<number, number>()
  const keys = [before.map(toRowKey), after.map(toRowKey)] as const
  for (const [from, to] of commonSubsequence(...keys)) pairs.set(from, to)
  const stayed = new Set(pairs.keys())
  pairRest(pairs, before, after, (one, other) => keys[0][one] === keys[1][other])
  pairRest(pairs, before, after, (one, other) => isAlike(before[one] ?? {}, after[other] ?? {}))
  return inOrder(pairs, before, after, stayed)
}

const cellsOf = (row: RowCells): [name: string, value: unknown][] =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .toSorted(([one], [other]) => (one < other ? -1 : 1))

/** Key that is equal for equal rows, even if only one of them names an empty cell. */
export const toRowKey = (row: RowCells): string => JSON.stringify(cellsOf(row))

/** Longest possible list of equal pairs in the same order on both sides. */
const commonSubsequence = (before: readonly string[], after: readonly string[]): [number, number][] => {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1))
  const lengthAt = (one: number, other: number): number => lengths[one]?.[other] ?? 0
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--)
      lengths[one]![other] =
        before[one] === after[other]
          ? lengthAt(one + 1, other + 1) + 1
          : Math.max(lengthAt(one + 1, other), lengthAt(one, other + 1))
  const pairs: [number, number][] = []
  for (let one = 0, other = 0; one < before.length && other < after.length;)
    if (before[one] === after[other]) pairs.push([one++, other++])
    else if (lengthAt(one + 1, other) >= lengthAt(one, other + 1)) one++
    else other++
  return pairs
}

/** Pairs each remaining row with the first matching one. */
const pairRest = (
  pairs: Map<number, number>,
  before: readonly RowCells[],
  after: readonly RowCells[],
  matches: (one: number, other: number) => boolean,
): void => {
  const taken = new Set(pairs.values())
  for (const one of before.keys()) {
    if (pairs.has(one)) continue
    const found = [...after.keys()].find((other) => !taken.has(other) && matches(one, other))
    if (found === undefined) continue
    pairs.set(one, found)
    taken.add(found)
  }
}

const isAlike = (one: RowCells, other: RowCells): boolean => {
  const names = new Set([...cellsOf(one), ...cellsOf(other)].map(([name]) => name))
  return names.size > 0 && differingCells(one, other).length * 2 <= names.size
}

const differingCells = (one: RowCells, other: RowCells): string[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (name) => cellKey(one[name]) !== cellKey(other[name]),
  )

const cellKey = (value: unknown): string => JSON.stringify(value === '' ? null : (value ?? null))

const inOrder = (
  pairs: ReadonlyMap<number, number>,
  before: readonly RowCells[],
  after: readonly RowCells[],
  stayed: ReadonlySet<number>,
): RowChange[] => {
  const sources = new Map([...pairs].map(([from, to]) => [to, from]))
  const isMoved = movedRows(pairs, stayed)
  const changes = after.map((row, to): RowChange => {
    const from = sources.get(to)
    const former = from === undefined ? undefined : before[from]
    if (from === undefined || !former)
      return { type: 'added', from: null, to, before: null, after: row, columns: [] }
    const columns = differingCells(former, row)
    const type = isMoved.has(from) ? 'moved' : columns.length > 0 ? 'changed' : 'same'
    return { type, from, to, before: former, after: row, columns }
  })
  for (const [from, row] of before.entries()) {
    if (pairs.has(from)) continue
    // After the preceding row that stayed.
    const columnIndex = changes.findLastIndex((change) => change.from !== null && change.from < from) + 1
    changes.splice(columnIndex, 0, { type: 'removed', from, to: null, before: row, after: null, columns: [] })
  }
  return changes
}

/** Rows that changed their order among those that stayed: each whose former predecessor now follows it. */
const movedRows = (pairs: ReadonlyMap<number, number>, stayed: ReadonlySet<number>): ReadonlySet<number> => {
  const ordered = [...pairs].toSorted(([one], [other]) => one - other)
  const matched: [number, number][] = []
  const fits = ([from, to]: [number, number]) =>
    matched.every(([otherFrom, otherTo]) => from < otherFrom === to < otherTo)
  for (const pair of ordered) if (stayed.has(pair[0])) matched.push(pair)
  const moved = new Set<number>()
  for (const pair of ordered)
    if (!stayed.has(pair[0])) {
      if (fits(pair)) matched.push(pair)
      else moved.add(pair[0])
    }
  return moved
}
