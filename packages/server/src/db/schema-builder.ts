import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely'
import { addFold } from './fold.ts'
import { indexRecordWords, indexWords } from './full-text.ts'
import { listWords } from './longer-words.ts'
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
  /** The type of a column of bytes. */
  bytes: RawBuilder<unknown>
  /** For an index, `nulls first` as in lists; SQLite does so by default and has no syntax for it. */
  nullsFirst: RawBuilder<unknown>
  /** The whole number at a path of a column of JSON, or null. */
  jsonInteger: (column: string, ...path: readonly string[]) => RawBuilder<number | null>
  /** Makes the full-text index of the table `search`. */
  indexWords: () => Promise<void>
  /** Adds the list of that index's words. */
  listWords: () => Promise<void>
  /** Makes the full-text index of the table `record_words`. */
  indexRecordWords: () => Promise<void>
  /** Makes a trigram index of a table's texts. */
  indexTrigrams: (table: string, columns: readonly string[]) => Promise<void>
  /** Adds the SQL function `fold` (shared/text/fold.ts). */
  addFold: () => Promise<void>
}

export const createSchema = (db: Kysely<Tables>, kind: DatabaseKind): Schema => ({
  db,
  kind,
  id: (table) =>
    kind === 'sqlite'
      ? // AUTOINCREMENT never reuses an id, so old links and log entries can't refer to another record.
        table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
      : table.addColumn('id', 'serial', (column) => column.primaryKey()),
  bytes: kind === 'sqlite' ? sql`blob` : sql`bytea`,
  nullsFirst: kind === 'sqlite' ? sql`` : sql`nulls first`,
  jsonInteger: (column, ...path) =>
    kind === 'sqlite'
      ? sql`json_extract(${sql.ref(column)}, ${`$.${path.join('.')}`})`
      : sql`(${sql.ref(column)}::json #>> ${`{${path.join(',')}}`}::text[])::integer`,
  indexWords: () => indexWords(db, kind),
  indexRecordWords: () => indexRecordWords(db, kind),
  listWords: () => listWords(db, kind),
  indexTrigrams: (table, columns) => indexTrigrams(db, kind, table, columns),
  addFold: () => addFold(db, kind),
})
