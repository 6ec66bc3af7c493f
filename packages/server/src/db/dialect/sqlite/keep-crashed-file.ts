import SQLite from 'better-sqlite3'
import { statSync } from 'node:fs'

/**
 * Keeps SQLite from copying the log (-wal) of a crashed process into the database's file, as the last connection does when it
 * closes. A second connection, which closes after it and can't write, leaves both files as they are. Returns how to close that.
 */
export const keepCrashedFile = (file: string): (() => void) => {
  if (!hasBytes(`${file}-wal`)) return () => undefined
  let reader: SQLite.Database | undefined
  try {
    reader = new SQLite(file, { readonly: true })
    reader.prepare('select 1 from sqlite_schema').get()
  } catch {
    // On a full disk the database is opened by one connection alone.
    reader?.close()
    reader = undefined
  }
  return () => void reader?.close()
}

const hasBytes = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) > 0
