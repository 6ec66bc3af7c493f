import SQLite from 'better-sqlite3'
import { fold } from '@kampana/engine-declare/text/fold'
import type { SqliteDatabase, SqliteStatement } from 'kysely'
import { rmSync, writeFileSync } from 'node:fs'
import { isFullDisk } from '../../failure.ts'

export const pragmas = [
  'journal_mode = WAL',
  // A committed write survives a power cut, also in WAL mode (sqlite.org/pragma.html#pragma_synchronous).
  'synchronous = FULL',
  'foreign_keys = ON',
  'busy_timeout = 5000',
  // Sorts in memory, which needs no disk space.
  'temp_store = MEMORY',
  // Pages come from the system's cache without a call and a copy for each. Only pages that are read get mapped.
  `mmap_size = ${2 ** 30}`,
]

/** Opens a database file with pragmas, functions and a cache of prepared statements. */
export const openFile = (file: string): SqliteDatabase => {
  try {
    return cacheStatements(connect(file))
  } catch (error) {
    if (!isFullDisk(error)) throw error
    return openOnFullDisk(file)
  }
}

/** True if this process opened the file exclusively because the disk was full. No other connection can be opened then. */
export const isOpenedAlone = (file: string): boolean => openedAlone.has(file)
const openedAlone = new Set<string>()

const connect = (file: string, before: readonly string[] = []): SQLite.Database => {
  const database = new SQLite(file)
  try {
    for (const pragma of [...before, ...pragmas]) database.pragma(pragma)
  } catch (error) {
    database.close()
    throw error
  }
  // SQLite's own `lower` only knows ASCII.
  database.function('fold', { deterministic: true }, (text) => (text === null ? null : fold(String(text))))
  return database
}

/** In milliseconds. */
const roomCheckInterval = 5000
/** Size of the index of SQLite's write-ahead log in bytes, at least. */
const indexSize = 32_768

/**
 * Opens a file if the disk has no room for the index of the write-ahead log (-shm). SQLite keeps the index in memory if no
 * other process can open the file (sqlite.org/wal.html, 8). Reopens the file normally as soon as there is room.
 */
const openOnFullDisk = (file: string): SqliteDatabase => {
  const open = (before: readonly string[]) => {
    const database = connect(file, before)
    return { ...cacheStatements(database), isIdle: () => !database.inTransaction }
  }
  const alone = ['locking_mode = EXCLUSIVE']
  let inner = open(alone)
  openedAlone.add(file)
  let lookAt = performance.now() + roomCheckInterval
  const openAsUsual = (): void => {
    inner.close()
    try {
      inner = open([])
      openedAlone.delete(file)
    } catch {
      inner = open(alone)
    }
  }
  return {
    prepare: (sql) => {
      if (openedAlone.has(file) && performance.now() >= lookAt && inner.isIdle()) {
        lookAt = performance.now() + roomCheckInterval
        if (hasRoom(file)) openAsUsual()
      }
      return inner.prepare(sql)
    },
    close: () => {
      openedAlone.delete(file)
      inner.close()
    },
  }
}

const hasRoom = (file: string): boolean => {
  const trial = `${file}-room`
  try {
    writeFileSync(trial, Buffer.alloc(indexSize))
    return true
  } catch {
    return false
  } finally {
    rmSync(trial, { force: true })
  }
}

/** Caches prepared statements. kysely prepares a statement for each query, which is most of a small query's cost. */
const cacheStatements = (database: SQLite.Database): SqliteDatabase => {
  const statements = new Map<string, SQLite.Statement>()
  return {
    prepare: (sql) => {
      if (sql === 'rollback' && !database.inTransaction) return noOperation
      const known = statements.get(sql)
      if (known) return known
      // DDL invalidates prepared statements.
      if (/^\s*(create|alter|drop)/i.test(sql) || statements.size >= maxStatements) statements.clear()
      const statement = database.prepare(sql)
      statements.set(sql, statement)
      return statement
    },
    close: () => database.close(),
  }
}
const maxStatements = 500

/** On a full disk SQLite rolls back on its own (sqlite.org/lang_transaction.html, part 3), so a rollback does nothing. */
const noOperation: SqliteStatement = {
  reader: false,
  all: () => [],
  run: () => ({ changes: 0, lastInsertRowid: 0 }),
  iterate: () => [].values(),
}
