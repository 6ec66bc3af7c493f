import type { Changes, Related } from '@kampana/shared/kinds/index'
import type { RecordOf, Resource } from '@kampana/shared/resource'
import type { resources, ResourceName } from '@kampana/shared/resources/index'
import type { Generated } from 'kysely'

/**
 * The tables of the declared resources: a column for each field, and what `More` says of the table besides. `Defaults`
 * names the columns that the database fills in.
 */
export type ResourceTables<More, Defaults> = {
  [N in ResourceName as TableName<N>]: TableOf<
    ResourceNamed<N>,
    TableName<N> extends keyof Defaults ? Defaults[TableName<N>] : never
  > &
    (TableName<N> extends keyof More ? More[TableName<N>] : unknown)
}

/** A record as the engine reads it, before it is serialized: its columns by the fields' names, with what it refers to. */
export type RowOf<R extends Resource> = { id: number } & {
  [K in keyof R['fields']]: Read<ValueOf<R, K>>
}

/** A declared resource by its name. */
export type ResourceNamed<N extends ResourceName> = Extract<(typeof resources)[number], { name: N }>

/** `job-openings` has the table `job_openings`. */
type TableName<N extends string> = N extends `${infer A}-${infer B}` ? `${A}_${TableName<B>}` : N

type TableOf<R extends Resource, Defaults> = { id: Generated<number> } & {
  [K in keyof R['fields'] as ColumnName<R, K>]: K extends Defaults
    ? Generated<Column<ValueOf<R, K>>>
    : Column<ValueOf<R, K>>
}

type ValueOf<R extends Resource, K> = K extends keyof RecordOf<R> ? RecordOf<R>[K] : never

/** A reference has a column of its own name; several records are pairs in a table of their own. */
type ColumnName<R extends Resource, K extends keyof R['fields']> =
  NonNullable<ValueOf<R, K>> extends Related[]
    ? never
    : NonNullable<ValueOf<R, K>> extends Related
      ? Extract<R['fields'][K], { input: string }>['input']
      : K

/** Booleans are 0 or 1, lists of names and changes JSON. */
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
