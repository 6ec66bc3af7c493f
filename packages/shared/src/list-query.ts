/** Which records of a list are wanted, as ra-data-simple-rest asks for them. */
export interface ListQuery {
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  /** First and last index, both included, from 0. */
  range?: readonly [first: number, last: number]
  /** Equal to (any of) the value; `field_gte`, `_gt`, `_lte`, `_lt`, `_neq` compare; `q` searches all text. */
  filter?: Readonly<Record<string, unknown>>
}

type Row = Readonly<Record<string, unknown>>
const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  gte: (order) => order >= 0,
  gt: (order) => order > 0,
  lte: (order) => order <= 0,
  lt: (order) => order < 0,
  neq: (order) => order !== 0,
}

/** Sorts, filters and pages a whole list here, for servers that did none of it. Answers the page and the total. */
export const queryHere = <T>(
  rows: readonly T[],
  { sort, range, filter = {} }: ListQuery,
): { data: T[]; total: number } => {
  const found = rows.filter((row) =>
    Object.entries(filter).every(([key, wanted]) => matches(row as Row, key, wanted)),
  )
  if (sort)
    found.sort((a, b) => compare((a as Row)[sort[0]], (b as Row)[sort[0]]) * (sort[1] === 'DESC' ? -1 : 1))
  return { data: range ? found.slice(range[0], range[1] + 1) : found, total: found.length }
}

const matches = (row: Row, key: string, wanted: unknown): boolean => {
  if (key === 'q')
    return Object.values(row).some(
      (value) => typeof value === 'string' && value.toLowerCase().includes(String(wanted).toLowerCase()),
    )
  const [, field, operator] = /^(.+)_(gte|gt|lte|lt|neq)$/.exec(key) ?? []
  if (field && operator && !(key in row))
    return row[field] != null && comparisons[operator]!(compare(row[field], wanted))
  return (Array.isArray(wanted) ? wanted : [wanted]).some((value) => compare(row[key], value) === 0)
}

const compare = (a: unknown, b: unknown): number => {
  if (a == null || b == null) return a == b ? 0 : a == null ? -1 : 1
  if (typeof a === 'number' && !Number.isNaN(Number(b))) return a - Number(b)
  return String(a).localeCompare(String(b), 'en', { numeric: true })
}
