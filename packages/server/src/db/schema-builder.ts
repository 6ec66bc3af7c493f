import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely'
import type { Tables } from './tables.ts'
import { indexTrigrams } from './trigrams.ts'

export type DatabaseKind = 'sqlite' | 'postgres'

/** What a migration builds with: the database, and SQL where SQLite and PostgreSQL differ. */
export interface Schema {
  db: Kysely<Tables>
  kind: DatabaseKind
  /** Adds the numbered key `id` to a table. */
  id: <Table extends string, Columns extends string>(
    table: CreateTableBuilder<Table, Columns>,
  ) => CreateTableBuilder<Table, Columns | 'id'>
  /** For an index, `nulls first` as in lists; SQLite does so by default and has no syntax for it. */
  nullsFirst: RawBuilder<unknown>
  /** Makes a trigram index of a table's texts. */
  indexTrigrams: (table: string, columns: readonly string[]) => Promise<void>
}

export const createSchema = (db: Kysely<Tables>, kind: DatabaseKind): Schema => ({
  db,
  kind,
  id: (table) =>
    kind === 'sqlite'
      ? // AUTOINCREMENT never reuses an id, so old links and log entries can't refer to another record.
        table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'serial', (column) => column.primaryKey()),
  nullsFirst: kind === 'sqlite' ? sql`` : sql`nulls first`,
  indexTrigrams: (table, columns) => indexTrigrams(db, kind, table, columns),
})
