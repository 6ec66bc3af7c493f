import {
  showableFields,
  type ListedRecord,
  type ListedResource,
} from '@kampana/engine-declare/records-in-bodies'
import type { RecordsFilter } from '@kampana/engine-declare/rich-text/records-rules'
import { fold } from '@kampana/engine-declare/text/fold'
import { nameOf } from '../brief-html.ts'

type Match = (value: unknown, wanted: RecordsFilter[string]) => boolean

const texts = (value: unknown): string[] => (value == null ? [] : [value].flat().map(nameOf))
const compare = (value: unknown, wanted: RecordsFilter[string]): number | undefined => {
  if (value == null) return undefined
  if (typeof value === 'number') return value - Number(wanted)
  return nameOf(value) < String(wanted) ? -1 : Number(nameOf(value) > String(wanted))
}

/** Operators by the suffixes of the API's filter keys. */
const endings: Readonly<Record<string, Match>> = {
  q: (value, wanted) => texts(value).some((text) => fold(text).includes(fold(String(wanted)))),
  empty: (value, wanted) => (texts(value).length === 0) === Boolean(Number(wanted)),
  neq: (value, wanted) => value != null && !texts(value).includes(String(wanted)),
  gte: (value, wanted) => (compare(value, wanted) ?? -1) >= 0,
  gt: (value, wanted) => (compare(value, wanted) ?? -1) > 0,
  lte: (value, wanted) => (compare(value, wanted) ?? 1) <= 0,
  lt: (value, wanted) => (compare(value, wanted) ?? 1) < 0,
}

/** Records of a folder that match a filter, as the API would find them in the database; null for a filter on private fields. */
export const matchFilter = (
  resource: ListedResource,
  records: readonly ListedRecord[],
  filter: RecordsFilter,
): ListedRecord[] | null => {
  const known = showableFields(resource)
  const conditions = Object.entries(filter).map(([key, wanted]) => {
    if (known.includes(key)) return (record: ListedRecord) => texts(record[key]).includes(toText(wanted))
    const [, name = '', ending = ''] = /^(.+)_([a-z]+)$/.exec(key) ?? []
    const match = known.includes(name) && Object.hasOwn(endings, ending) ? endings[ending] : undefined
    return match && ((record: ListedRecord) => match(record[name], wanted))
  })
  return conditions.includes(undefined)
    ? null
    : records.filter((record) => conditions.every((holds) => holds?.(record)))
}

/** True is stored as 1. */
const toText = (wanted: RecordsFilter[string]): string =>
  typeof wanted === 'boolean' ? String(Number(wanted)) : String(wanted)

/**
 * Sorts records by the order of their resource's lists, or by the order for bodies. Records without a value come last.
 */
export const inOrder = (
  { order: [usual, direction], inBodies }: Pick<ListedResource, 'order' | 'inBodies'>,
  records: readonly ListedRecord[],
): ListedRecord[] => {
  const { order: field = usual } = inBodies ?? {}
  const sign = field === usual && direction === 'DESC' ? -1 : 1
  return records.toSorted(({ [field]: a }, { [field]: b }) =>
    a == null || b == null ? Number(a == null) - Number(b == null) : sign * compareValues(a, b),
  )
}

const compareValues = (a: unknown, b: unknown): number => {
  if (typeof a === 'number' && typeof b === 'number') return a - b
  const [first, second] = [nameOf(a).toLowerCase(), nameOf(b).toLowerCase()]
  return first < second ? -1 : Number(first > second)
}
