import { required } from '../required.ts'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import { databaseKind } from './dialect.ts'
import type { Database } from './tables.ts'

/** The lock's id, any number that nothing else in this database uses; kysely's migrator has its own. */
const lockId = 5_262_672

/** Runs work that only one of several starting nodes may do at a time. SQLite has one node. */
export const withAdvisoryLock = async <T>(db: Database, work: () => Promise<T>): Promise<T> => {
  if (databaseKind(db) === 'sqlite') return work()
  return db.connection().execute(async (connection) => {
    // Polls, since a connection that blocks on the lock would run into DATABASE_TIMEOUT.
    while (!(await tryLock(connection))) await setTimeout(100)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${lockId}::bigint)`.execute(connection)
    }
  })
}

const tryLock = async (connection: Database): Promise<boolean> => {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_lock(${lockId}::bigint) as mine`.execute(connection)
  return required(rows[0]).mine
}
