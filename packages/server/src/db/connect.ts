import {
  Kysely,
  PostgresDialect,
  SqliteAdapter,
  SqliteDialect,
  SqliteQueryCompiler,
  type LogEvent,
  type SelectModifierNode,
} from 'kysely'
import { Socket } from 'node:net'
import { dirname } from 'node:path'
import type { Pool } from 'pg'
import type { Settings } from '../env.ts'
import { makeFolder } from '../folder.ts'
import { openSqlite } from './sqlite-file.ts'
import type { Tables } from './tables.ts'

/** Called with each SQL statement. */
export type OnQuery = (sql: string) => void

/** Opens the database of the settings, without a query. */
export const connect = async (database: Settings['database'], onQuery?: OnQuery): Promise<Kysely<Tables>> => {
  const log = onQuery && { log: ({ query }: LogEvent) => onQuery(query.sql) }
  if (database.kind === 'sqlite') return new Kysely<Tables>({ dialect: sqlite(database.file), ...log })
  const pool = await postgres(database)
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), ...log })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<object, Pool>()

/** The pool of PostgreSQL: all connections, the idle ones, and the callers that wait for one. */
export const poolStats = (db: object): { all: number; idle: number; waiting: number } | undefined => {
  const pool = pools.get(db)
  return pool && { all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

const sqlite = (file: string): SqliteDialect => {
  if (file !== ':memory:') makeFolder(dirname(file))
  return new TransactionalSqlite({ database: openSqlite(file) })
}

/** Enables transactional DDL, which SQLite has (sqlite.org/lang_transaction.html) and kysely's dialect doesn't use. */
class TransactionalSqlite extends SqliteDialect {
  override createAdapter(): SqliteAdapter {
    return new (class extends SqliteAdapter {
      override get supportsTransactionalDdl(): boolean {
        return true
      }
    })()
  }

  override createQueryCompiler(): SqliteQueryCompiler {
    return new WithoutRowLocks()
  }
}

/** Leaves out locks of rows (`for update`), which SQLite has no words for and doesn't need: it serializes its writers. */
class WithoutRowLocks extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (!node.modifier?.startsWith('For')) super.visitSelectModifier(node)
  }
}

const postgres = async ({ url, patience }: { url: string; patience?: number }): Promise<Pool> => {
  const { Pool, types } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    ...(patience !== undefined && { stream: () => createSocket(patience) }),
    max: 10,
    connectionTimeoutMillis: 5000,
    // Detects a connection that a firewall has dropped in half a minute instead of two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Counts are int8, which pg returns as text; ours fit a number.
    types: {
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
    },
  })
  // The pool replaces a broken idle connection; without a listener the event would end the process.
  pool.on('error', () => undefined)
  // The same for a connection that breaks in a transaction, between two queries.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * A socket with a timeout in milliseconds, for a database that hangs or a network that drops every packet: TCP itself would
 * retry for a quarter of an hour (tcp(7), tcp_retries2). The pool closes idle connections long before.
 */
const createSocket = (milliseconds: number): Socket => {
  const line = new Socket()
  return line.setTimeout(milliseconds, () =>
    line.destroy(Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT' })),
  )
}
