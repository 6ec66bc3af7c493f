import type { Resource } from '@kampana/shared/resource'
import type { Expression, ExpressionBuilder, RawBuilder, SqlBool } from 'kysely'
import type { AnyTables } from '../table.ts'

export type Builder = ExpressionBuilder<AnyTables, string>
/** A field of a resource by its name, or its `id`. */
export interface Place {
  resource: Resource
  name: string
}
export type ColumnType = 'text' | 'integer' | 'double precision'

/** How the values of some kinds of fields are kept, filtered and sorted, alike on both databases. */
export interface StorageEngine {
  /** The column that `pnpm resource` makes; `none` where there is none, `by hand` where no rule makes it. */
  column: ColumnType | 'none' | 'by hand'
  /** What rows are sorted by; null where the values have no order. */
  sortKey: ((place: Place) => RawBuilder<unknown>) | null
  /** What comparisons (`_gte`, `_neq` …) go by; null where there are none. */
  comparable: ((place: Place) => Expression<unknown>) | null
  /** Whether `_q` looks for words in it. */
  searchable: boolean
  /** A filter's value as the column compares it; null where it can't be one. PostgreSQL compares numbers only with numbers. */
  parse: (value: string | number | boolean) => string | number | null
  /** Whether a row has any of some values; null where nothing is found by it. */
  isAny: ((eb: Builder, place: Place, values: readonly (string | number)[]) => Expression<SqlBool>) | null
  isEmpty: (eb: Builder, place: Place) => Expression<SqlBool>
  /** A value as the column holds it, and back. */
  encode: (value: unknown) => unknown
  decode: (stored: unknown) => unknown
}

/** Column of the field's own name, compared and kept as it stands. */
export const isNull = (eb: Builder, { name }: Place): Expression<SqlBool> => eb(name, 'is', null)
export const isIn = (eb: Builder, { name }: Place, values: readonly (string | number)[]) =>
  eb(name, 'in', values)
export const asItStands = (value: unknown): unknown => value

/** A whole number of four bytes, as PostgreSQL keeps it. */
export const parseInteger = (value: string | number | boolean): number | null => {
  const number = Number(value)
  return Number.isSafeInteger(number) && Math.abs(number) <= 2_147_483_647 ? number : null
}
