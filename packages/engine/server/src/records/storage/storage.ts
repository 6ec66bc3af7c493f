import type { Resource } from '@kampana/engine-declare/resource'
import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely'
import type { AnyTables } from '../table.ts'

export type Builder = ExpressionBuilder<AnyTables, string>
/** A resource's field by name, or its `id`. */
export interface ResourceField {
  resource: Resource
  name: string
}
type ColumnType = 'text' | 'integer' | 'double precision'

/** Storage of field kinds: how values are stored, filtered and sorted, alike on both databases. */
export interface StorageEngine {
  /** Column that `pnpm kampana resource` writes; `none` without a column, `by hand` for a hand-written migration. */
  column: ColumnType | 'none' | 'by hand'
  /** Sort key; null if values can't be sorted. */
  sortKey: ((column: ResourceField) => RawBuilder<unknown>) | null
  /** Operand of comparisons (`_gte`, `_neq` …); null if there are none. */
  comparable: ((column: ResourceField) => Expression<unknown>) | null
  /** True if `_q` can search it. */
  searchable: boolean
  /** Parses a filter's value to the column's type, as PostgreSQL requires; null if it is invalid. */
  parse: (value: string | number | boolean) => string | number | null
  /** Condition: a row has any of some values; null if the field can't be filtered. */
  isAny:
    | ((eb: Builder, column: ResourceField, values: readonly (string | number)[]) => Expression<SqlBool>)
    | null
  isEmpty: (eb: Builder, column: ResourceField) => Expression<SqlBool>
  /** Converts between a record's value and the column's. */
  encode: (value: unknown) => unknown
  decode: (stored: unknown) => unknown
}

export const isNull = (eb: Builder, { name }: ResourceField): Expression<SqlBool> => eb(name, 'is', null)
export const matchAny = (eb: Builder, { name }: ResourceField, values: readonly (string | number)[]) =>
  eb(name, 'in', values)
export const asStored = (value: unknown): unknown => value

/** An integer in the range of PostgreSQL's `integer`; null for anything else. */
export const parseInteger = (value: string | number | boolean): number | null => {
  const number = Number(value)
  return Number.isSafeInteger(number) && Math.abs(number) <= 2_147_483_647 ? number : null
}
