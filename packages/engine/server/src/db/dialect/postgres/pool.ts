import { Kysely, PostgresDialect, type LogConfig } from 'kysely'
import { Socket } from 'node:net'
import type { Client, Pool } from 'pg'
import type { EngineTables } from '../../engine-tables.ts'
import { channel } from './postgres.ts'

/** Address of a database; `timeout` is the maximum silence in milliseconds. */
interface Target {
  url: string
  timeout?: number
}

/** Opens a database without running a query. */
export const openPostgres = async (
  target: Target,
  log: LogConfig | undefined,
): Promise<Kysely<EngineTables>> => {
  const pool = await createPool(target)
  const db = new Kysely<EngineTables>({ dialect: new PostgresDialect({ pool }), ...(log && { log }) })
  pools.set(db, pool)
  return db
}

const pools = new WeakMap<object, Pool>()

/** Statistics of the PostgreSQL pool: all connections, idle connections, and callers that wait for one. */
export const poolStats = (db: object): { all: number; idle: number; waiting: number } | undefined => {
  const pool = pools.get(db)
  return pool && { all: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }
}

const createPool = async ({ url, timeout }: Target): Promise<Pool> => {
  const { Pool, types } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    ...(timeout !== undefined && { stream: () => createSocket(timeout) }),
    max: 10,
    connectionTimeoutMillis: 5000,
    // Detects a connection dropped by a firewall after 30 seconds instead of two hours.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Counts are int8, which pg returns as text. Ours fit into a number.
    types: {
      getTypeParser: (type, format) =>
        type === types.builtins.INT8 ? Number : types.getTypeParser(type, format),
    },
  })
  // The pool replaces a broken idle connection. Without a listener, the event would end the process.
  pool.on('error', () => undefined)
  // Likewise for a connection that breaks within a transaction, between two queries.
  pool.on('connect', (client) => client.on('error', () => undefined))
  return pool
}

/**
 * Socket with a timeout in milliseconds, for a database that hangs or a network that drops packets. TCP itself retries for 15
 * minutes (tcp(7), tcp_retries2). The pool closes idle connections long before.
 */
const createSocket = (milliseconds: number): Socket => {
  const line = new Socket()
  return line.setTimeout(milliseconds, () =>
    line.destroy(Object.assign(new Error('The database has not answered in time'), { code: 'ETIMEDOUT' })),
  )
}

/** Connection that listens for new cache versions. */
export const listenToPostgres = async (
  connectionString: string,
  hear: (version: number) => void,
): Promise<Client> => {
  const { Client } = await import('pg')
  const client = new Client({
    connectionString,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: 5_000,
    // The next poll waits for the connection.
    query_timeout: 5_000,
  })
  // The next poll reconnects. Without a listener, the error event would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => hear(Number(payload)))
  try {
    await client.connect()
    await client.query(`listen ${channel}`)
    return client
  } catch (error) {
    await client.end()
    throw error
  }
}
