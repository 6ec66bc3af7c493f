import { sql, type RawBuilder, type SqlBool } from 'kysely'

/**
 * Condition: a user name or e-mail address equals a value, ignoring case. The database converts both to lower case: its
 * `lower` is the one of the unique indexes, and SQLite's leaves `Ñ` unchanged.
 */
export const isInAnyCase = (column: 'username' | 'email', value: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`lower(${sql.ref(column)}) = lower(cast(${value} as text))`
