import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from './dialect/dialect.ts'
import { dialectOf } from './dialect/dialect-of.ts'
import type { Tables } from './tables.ts'

/**
 * What a migration builds with: the database, and SQL where SQLite and PostgreSQL differ. It is handed over, since the built server
 * reads migrations beside its bundle: a module that both import exists twice, and so does each class.
 */
export interface Schema {
  db: Kysely<Tables>
  dialect: Dialect
  /** Runs statements in their order. */
  run: (statements: readonly string[]) => Promise<void>
  /** Adds the numbered key `id` to a table. */
  id: <Table extends string, Columns extends string>(
    table: CreateTableBuilder<Table, Columns>,
  ) => CreateTableBuilder<Table, Columns | 'id'>
  /** For an index, `nulls first` as in lists; SQLite does so by default and has no syntax for it. */
  nullsFirst: RawBuilder<unknown>
  /** Makes a trigram index of a table's texts. */
  indexTrigrams: (table: string, columns: readonly string[]) => Promise<void>
}

export const createSchema = (db: Kysely<Tables>): Schema => {
  const dialect = dialectOf(db)
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db)
  }
  return {
    db,
    dialect,
    run,
    id: dialect.id,
    nullsFirst: dialect.nullsFirst,
    indexTrigrams: (table, columns) => run(dialect.trigrams.make(table, columns)),
  }
}
