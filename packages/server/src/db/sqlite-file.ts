import SQLite from 'better-sqlite3'
import { fold } from '@kampana/shared/text/fold'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

export const pragmas = [
  'journal_mode = WAL',
  // A committed write survives a power cut, in WAL mode too (sqlite.org/pragma.html#pragma_synchronous).
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  // Sorting needs no room on the disk.
  'temp_store = MEMORY',
]

/** Opens a database file with pragmas, functions and a cache of prepared statements. */
export const openSqlite = (file: string): SqliteDatabase => {
  const database = new SQLite(file)
  for (const pragma of pragmas) database.pragma(pragma)
  // SQLite's own `lower` knows ASCII only.
  database.function('fold', { deterministic: true }, (text) => (text === null ? null : fold(String(text))))
  return cacheStatements(database)
}

/** Caches prepared statements: kysely prepares one for each query, which is most of a small query's cost. */
const cacheStatements = (database: SQLite.Database): SqliteDatabase => {
  const statements = new Map<string, SQLite.Statement>()
  return {
    prepare: (sql) => {
      if (sql === 'rollback' && !database.inTransaction) return noOperation
      const known = statements.get(sql)
      if (known) return known
      // DDL invalidates prepared statements.
      if (/^\s*(create|alter|drop)/i.test(sql) || statements.size >= mostStatements) statements.clear()
      const statement = database.prepare(sql)
      statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}
const mostStatements = 500

/** On a full disk SQLite rolls back by itself (sqlite.org/lang_transaction.html, part 3), so a rollback does nothing. */
const noOperation: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}
