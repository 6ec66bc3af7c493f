import type { LogEvent } from 'kysely'
import { listenToPostgres, openPostgres } from './dialect/postgres/pool.ts'
import { storeCrashedFile } from './dialect/sqlite/keep-crashed-file.ts'
import { openSqlite } from './dialect/sqlite/open.ts'
import { readInThread } from './dialect/sqlite/reader.ts'
import type { EngineDatabase } from './engine-tables.ts'

/** Database of the settings. `timeout` limits the duration of a query, in milliseconds; undefined if unlimited. */
export type DatabaseSettings =
  | { kind: 'sqlite'; file: string }
  | { kind: 'postgres'; url: string; timeout?: number }

/** Called with each SQL statement. */
export type OnQuery = (sql: string) => void

/** Opens the configured database without running a query. */
export const connect = async (database: DatabaseSettings, onQuery?: OnQuery): Promise<EngineDatabase> => {
  const log = onQuery && (({ query }: LogEvent) => onQuery(query.sql))
  return database.kind === 'sqlite' ? openSqlite(database.file, log) : openPostgres(database, log)
}

/** Path of the database file; undefined for a database server. */
export const databaseFile = (database: DatabaseSettings): string | undefined =>
  database.kind === 'sqlite' ? database.file : undefined

/**
 * Keeps a refused start from changing the database that a crash left behind. Returns a function that ends this; call it last.
 */
export const storeCrashed = (database: DatabaseSettings): (() => void) => {
  const file = databaseFile(database)
  return file === undefined ? () => undefined : storeCrashedFile(file)
}

/** Database for reads that may scan every row, such as visitors' lists and searches. On PostgreSQL it is the same pool. */
export const createReader = (db: EngineDatabase, database: DatabaseSettings): EngineDatabase => {
  const file = databaseFile(database)
  return file === undefined || file === ':memory:' ? db : readInThread(db, file)
}

/** Connection on which this node receives other nodes' cache versions; undefined for SQLite. */
export const listen = async (database: DatabaseSettings, hear: (version: number) => void) =>
  database.kind === 'postgres' ? listenToPostgres(database.url, hear) : undefined
