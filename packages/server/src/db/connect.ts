import { Kysely, PostgresDialect, SqliteAdapter, SqliteDialect, type LogEvent } from 'kysely'
import { Socket } from 'node:net'
import { dirname } from 'node:path'
import type { Pool } from 'pg'
import type { Settings } from '../env.ts'
import { makeFolder } from '../folder.ts'
import { openSqlite } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

/** Told each statement of SQL that is run. */
export type OnQuery = (sql: string) => void

/** Opens the database that the settings name. Nothing is asked of it yet. */
export const connect = async (database: Settings['database'], onQuery?: OnQuery): Promise<Kysely<Tables>> => {
  const log = onQuery && { log: ({ query }: LogEvent) => onQuery(query.sql) }
  if (database.kind === 'sqlite') return new Kysely<Tables>({ dialect: sqlite(database.file), ...log })
  const pool = await postgres(database)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...log })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<object, Pool>()

/** The connections to PostgreSQL: how many there are, how many of them are idle, and how many callers wait for one. */
export const connectionsOf = (db: object): { all: number; idle: number; waiting: number } | undefined => {
  const pool = pools.get(db)
  return pool && { all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

const sqlite = (file: string): SqliteDialect => {
  if (file !== ':memory:') makeFolder(dirname(file))
  return new TransactionalSqlite({ database: openSqlite(file) })
}

/** SQLite undoes changes of tables with the transaction that they are in (sqlite.org/lang_transaction.html); kysely's dialect leaves that unused. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true
      }
    })()
  }
}

const postgres = async ({ url, patience }: { url: string; patience?: number }): Promise<Pool> => {
  const { Pool, types } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    ...(patience !== undefined && { stream: () => impatient(patience) }),
    max: 10,
    connectionTimeoutMillis: 5000,
    // A line that a firewall has dropped is found dead in half a minute instead of two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Counts come as int8, which pg hands over as text; ours fit a number.
    types: {
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
    },
  })
  // A connection that breaks while idle is replaced by the pool; unheard, the event would end the process.
  pool.on('error', () => undefined)
  // So would that of one which breaks in a transaction, between two queries.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * A line that is ended where the other end is silent for so many milliseconds. A database that hangs, or a network that
 * swallows everything, closes nothing, and TCP itself tries for a quarter of an hour (tcp(7), tcp_retries2). The pool ends
 * a line that nobody uses long before.
 */
const impatient = (milliseconds: number): Socket => {
  const line = new Socket()
  return line.setTimeout(milliseconds, () =>
    line.destroy(Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT' })),
  )
}
