import type { Resource } from '@kampana/shared/resource'
import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely'
import type { AnyTables } from '../table.ts'

export type Builder = ExpressionBuilder<AnyTables, string>
/** A resource's field by name, or its `id`. */
export interface ResourceField {
  resource: Resource
  name: string
}
type ColumnType = 'text' | 'integer' | 'double precision'

/** How the values of some kinds of fields are stored, filtered and sorted, alike on both databases. */
export interface StorageEngine {
  /** The column that `pnpm resource` writes; `none` where there is none, `by hand` where its migration is written by hand. */
  column: ColumnType | 'none' | 'by hand'
  /** The sort key; null where values have no order. */
  sortKey: ((place: ResourceField) => RawBuilder<unknown>) | null
  /** The operand of comparisons (`_gte`, `_neq` …); null where there are none. */
  comparable: ((place: ResourceField) => Expression<unknown>) | null
  /** Whether `_q` can search it. */
  searchable: boolean
  /** Parses a filter's value to the column's type, as PostgreSQL needs it; null where it is invalid. */
  parse: (value: string | number | boolean) => string | number | null
  /** Whether a row has any of some values; null where it can't be filtered. */
  isAny:
    | ((eb: Builder, place: ResourceField, values: readonly (string | number)[]) => Expression<SqlBool>)
    | null
  isEmpty: (eb: Builder, place: ResourceField) => Expression<SqlBool>
  /** Between a record's value and the column's. */
  encode: (value: unknown) => unknown
  decode: (stored: unknown) => unknown
}

export const isNull = (eb: Builder, { name }: ResourceField): Expression<SqlBool> => eb(name, 'is', null)
export const matchAny = (eb: Builder, { name }: ResourceField, values: readonly (string | number)[]) =>
  eb(name, 'in', values)
export const asItStands = (value: unknown): unknown => value

/** An integer in the range of PostgreSQL's four bytes; null for anything else. */
export const parseInteger = (value: string | number | boolean): number | null => {
  const number = Number(value)
  return Number.isSafeInteger(number) && Math.abs(number) <= 2_147_483_647 ? number : null
}
