import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely'
import { databaseKind } from './dialect.ts'
import type { Tables } from './tables.ts'
import { indexTrigrams } from './trigrams.ts'

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

export const createSchema = (db: Kysely<Tables>): Schema => ({
  db,
  id: (table) =>
    databaseKind(db) === 'sqlite'
      ? // AUTOINCREMENT never reuses an id, so old links and log entries can't refer to another record.
        table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'serial', (column) => column.primaryKey()),
  nullsFirst: databaseKind(db) === 'sqlite' ? sql`` : sql`nulls first`,
  indexTrigrams: (table, columns) => indexTrigrams(db, table, columns),
})
