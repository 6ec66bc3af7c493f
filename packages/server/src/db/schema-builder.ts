import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely'
import { dialectOf } from './dialect/dialect-of.ts'
import type { Tables } from './tables.ts'

/** What a migration builds with: the database, and SQL where SQLite and PostgreSQL differ. */
export interface Schema {
  db: Kysely<Tables>
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
  const { id, nullsFirst, trigrams } = dialectOf(db)
  return {
    db,
    id,
    nullsFirst,
    indexTrigrams: (table, columns) => runAll(db, trigrams.make(table, columns)),
  }
}

/** Runs statements in their order. */
export const runAll = async (db: Kysely<Tables>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
