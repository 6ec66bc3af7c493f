import { sql } from 'kysely'
import type { Database } from '../db/tables.ts'

/** A table whose rows are kept, and how to walk through them. */
export interface Shape {
  name: string
  columns: readonly string[]
  /** The primary key's columns; none where it has no key. */
  key: readonly string[]
}

/**
 * The tables of a SQLite database of the newest shape, parents before their children, so that rows can be put into
 * another in this order. What is derived (full-text indexes) and what is the migrator's isn't among them.
 */
export const shapesIn = async (db: Database): Promise<Shape[]> => {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema
    where type = 'table' and substr(name, 1, 7) not in ('sqlite_', 'kysely_')
    order by name`.execute(db)
  const derived = rows.filter((table) => /^create virtual/i.test(table.sql)).map(({ name }) => name)
  const names = rows
    .map(({ name }) => name)
    .filter((name) => name !== leaflet && !derived.some((of) => name === of || name.startsWith(`${of}_`)))
  const parents = new Map<string, readonly string[]>()
  for (const name of names) parents.set(name, await parentsOf(db, name))
  return Promise.all(parentsFirst(names, parents).map((name) => shapeOf(db, name)))
}

/** The table of a backup that says what it is a backup of. */
export const leaflet = 'backup'

const shapeOf = async (db: Database, name: string): Promise<Shape> => {
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

const parentsOf = async (db: Database, name: string): Promise<string[]> => {
  const { rows } = await sql<{ table: string }>`select "table" from pragma_foreign_key_list(${name})`.execute(
    db,
  )
  return rows.map(({ table }) => table).filter((parent) => parent !== name)
}

const parentsFirst = (
  names: readonly string[],
  parents: ReadonlyMap<string, readonly string[]>,
): string[] => {
  const placed = new Set<string>()
  const place = (name: string): void => {
    if (placed.has(name)) return
    for (const parent of parents.get(name) ?? []) place(parent)
    placed.add(name)
  }
  for (const name of names) place(name)
  return [...placed]
}
