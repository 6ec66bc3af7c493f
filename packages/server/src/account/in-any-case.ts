import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * The condition that a user name or an address is this one, in whatever case it is written. The database lowers both: its
 * `lower` is that of the unique indexes, and SQLite's leaves `Ñ` as it is.
 */
export const isInAnyCase = (column: 'username' | 'email', value: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) = lower(cast(${value} as text))`
