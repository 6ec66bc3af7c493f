import SQLite from 'better-sqlite3'
import { fold } from '@kampana/shared/text/fold'
import type { SqliteDatabase, SqliteStatement } from 'kysely'

/** How the file is opened. */
export const pragmas = [
  'journal_mode = WAL',
  // An acknowledged write survives a power cut, in WAL mode too (sqlite.org/pragma.html#pragma_synchronous).
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  // Reading needs no room on the disk, however much there is to be sorted.
  'temp_store = MEMORY',
]

/** Opens a database file with what our queries need of a connection. */
export const openSqlite = (file: string): SqliteDatabase => {
  const database = new SQLite(file)
  for (const pragma of pragmas) database.pragma(pragma)
  // SQLite itself knows the small letters of ASCII only.
  database.function('fold', { deterministic: true }, (text) => (text === null ? null : fold(String(text))))
  return rememberingStatements(database)
}

/** Kysely prepares a statement for every query; here each is prepared once, which is most of a small query's cost. */
const rememberingStatements = (database: SQLite.Database): SqliteDatabase => {
  const statements = new Map<string, SQLite.Statement>()
  return {
    prepare: (sql) => {
      if (sql === 'rollback' && !database.inTransaction) return undone
      const known = statements.get(sql)
      if (known) return known
      // A change of tables makes what was prepared before it out of date.
      if (/^\s*(create|alter|drop)/i.test(sql) || statements.size >= mostStatements) statements.clear()
      const statement = database.prepare(sql)
      statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}
const mostStatements = 500

/** With the disk full SQLite has undone a transaction before it is told to (sqlite.org/lang_transaction.html, part 3). */
const undone: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}
