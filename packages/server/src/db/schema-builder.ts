import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely'
import { addFold } from './fold.ts'
import { indexWords } from './full-text.ts'
import { listWords } from './longer-words.ts'
import type { Tables } from './tables.ts'
import { indexTrigrams } from './trigrams.ts'

/** What a migration builds with: where SQLite and PostgreSQL differ, the right word for each. */
export interface Schema {
  db: Kysely<Tables>
  /** Adds the numbered key `id` to a table. */
  id: <Table extends string, Columns extends string>(
    table: CreateTableBuilder<Table, Columns>,
  ) => CreateTableBuilder<Table, Columns | 'id'>
  /** The type of a column of bytes. */
  bytes: RawBuilder<unknown>
  /** In an index: what is empty comes first, as in lists. SQLite does so, and knows no word for it. */
  nullsFirst: RawBuilder<unknown>
  /** Makes the words of the table `search` quick to find. */
  indexWords: () => Promise<void>
  /** Lists those words. */
  listWords: () => Promise<void>
  /** Makes any part of a table's texts quick to find. */
  indexTrigrams: (table: string, columns: readonly string[]) => Promise<void>
  /** Gives the database the function `fold` (shared/fold.ts). */
  addFold: () => Promise<void>
}

export const schemaFor = (db: Kysely<Tables>, kind: 'sqlite' | 'postgres'): Schema => ({
  db,
  id: (table) =>
    kind === 'sqlite'
      ? // AUTOINCREMENT: an id is never given twice, so an old link or log entry can't come to mean another record.
        table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'serial', (column) => column.primaryKey()),
  bytes: kind === 'sqlite' ? sql`blob` : sql`bytea`,
  nullsFirst: kind === 'sqlite' ? sql`` : sql`nulls first`,
  indexWords: () => indexWords(db, kind),
  listWords: () => listWords(db, kind),
  indexTrigrams: (table, columns) => indexTrigrams(db, kind, table, columns),
  addFold: () => addFold(db, kind),
})
