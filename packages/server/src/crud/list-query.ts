import { inputName, type Field, type FieldKind } from '@kampana/shared/kinds/index'
import { parseInstant } from '@kampana/shared/time/instant'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/shared/resource'
import { isStorable } from '@kampana/shared/text/storable'
import { z } from 'zod'
import { invalid } from '../error.ts'

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
        return JSON.parse(text, refuseMischief) as unknown
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

/** What rows may be sorted and filtered by; several values in one field have no order among them. */
const isListed = (field: Field): boolean => field.inList && field.kind !== 'changes'
const sortable = ({ fields }: Resource, name: string): boolean =>
  name === 'id' || (fields[name] !== undefined && isListed(fields[name]) && !isSeveral(fields[name].kind))
const isSeveral = (kind: FieldKind | 'id'): boolean => kind === 'referenceMany' || kind === 'tags'

/** The field that a filter's key names, by the name under which it is read or written. */
const filterable = ({ fields }: Resource, key: string): [name: string, field: Field | 'id'] | undefined =>
  key === 'id'
    ? ['id', 'id']
    : Object.entries(fields).find(
        ([name, field]) => isListed(field) && (name === key || inputName(name, field) === key),
      )

const condition = (resource: Resource, key: string, value: unknown): Condition => {
  if (key === 'q') return { field: 'q', operator: 'search', value: String(value ?? '') }
  const exact = filterable(resource, key)
  if (exact) {
    const values = Array.isArray(value) ? value : [value]
    return { field: exact[0], operator: 'any', value: values.map((each) => fitting(exact[1], each)) }
  }
  const [, compared = '', operator = ''] = /^(.+)_(gte|gt|lte|lt|neq|q|empty)$/.exec(key) ?? []
  const named = filterable(resource, compared)
  if (!named || Array.isArray(value) || value === null) throw refuse('filter')
  return comparison(...named, operator as Comparison, value)
}

type Comparison = keyof typeof operators | 'q' | 'empty'
const comparison = (field: string, column: Field | 'id', operator: Comparison, value: unknown): Condition => {
  if (operator === 'empty') return { field, operator, value: Boolean(Number(value)) }
  const kind = kindOf(column)
  if (isSeveral(kind) || (operator === 'q' && isNumeric(kind))) throw refuse('filter')
  return operator === 'q'
    ? { field, operator: 'holds', value: String(value) }
    : { field, operator, value: fitting(column, value) }
}

/** PostgreSQL compares a number only with a number, and a text only with a text. */
const fitting = (column: Field | 'id', value: unknown): string | number | null => {
  if (value === null) return null
  const kind = kindOf(column)
  if (kind === 'datetime') return orRefuse(parseInstant(String(value)))
  if (!isNumeric(kind)) return String(value)
  const number = Number(value)
  const fits =
    kind === 'number'
      ? Number.isFinite(number)
      : Number.isSafeInteger(number) && Math.abs(number) <= 2_147_483_647
  return orRefuse(fits ? number : null)
}

const orRefuse = <T>(value: T | null): T => {
  if (value === null) throw refuse('filter')
  return value
}
const kindOf = (column: Field | 'id'): FieldKind | 'id' => (column === 'id' ? 'id' : column.kind)
const isNumeric = (kind: FieldKind | 'id'): boolean =>
  ['id', 'number', 'boolean', 'reference', 'referenceMany'].includes(kind)
