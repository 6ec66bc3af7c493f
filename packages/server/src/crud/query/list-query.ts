import { inputName } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import { isStorable } from '@kampana/shared/text/storable'
import { z } from 'zod'
import { invalid } from '../../error.ts'
import { storageAt, storageOf } from '../storage/index.ts'
import type { StorageEngine } from '../storage/storage.ts'

/** Rows of one answer at most, for staff. */
export const mostRows = 10_000
/** Rows of one answer at most, for everybody else: writing down more keeps the one thread from serving pages. */
export const mostRowsForVisitors = 100
/** Rows of one answer at most when they carry the long fields. */
export const mostRowsWhole = 10
export const pageSize = 10

/** A list query that has been checked against the declaration. */
export interface ParsedQuery {
  sort: readonly [field: string, direction: 'ASC' | 'DESC']
  first: number
  count: number
  /** Whether the caller asked for a part: only then are there pages. */
  paged: boolean
  conditions: readonly Condition[]
  /** Long fields that the rows shall carry. */
  include: readonly string[]
}
export interface Condition {
  field: string
  operator: keyof typeof operators | 'any' | 'search' | 'holds' | 'empty'
  value: unknown
}

export const operators = { gte: '>=', gt: '>', lte: '<=', lt: '<', neq: '!=' } as const
const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .max(20_000)
    .transform((text, context) => {
      try {
        const parsed: unknown = JSON.parse(text, refuseMischief)
        return parsed
      } catch {
        context.addIssue('not JSON')
        return z.NEVER
      }
    })
    .pipe(schema)
/** Zod passes over the key without a word, and PostgreSQL fails at a NUL; a caller who sends either means no good. */
const refuseMischief = (key: string, value: unknown): unknown => {
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

/** Reads `sort`, `range`, `filter`, `include` and Laravel's `page`; what doesn't fit the declaration is a 422, and what goes beyond `most` rows is cut. */
export const parseListQuery = (resource: Resource, query: unknown, most = mostRows): ParsedQuery => {
  const parsed = shape.safeParse(query)
  if (!parsed.success) throw refuse(String(parsed.error.issues[0]?.path[0]))
  const { sort = resource.order, filter = {}, include = [], range, page, per_page } = parsed.data
  if (!sortable(resource, sort[0])) throw refuse('sort')
  if (!include.every((name) => resource.fields[name]?.inList === false)) throw refuse('include')
  const size = per_page === undefined ? pageSize : Math.min(pageNumber(per_page), most)
  const [first, last] =
    range ??
    (page === undefined ? [0, most - 1] : [(pageNumber(page) - 1) * size, pageNumber(page) * size - 1])
  const count = Math.min(last - first + 1, most)
  if (include.length > 0 && count > mostRowsWhole) throw refuse('include')
  const conditions = Object.entries(filter).map(([key, value]) => condition(resource, key, value))
  return { sort, first, count, paged: range !== undefined || page !== undefined, conditions, include }
}

/** A page number that isn't a positive whole number is page 1, as in Laravel. */
export const pageNumber = (text: unknown): number => {
  const number = typeof text === 'string' && /^\d{1,9}$/.test(text) ? Number(text) : 1
  return Math.max(1, number)
}

const refuse = (part: string) => invalid({ [part]: [messages.invalid.selected(part)] })

/** Where there is an order among the values. */
const sortable = (resource: Resource, name: string): boolean =>
  name === 'id' || (resource.fields[name]?.inList === true && storageAt(resource, name).sortKey !== null)

/** The name of the field that a filter's key names, by the name under which it is read or written. */
const filterable = (resource: Resource, key: string): string | undefined =>
  key === 'id'
    ? 'id'
    : Object.entries(resource.fields).find(
        ([name, field]) =>
          field.inList && storageOf(field).isAny !== null && (name === key || inputName(name, field) === key),
      )?.[0]

const condition = (resource: Resource, key: string, value: unknown): Condition => {
  if (key === 'q') return { field: 'q', operator: 'search', value: String(value ?? '') }
  const exact = filterable(resource, key)
  if (exact !== undefined) {
    const { parse } = storageAt(resource, exact)
    const values = Array.isArray(value) ? value : [value]
    return { field: exact, operator: 'any', value: values.map((each) => fitting(parse, each)) }
  }
  const [, compared = '', operator = ''] = /^(.+)_(gte|gt|lte|lt|neq|q|empty)$/.exec(key) ?? []
  const field = filterable(resource, compared)
  if (field === undefined || Array.isArray(value) || value === null) throw refuse('filter')
  return comparison(storageAt(resource, field), field, operator as Comparison, value as Scalar)
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
  if (operator === 'q' ? !searchable : comparable === null) throw refuse('filter')
  return operator === 'q'
    ? { field, operator: 'holds', value: String(value) }
    : { field, operator, value: fitting(parse, value) }
}

const fitting = (parse: StorageEngine['parse'], value: unknown): string | number | null => {
  if (value === null) return null
  const parsed = parse(value as Scalar)
  if (parsed === null) throw refuse('filter')
  return parsed
}
