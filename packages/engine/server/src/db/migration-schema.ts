import { sql, type CreateTableBuilder, type Kysely, type RawBuilder } from 'kysely'
import type { Dialect } from './dialect/dialect.ts'
import { dialectOf } from './dialect/dialect-of.ts'
import type { EngineTables } from './engine-tables.ts'

/**
 * Tools of a migration: the database, and SQL that differs between SQLite and PostgreSQL. They are passed in, because a module
 * imported by both the bundle and a migration file would exist twice.
 */
export interface MigrationSchema<Tables extends EngineTables = EngineTables> {
  db: Kysely<Tables>
  dialect: Dialect
  /** Runs statements in order. */
  run: (statements: readonly string[]) => Promise<void>
  /** Adds the numeric primary key `id` to a table. */
  id: <Table extends string, Columns extends string>(
    table: CreateTableBuilder<Table, Columns>,
  ) => CreateTableBuilder<Table, Columns | 'id'>
  /** `nulls first` in an index, as in lists. SQLite sorts so by default and has no syntax for it. */
  nullsFirst: RawBuilder<unknown>
  /** Creates a trigram index of a table's texts. */
  indexTrigrams: (table: string, columns: readonly string[]) => Promise<void>
}

export const createSchema = <Tables extends EngineTables>(db: Kysely<Tables>): MigrationSchema<Tables> => {
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
