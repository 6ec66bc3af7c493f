/** Sorts a search by relevance; equally relevant rows keep the list's order. */
export const relevance = 'relevance'

/** Sort order, range and filter of a list, as sent by ra-data-simple-rest. */
export interface ListQuery {
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  /** First and last index, inclusive and zero-based. */
  range?: readonly [first: number, last: number]
  /**
   * `field` equals (any of) the value; `field_gte`, `_gt`, `_lte`, `_lt`, `_neq` compare; `field_q` contains the words, `q`
   * searches all text; `field_empty` is 1 for rows without a value, 0 for rows with one.
   */
  filter?: Readonly<Record<string, unknown>>
}

/** Requested rows of a list, and the number of all matching rows. */
export interface ListResult<T> {
  data: T[]
  total: number
}
export type RunQuery<T> = (query: ListQuery) => Promise<ListResult<T>>

/**
 * A list that a server sent as a whole or in its own pages. `rows` contains all rows; undefined while some are missing. Later
 * queries see every change made to it. `calls` is the number of calls it took.
 */
export interface StoredList<T> {
  query: RunQuery<T>
  rows: () => T[] | undefined
  calls: () => number
}

/**
 * Maximum number of rows that a search counts, because common words match too many. A total of one more means that there are
 * more. A request beyond it is answered, with a total one beyond its rows.
 */
export const maxCounted = 100

type Row = Readonly<Record<string, unknown>>
const toRow = (value: unknown): Row => (isRow(value) ? value : {})
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null
const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  gte: (order) => order >= 0,
  gt: (order) => order > 0,
  lte: (order) => order <= 0,
  lt: (order) => order < 0,
  neq: (order) => order !== 0,
}

/**
 * Sorts, filters and pages a whole list in memory, for servers that don't. Text sorts case-insensitively and numerically (2
 * before 10), empty values first, equal ones by id.
 */
export const queryInMemory = <T>(
  rows: readonly T[],
  { sort, range, filter = {} }: ListQuery,
): ListResult<T> => {
  const conditions = Object.entries(filter).filter(([, value]) => value !== undefined)
  const found = rows.filter((row) => conditions.every(([key, value]) => matches(toRow(row), key, value)))
  if (sort) found.sort(byField(...sort))
  return { data: range ? found.slice(range[0], range[1] + 1) : found, total: found.length }
}

const matches = (row: Row, key: string, expected: unknown): boolean => {
  if (key === 'q') return Object.values(row).some((value) => containsText(value, String(expected)))
  const [, field, operator] = /^(.+)_(gte|gt|lte|lt|neq|q|empty)$/.exec(key) ?? []
  if (field && operator && !(key in row)) return matchesOperator(row[field], operator, expected)
  return [expected].flat().some((value) => listValues(row[key]).some((own) => compare(own, value) === 0))
}

/** Values that a filter compares: ids of related records, and each of several values. */
const listValues = (value: unknown): unknown[] => {
  const all = [value].flat()
  return all.length === 0 ? [null] : all.map((each) => (isRelated(each) ? each.id : each))
}
const isRelated = (value: unknown): value is { id: unknown; description: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value && 'description' in value

const matchesOperator = (value: unknown, operator: string, expected: unknown): boolean => {
  if (operator === 'empty') return (listValues(value)[0] == null) === Boolean(Number(expected))
  if (operator === 'q') return containsText(value, String(expected))
  return value != null && (comparisons[operator]?.(compare(value, expected)) ?? false)
}

/** True if a text contains the words. Rich text never matches, because our server doesn't search it either. */
const containsText = (value: unknown, text: string): boolean =>
  typeof value === 'string' && !value.startsWith('{"') && value.toLowerCase().includes(text.toLowerCase())

/** Compares like SQL: text by code units, which also sorts days and instants. */
const compare = (a: unknown, b: unknown): number => {
  const [left, right] = [plain(a), plain(b)]
  if (left == null || right == null) return nullsFirst(left, right)
  if (typeof left === 'number' && !Number.isNaN(Number(right))) return left - Number(right)
  return String(left) === String(right) ? 0 : String(left) < String(right) ? -1 : 1
}

const byField =
  (field: string, direction: 'ASC' | 'DESC') =>
  (a: unknown, b: unknown): number => {
    const [left, right] = [toRow(a), toRow(b)]
    const order = collate(sortValue(left[field]), sortValue(right[field])) || compare(left.id, right.id)
    return direction === 'DESC' ? -order : order
  }

/** Related records sort by description. */
const sortValue = (value: unknown): unknown => (isRelated(value) ? value.description : value)

/** True if rows are sorted already. Equal values may be in any order, unless all are equal: then ids decide. */
export const isSorted = (rows: readonly unknown[], sort: NonNullable<ListQuery['sort']>): boolean => {
  const [field, direction] = sort
  const equal = (a: unknown, b: unknown): boolean => compare(toRow(a)[field], toRow(b)[field]) === 0
  const mayTie = rows.length > 0 && !equal(rows[0], rows.at(-1))
  return rows.every((row, index) => {
    const before = rows[index - 1]
    return index === 0 || (mayTie && equal(before, row)) || byField(field, direction)(before, row) <= 0
  })
}

/** Created on first use: it takes 7 ms, and our own server sorts with SQL. */
let collator: Intl.Collator | undefined
const collate = (a: unknown, b: unknown): number =>
  typeof a === 'string' && typeof b === 'string'
    ? (collator ??= new Intl.Collator('en', { numeric: true })).compare(a, b)
    : compare(a, b)

const nullsFirst = (a: unknown, b: unknown): number => (a == b ? 0 : a == null ? -1 : 1)
/** Booleans compare as 1 and 0. */
const plain = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value)
