import { required } from '../required.ts'
import { sql } from 'kysely'
import { setTimeout } from 'node:timers/promises'
import type { Settings } from '../env.ts'
import type { Database } from './tables.ts'

/** Any number that nobody else locks in this database; the migrator has one of its own. */
const starting = 5_262_672

/** Does what only one of several nodes that start together may do at a time. A file of SQLite has one node. */
export const withAdvisoryLock = async <T>(
  db: Database,
  { kind }: Settings['database'],
  work: () => Promise<T>,
): Promise<T> => {
  if (kind === 'sqlite') return work()
  return db.connection().execute(async (held) => {
    // Asked again and again: a connection that only waits would be taken for one that hangs.
    while (!(await isMine(held))) await setTimeout(100)
    try {
      return await work()
    } finally {
      await sql`select pg_advisory_unlock(${starting}::bigint)`.execute(held)
    }
  })
}

const isMine = async (held: Database): Promise<boolean> => {
  const { rows } = await sql<{
    mine: boolean
  }>`select pg_try_advisory_lock(${starting}::bigint) as mine`.execute(held)
  return required(rows[0]).mine
}
