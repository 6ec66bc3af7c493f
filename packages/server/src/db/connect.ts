import type { Kysely, LogEvent } from 'kysely'
import type { Settings } from '../env.ts'
import { listenToPostgres, openPostgres } from './dialect/postgres/pool.ts'
import { keepCrashedFile } from './dialect/sqlite/keep-crashed-file.ts'
import { openSqlite } from './dialect/sqlite/open.ts'
import { readInThread } from './dialect/sqlite/reader.ts'
import type { Database, Tables } from './tables.ts'

/** Called with each SQL statement. */
export type OnQuery = (sql: string) => void

/** Opens the database of the settings, without a query. */
export const connect = async (database: Settings['database'], onQuery?: OnQuery): Promise<Kysely<Tables>> => {
  const log = onQuery && (({ query }: LogEvent) => onQuery(query.sql))
  return database.kind === 'sqlite' ? openSqlite(database.file, log) : openPostgres(database, log)
}

/** The file that is the database; undefined where it is a server's. */
export const databaseFile = (database: Settings['database']): string | undefined =>
  database.kind === 'sqlite' ? database.file : undefined

/** Keeps a refused start from changing what a crash has left of the database. Returns how to end that, last of all. */
export const keepCrashed = (database: Settings['database']): (() => void) => {
  const file = databaseFile(database)
  return file === undefined ? () => undefined : keepCrashedFile(file)
}

/** The database for reads that may scan every row: visitors' lists and searches. With PostgreSQL it is the same pool. */
export const createReader = (db: Database, database: Settings['database']): Database => {
  const file = databaseFile(database)
  return file === undefined || file === ':memory:' ? db : readInThread(db, file)
}

/** A connection by which this node hears of other nodes' cache versions; undefined where they share no server. */
export const listen = async (database: Settings['database'], hear: (version: number) => void) =>
  database.kind === 'postgres' ? listenToPostgres(database.url, hear) : undefined
