import type { Settings } from '@kampana/server/env'
import { Client } from 'pg'
import { expect, inject } from 'vitest'

/** An empty database. */
export interface FreshDatabase {
  /** A DATABASE_URL. Undefined means SQLite in the DATA_DIR. */
  url: string | undefined
  drop: () => Promise<void>
}

let made = 0

/** Creates an empty database of this test project's kind, or on PostgreSQL optionally a copy of another one by name. */
export const freshDatabase = async (model = 'template1'): Promise<FreshDatabase> => {
  if (inject('database') === 'sqlite') return { url: undefined, drop: async () => undefined }
  const name = `college_${process.pid}_${++made}`
  await ask(`create database ${name} template ${model}`)
  const url = inject('postgresUrl').replace(/\/postgres$/, `/${name}`)
  return { url, drop: () => ask(`drop database ${name} with (force)`) }
}

/** Ends the connections on which nodes of one database listen for changes, like a network failure. */
export const cutListeners = (url: string): Promise<void> =>
  ask(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = '${url.split('/').at(-1)}' and query like 'listen %'`,
  )

/** Resolves when a statement of a database waits for a lock. */
export const awaitedLock = async ({ database }: Pick<Settings, 'database'>): Promise<void> => {
  const name = database.kind === 'postgres' ? database.url.split('/').at(-1) : ''
  const waiting = `select 1 from pg_stat_activity where datname = '${name}' and wait_event_type = 'Lock'`
  await expect.poll(() => countRows(waiting), { timeout: 10_000, interval: 10 }).toBeGreaterThan(0)
}

/** Queries PostgreSQL directly, bypassing every server. */
export const ask = async (statement: string, url?: string): Promise<void> =>
  void (await countRows(statement, url))

const countRows = async (statement: string, url = inject('postgresUrl')): Promise<number> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rowCount } = await client.query(statement).finally(() => client.end())
  return rowCount ?? 0
}
