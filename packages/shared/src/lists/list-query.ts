/** Which records of a list are wanted, as ra-data-simple-rest asks for them. */
export interface ListQuery {
  sort?: readonly [field: string, direction: 'ASC' | 'DESC']
  /** First and last index, both included, from 0. */
  range?: readonly [first: number, last: number]
  /**
   * Equal to (any of) the value; `field_gte`, `_gt`, `_lte`, `_lt`, `_neq` compare; `field_q` holds the words, `q` searches
   * all text; `field_empty` is 1 for those without a value, 0 for those with one.
   */
  filter?: Readonly<Record<string, unknown>>
}

/**
 * Where common words are looked for, so many rows are counted: a total of one more means that there are more. Whoever asks for
 * further ones gets them, and a count that goes one beyond.
 */
export const maxCounted = 100

type Row = Readonly<Record<string, unknown>>
const comparisons: Readonly<Record<string, (order: number) => boolean>> = {
  gte: (order) => order >= 0,
  gt: (order) => order > 0,
  lte: (order) => order <= 0,
  lt: (order) => order < 0,
  neq: (order) => order !== 0,
}

/**
 * Sorts, filters and pages a whole list here, for servers that did none of it. Answers the page and the total.
 * Text sorts as people sort it, small and capital letters together and 2 before 10; what is empty comes first, and
 * equals by id.
 */
export const queryInMemory = <T>(
  rows: readonly T[],
  { sort, range, filter = {} }: ListQuery,
): { data: T[]; total: number } => {
  const wanted = Object.entries(filter).filter(([, value]) => value !== undefined)
  const found = rows.filter((row) => wanted.every(([key, value]) => matches(row as Row, key, value)))
  if (sort) found.sort(byField(...sort))
  return { data: range ? found.slice(range[0], range[1] + 1) : found, total: found.length }
}

const matches = (row: Row, key: string, wanted: unknown): boolean => {
  if (key === 'q') return Object.values(row).some((value) => holds(value, String(wanted)))
  const [, field, operator] = /^(.+)_(gte|gt|lte|lt|neq|q|empty)$/.exec(key) ?? []
  if (field && operator && !(key in row)) return compares(row[field], operator, wanted)
  return [wanted].flat().some((value) => valuesOf(row[key]).some((own) => compare(own, value) === 0))
}

/** What a value is found by: related records by their ids, and several by any of them. */
const valuesOf = (value: unknown): unknown[] => {
  const all = [value].flat()
  return all.length === 0 ? [null] : all.map((each) => (isRelated(each) ? each.id : each))
}
const isRelated = (value: unknown): value is { id: unknown; description: unknown } =>
  typeof value === 'object' && value !== null && 'id' in value && 'description' in value

const compares = (value: unknown, operator: string, wanted: unknown): boolean => {
  if (operator === 'empty') return (valuesOf(value)[0] == null) === Boolean(Number(wanted))
  if (operator === 'q') return holds(value, String(wanted))
  return value != null && comparisons[operator]!(compare(value, wanted))
}

/** Whether a value's text holds the words. The body of an update doesn't count: our server doesn't search it either. */
const holds = (value: unknown, words: string): boolean =>
  typeof value === 'string' && !value.startsWith('{"') && value.toLowerCase().includes(words.toLowerCase())

/** As SQL compares: text by its characters, so that only the same title is equal; days and moments are such text. */
const compare = (a: unknown, b: unknown): number => {
  const [left, right] = [plain(a), plain(b)]
  if (left == null || right == null) return nullsFirst(left, right)
  if (typeof left === 'number' && !Number.isNaN(Number(right))) return left - Number(right)
  return String(left) === String(right) ? 0 : String(left) < String(right) ? -1 : 1
}

const byField =
  (field: string, direction: 'ASC' | 'DESC') =>
  (a: unknown, b: unknown): number => {
    const [left, right] = [a as Row, b as Row]
    const order = inOrder(named(left[field]), named(right[field])) || compare(left.id, right.id)
    return direction === 'DESC' ? -order : order
  }

/** A related record is sorted by its name. */
const named = (value: unknown): unknown => (isRelated(value) ? value.description : value)

/** Whether rows stand in this order already. Equal values may stand as they like, unless all are equal: then ids decide. */
export const isSorted = (rows: readonly unknown[], sort: NonNullable<ListQuery['sort']>): boolean => {
  const [field, direction] = sort
  const equal = (a: unknown, b: unknown): boolean => compare((a as Row)[field], (b as Row)[field]) === 0
  const mayTie = rows.length > 0 && !equal(rows[0], rows.at(-1))
  return rows.every((row, index) => {
    const before = rows[index - 1]
    return index === 0 || (mayTie && equal(before, row)) || byField(field, direction)(before, row) <= 0
  })
}

const collator = new Intl.Collator('en', { numeric: true })
const inOrder = (a: unknown, b: unknown): number =>
  typeof a === 'string' && typeof b === 'string' ? collator.compare(a, b) : compare(a, b)

const nullsFirst = (a: unknown, b: unknown): number => (a == b ? 0 : a == null ? -1 : 1)
/** Yes and no may be 1 and 0. */
const plain = (value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value)
