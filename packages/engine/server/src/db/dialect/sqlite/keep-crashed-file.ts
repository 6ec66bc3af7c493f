import SQLite from 'better-sqlite3'
import { statSync } from 'node:fs'

/**
 * Keeps SQLite from copying a crashed process's log (-wal) into the database file when the last connection closes. A second,
 * read-only connection closes later and leaves both files unchanged. Returns a function that closes it.
 */
export const storeCrashedFile = (file: string): (() => void) => {
  if (!hasBytes(`${file}-wal`)) return () => undefined
  let reader: SQLite.Database | undefined
  try {
    reader = new SQLite(file, { readonly: true })
    reader.prepare('select 1 from sqlite_schema').get()
  } catch {
    // On a full disk, only one connection can open the database.
    reader?.close()
    reader = undefined
  }
  return () => void reader?.close()
}

const hasBytes = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
