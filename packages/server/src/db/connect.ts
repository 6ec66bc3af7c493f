import type { Kysely, LogEvent } from 'kysely'
import type { Settings } from '../env.ts'
import { listenToPostgres, openPostgres } from './dialect/postgres/pool.ts'
import { storeCrashedFile } from './dialect/sqlite/keep-crashed-file.ts'
import { openSqlite } from './dialect/sqlite/open.ts'
import { readInThread } from './dialect/sqlite/reader.ts'
import type { Database, Tables } from './tables.ts'

/** Called with each SQL statement. */
export type OnQuery = (sql: string) => void

/** Opens the configured database without running a query. */
export const connect = async (database: Settings['database'], onQuery?: OnQuery): Promise<Kysely<Tables>> => {
  const log = onQuery && (({ query }: LogEvent) => onQuery(query.sql))
  return database.kind === 'sqlite' ? openSqlite(database.file, log) : openPostgres(database, log)
}

/** Path of the database file; undefined for a database server. */
export const databaseFile = (database: Settings['database']): string | undefined =>
  database.kind === 'sqlite' ? database.file : undefined

/**
 * Keeps a refused start from changing the database that a crash left behind. Returns a function that ends this; call it last.
 */
export const storeCrashed = (database: Settings['database']): (() => void) => {
  const file = databaseFile(database)
  return file === undefined ? () => undefined : storeCrashedFile(file)
}

/** Database for reads that may scan every row, such as visitors' lists and searches. On PostgreSQL it is the same pool. */
export const createReader = (db: Database, database: Settings['database']): Database => {
  const file = databaseFile(database)
  return file === undefined || file === ':memory:' ? db : readInThread(db, file)
}

/** Connection on which this node receives other nodes' cache versions; undefined for SQLite. */
export const listen = async (database: Settings['database'], hear: (version: number) => void) =>
  database.kind === 'postgres' ? listenToPostgres(database.url, hear) : undefined
