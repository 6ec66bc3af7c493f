import { sql } from 'kysely'
import { collegeHistory } from '../db/histories.ts'
import type { Database } from '../db/tables.ts'

/** A table to back up, with everything needed to read its rows. */
export interface TableColumns {
  name: string
  columns: readonly string[]
  /** Columns of the primary key; empty if there is none. */
  key: readonly string[]
}

/**
 * Tables of a migrated SQLite database, parents before children, which is the order of inserts. Omits full-text indexes, which
 * are derived, and the tables of migration histories.
 */
export const readTableColumns = async (db: Database): Promise<TableColumns[]> => {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema
    where type = 'table' and substr(name, 1, 7) not in ('sqlite_', 'kysely_')
    and name not in (${collegeTable}, ${collegeLock})
    order by name`.execute(db)
  const derived = rows.filter((table) => /^create virtual/i.test(table.sql)).map(({ name }) => name)
  const names = rows
    .map(({ name }) => name)
    .filter(
      (name) =>
        ![metadataTable, collegeFilesTable.name].includes(name) &&
        !derived.some((of) => name === of || name.startsWith(`${of}_`)),
    )
  const parents = new Map<string, readonly string[]>()
  for (const name of names) parents.set(name, await readParents(db, name))
  return Promise.all(sortParentsFirst(names, parents).map((name) => readShape(db, name)))
}

const { table: collegeTable, lockTable: collegeLock } = collegeHistory('')

/** Table with a backup's metadata. */
export const metadataTable = 'backup'

/** The college's folder in a backup: its files by path, except hidden files and links. */
export const collegeFilesTable: TableColumns = {
  name: 'college_files',
  columns: ['content', 'path'],
  key: ['path'],
}

const readShape = async (db: Database, name: string): Promise<TableColumns> => {
  const { rows } = await sql<{
    name: string
    pk: number
  }>`select name, pk from pragma_table_info(${name})`.execute(db)
  const key = rows.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk)
  return {
    name,
    columns: rows.map((column) => column.name).toSorted(),
    key: key.map((column) => column.name),
  }
}

const readParents = async (db: Database, name: string): Promise<string[]> => {
  const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(
    db,
  )
  return rows.map(({ table }) => table).filter((parent) => parent !== name)
}

const sortParentsFirst = (
  names: readonly string[],
  parents: ReadonlyMap<string, readonly string[]>,
): string[] => {
  const placed = new Set<string>()
  const addWithParents = (name: string): void => {
    if (placed.has(name)) return
    for (const parent of parents.get(name) ?? []) addWithParents(parent)
    placed.add(name)
  }
  for (const name of names) addWithParents(name)
  return [...placed]
}
