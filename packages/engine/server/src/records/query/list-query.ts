import { relevance } from '@kampana/engine-declare/lists/list-query'
import { inputName } from '@kampana/engine-declare/kinds/index'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { visibilityRule } from '@kampana/engine-declare/visibility'
import { isStorable } from '@kampana/engine-declare/text/storable'
import { z } from 'zod'
import { invalid, unauthenticated } from '../../error.ts'
import { findReferences } from '../links/links.ts'
import { findColumnStorage, findStorage } from '../storage/index.ts'
import { parseInteger, type StorageEngine } from '../storage/storage.ts'
import { findStaffFilter } from './staff-conditions.ts'

/** Maximum number of rows in a reply to staff. */
export const maxRowsForStaff = 10_000
/** Maximum number of rows for everybody else. Serializing more would block the only thread. */
export const maxRowsForVisitors = 100
/** Maximum number of rows that include long fields. */
const maxRowsWhole = 10
export const pageSize = 10

/** A list query, validated by the declaration. */
export interface ParsedQuery {
  sort: readonly [field: string, direction: 'ASC' | 'DESC']
  first: number
  count: number
  /** True if the query requests a page or range. */
  paged: boolean
  conditions: readonly Condition[]
  /** Long fields included in the rows. */
  include: readonly string[]
  /** Additions requested by staff. */
  extras: readonly Extra[]
}

/** Authors of each row, excerpts around matches, and matches of similar words if a search finds nothing. */
const extras = ['authors', 'found_in', 'corrections'] as const
export type Extra = (typeof extras)[number]
const isExtra = (name: string): name is Extra => extras.some((each) => each === name)

export interface Condition {
  field: string
  operator: keyof typeof operators | 'any' | 'titled' | 'search' | 'holds' | 'empty' | 'staff'
  value: unknown
}

export const operators = { gte: '>=', gt: '>', lte: '<=', lt: '<', neq: '!=' } as const
const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .max(20_000)
    .transform((text, context) => {
      try {
        const parsed: unknown = JSON.parse(text, rejectUnsafe)
        return parsed
      } catch {
        context.addIssue('not JSON')
        return z.NEVER
      }
    })
    .pipe(schema)
/** Rejects `__proto__`, which zod drops silently, and texts with a NUL, which PostgreSQL rejects. */
const rejectUnsafe = (key: string, value: unknown): unknown => {
  if (key === '__proto__' || (typeof value === 'string' && !isStorable(value)))
    throw new SyntaxError('a prototype, or a text that is nowhere')
  return value
}
const index = z.int().min(0).max(1_000_000_000)
const simple = z.union([z.string().max(2000), z.number(), z.boolean(), z.null()])
const shape = z.object({
  sort: json(z.tuple([z.string(), z.enum(['ASC', 'DESC'])])).optional(),
  range: json(z.tuple([index, index]).refine(([first, last]) => first <= last)).optional(),
  filter: json(z.record(z.string(), z.union([simple, z.array(simple).max(1000)]))).optional(),
  include: z
    .string()
    .transform((names) => names.split(','))
    .optional(),
  page: z.string().optional(),
  per_page: z.string().optional(),
})

/** Type of requester: someone with the permission to list the resource, another signed-in person, or a guest. */
export type Requester = 'staff' | 'person' | 'guest'

/**
 * Parses `sort`, `range`, `filter`, `include` and Laravel's `page`, with at most `most` rows. Throws a 422 for a query that
 * doesn't fit the declaration. Throws a 401 if a guest requests something reserved for staff, since usually a session has
 * ended.
 */
export const parseListQuery = (
  resource: Resource,
  query: unknown,
  most = maxRowsForStaff,
  requester: Requester = 'person',
): ParsedQuery => {
  const parsed = shape.safeParse(query)
  if (!parsed.success) throw invalidPart(String(parsed.error.issues[0]?.path[0]))
  const { filter = {}, include: included = [], ...asked } = parsed.data
  const conditions = Object.entries(filter).map(([key, value]) => condition(resource, key, value, requester))
  const extras = included.filter(isExtra).filter((name) => !resource.fields[name])
  if (extras.length > 0) requireStaff(requester, 'include')
  const include = included.filter((name) => !extras.some((extra) => extra === name))
  if (!include.every((name) => resource.fields[name]?.inList === false)) throw invalidPart('include')
  const range = readRange(asked, most)
  if (include.length > 0 && range.count > maxRowsWhole) throw invalidPart('include')
  return {
    sort: readSort(resource, asked.sort, conditions, requester),
    ...range,
    conditions,
    include,
    extras,
  }
}

const requireStaff = (requester: Requester, part: string): void => {
  if (requester !== 'staff') throw requester === 'guest' ? unauthenticated() : invalidPart(part)
}

const readSort = (
  resource: Resource,
  sort: ParsedQuery['sort'] = resource.order,
  conditions: readonly Condition[],
  requester: Requester,
): ParsedQuery['sort'] => {
  if (sort[0] === relevance && !resource.fields[relevance]) {
    requireStaff(requester, 'sort')
    const isSearch = conditions.some(({ operator, value }) => operator === 'search' && value !== '')
    // Relevance means nothing without a search.
    return isSearch ? sort : resource.order
  }
  if (!sortable(resource, sort[0])) throw invalidPart('sort')
  return sort
}

const readRange = (
  { range, page, per_page }: Pick<z.infer<typeof shape>, 'range' | 'page' | 'per_page'>,
  most: number,
): Pick<ParsedQuery, 'first' | 'count' | 'paged'> => {
  const size = per_page === undefined ? pageSize : Math.min(parsePageNumber(per_page), most)
  const [first, last] =
    range ??
    (page === undefined
      ? [0, most - 1]
      : [(parsePageNumber(page) - 1) * size, parsePageNumber(page) * size - 1])
  const count = Math.min(last - first + 1, most)
  return { first, count, paged: range !== undefined || page !== undefined }
}

/** Treats a page number that isn't a positive integer as page 1, like Laravel. */
export const parsePageNumber = (text: unknown): number => {
  const number = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 1
  return Math.max(1, number)
}

const invalidPart = (part: string) => invalid({ [part]: [basicMessages.invalid.selected(part)] })

/** True if a field's values can be sorted. */
const sortable = (resource: Resource, name: string): boolean =>
  name === 'id' ||
  (resource.fields[name]?.inList === true && findColumnStorage(resource, name).sortKey !== null)

/** Field of a filter key, which is the field's read or input name. */
const filterable = (resource: Resource, key: string): string | undefined =>
  key === 'id'
    ? 'id'
    : Object.entries(resource.fields).find(
        ([name, field]) =>
          field.inList &&
          findStorage(field).isAny !== null &&
          (name === key || inputName(name, field) === key),
      )?.[0]

const condition = (resource: Resource, key: string, value: unknown, requester: Requester): Condition => {
  const forStaff = findStaffFilter(resource, key)
  if (forStaff) {
    requireStaff(requester, 'filter')
    const { data } = forStaff.values.safeParse(value)
    if (!data) throw invalidPart('filter')
    return { field: key, operator: 'staff', value: data }
  }
  if (key === 'q') return { field: 'q', operator: 'search', value: String(value ?? '') }
  const exact = filterable(resource, key)
  if (exact !== undefined) {
    const { parse } = findColumnStorage(resource, exact)
    const values = Array.isArray(value) ? value : [value]
    if (areTitles(resource, key, values)) return { field: exact, operator: 'titled', value: values }
    return { field: exact, operator: 'any', value: values.map((each) => parseValue(parse, each)) }
  }
  const [, name = '', operator = ''] = /^(.+)_(gte|gt|lte|lt|neq|q|empty)$/.exec(key) ?? []
  const field = filterable(resource, name)
  if (field === undefined || Array.isArray(value) || value === null) throw invalidPart('filter')
  return comparison(findColumnStorage(resource, field), field, operator as Comparison, value as Scalar)
}

/**
 * True if a reference is filtered by titles, as bodies and folders do because they know no ids. Visitors must be able to see
 * all of those titles.
 */
const areTitles = (resource: Resource, key: string, values: readonly unknown[]): boolean => {
  const related = findReferences(resource).find(({ field }) => field === key)?.related
  return (
    related !== undefined &&
    related.public.includes('list') &&
    visibilityRule(related, '').length === 0 &&
    values.every((each) => typeof each === 'string' && parseInteger(each) === null)
  )
}

type Scalar = string | number | boolean
type Comparison = keyof typeof operators | 'q' | 'empty'
const comparison = (
  { comparable, searchable, parse }: StorageEngine,
  field: string,
  operator: Comparison,
  value: Scalar,
): Condition => {
  if (operator === 'empty') return { field, operator, value: Boolean(Number(value)) }
  if (operator === 'q' ? !searchable : comparable === null) throw invalidPart('filter')
  return operator === 'q'
    ? { field, operator: 'holds', value: String(value) }
    : { field, operator, value: parseValue(parse, value) }
}

const parseValue = (parse: StorageEngine['parse'], value: unknown): string | number | null => {
  if (value === null) return null
  const parsed = parse(value as Scalar)
  if (parsed === null) throw invalidPart('filter')
  return parsed
}
