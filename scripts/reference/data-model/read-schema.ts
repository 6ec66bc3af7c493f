import { openDatabase } from '@kampana/server/db/open'
import SQLite from 'better-sqlite3'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface Column {
  name: string
  type: string
  isKey: boolean
  /** Table to which the column refers by a foreign key. */
  refersTo: string | undefined
}

export interface Table {
  name: string
  columns: readonly Column[]
}

/** Tables that SQLite creates for itself, such as the shadow tables of full-text indexes. */
const internal = /^sqlite_|_(?:config|content|data|docsize|idx)$/

/** Tables of a migrated SQLite database without a college's own tables, by name. */
export const readSchema = async (): Promise<Table[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-schema-'))
  const file = join(folder, 'kampana.sqlite')
  const collegeDir = join(folder, 'college')
  mkdirSync(collegeDir)
  try {
    const db = await openDatabase({ database: { kind: 'sqlite', file }, collegeDir })
    await db.destroy()
    return readTables(new SQLite(file, { readonly: true }))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const readTables = (db: SQLite.Database): Table[] => {
  const names = db
    .prepare<[], { name: string }>(`select name from sqlite_master where type = 'table' order by name`)
    .all()
    .map(({ name }) => name)
    .filter((name) => !internal.test(name))
  const tables = names.map((name) => ({ name, columns: readColumns(db, name) }))
  db.close()
  return tables
}

const readColumns = (db: SQLite.Database, table: string): Column[] => {
  const references = new Map(
    db
      .prepare<[string], { from: string; table: string }>(
        'select "from", "table" from pragma_foreign_key_list(?)',
      )
      .all(table)
      .map((key) => [key.from, key.table]),
  )
  return db
    .prepare<[string], { name: string; type: string; pk: number }>(
      'select name, type, pk from pragma_table_info(?)',
    )
    .all(table)
    .map(({ name, type, pk }) => ({
      name,
      // Diagrams don't support types of two words, such as `double precision`.
      type: type.toLowerCase().split(' ', 1).join() || 'text',
      isKey: pk > 0,
      refersTo: references.get(name),
    }))
}
