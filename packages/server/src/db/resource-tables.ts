import type { Changes, Related } from '@kampana/engine-declare/kinds/index'
import type { RecordOf, Resource } from '@kampana/engine-declare/resource'
import type { ResourceName, ResourceNamed } from '@kampana/shared/resources/index'
import type { Generated } from 'kysely'

/**
 * Tables of the declared resources: a column for each field, plus the columns in `More`. `Defaults` names the columns that the
 * database fills in.
 */
export type ResourceTables<More, Defaults> = {
  [N in ResourceName as TableName<N>]: TableOf<
    ResourceNamed<N>,
    TableName<N> extends keyof Defaults ? Defaults[TableName<N>] : never
  > &
    (TableName<N> extends keyof More ? More[TableName<N>] : unknown)
}

/** A record before serialization: columns by field name, with relations and references. */
export type RowOf<R extends Resource> = { id: number } & {
  [K in keyof R['fields']]: Read<ValueOf<R, K>>
}

/** Maps `job-openings` to the table `job_openings`. */
type TableName<N extends string> = N extends `${infer A}-${infer B}` ? `${A}_${TableName<B>}` : N

type TableOf<R extends Resource, Defaults> = { id: Generated<number> } & {
  [K in keyof R['fields'] as ColumnName<R, K>]: K extends Defaults
    ? Generated<Column<ValueOf<R, K>>>
    : Column<ValueOf<R, K>>
}

type ValueOf<R extends Resource, K> = K extends keyof RecordOf<R> ? RecordOf<R>[K] : never

/** A reference's column has its input name. A many-to-many relation has a join table instead. */
type ColumnName<R extends Resource, K extends keyof R['fields']> =
  NonNullable<ValueOf<R, K>> extends Related[]
    ? never
    : NonNullable<ValueOf<R, K>> extends Related
      ? Extract<R['fields'][K], { input: string }>['input']
      : K

/** Booleans are 0 or 1; tags and changes are JSON. */
type Column<V> = V extends boolean
  ? never
  : V extends 0 | 1
    ? number
    : V extends readonly unknown[] | Changes
      ? string
      : V extends Related
        ? number
        : V

type Read<V> = V extends boolean ? never : V extends 0 | 1 ? number : V extends [] | Changes ? string : V
