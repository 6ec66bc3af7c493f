import { sql, type Transaction } from 'kysely'
import type { Settings } from '../env.ts'
import type { Database, Tables } from './tables.ts'

/** A number that grows with every change of what the public can see; pages made at another number are out of date. */
export interface ContentVersion {
  /** The newest number this node knows. */
  current: () => number
  /** Asks the database, so that changes made by another node are seen. */
  refresh: () => Promise<number>
  /**
   * Runs a change of content: in one transaction with the next number, which holds once it is committed.
   * Where `changed` says that the work changed nothing, the number stays.
   */
  change: <T>(work: (trx: Transaction<Tables>) => Promise<T>, changed?: (result: T) => boolean) => Promise<T>
  /** Whether the database answered when it was last asked for the number: while it can't, pages are of the time before. */
  isReachable: () => boolean
  /** Takes notice of a number that another node has reached. */
  hear: (version: number) => void
}

/** Where PostgreSQL tells its listeners of each new number. */
export const channel = 'kampana_content'

/** Reads the content version from the database and keeps it in step with this node's changes. */
export const contentVersion = async (
  db: Database,
  { kind }: Settings['database'],
): Promise<ContentVersion> => {
  let known = 0
  const hear = (version: number): void => {
    known = Math.max(known, version)
  }
  let reachable = true
  const refresh = async (): Promise<number> => {
    const row = await db
      .selectFrom('content_version')
      .select('version')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
      .catch((error: unknown) => {
        reachable = false
        throw error
      })
    reachable = true
    hear(row.version)
    return known
  }
  await refresh()
  return {
    current: () => known,
    refresh,
    isReachable: () => reachable,
    hear,
    change: async (work, changed = () => true) => {
      const { result, version } = await db.transaction().execute(async (trx) => {
        const result = await work(trx)
        if (!changed(result)) return { result, version: known }
        const { version } = await trx
          .updateTable('content_version')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('id', '=', 1)
          .returning('version')
          // Delivered once the transaction is committed, and not at all otherwise (postgresql.org/docs/current/sql-notify.html).
          .$if(kind === 'postgres', (query) =>
            query.returning(sql`pg_notify(${channel}, version::text)`.as('notified')),
          )
          .executeTakeFirstOrThrow()
        return { result, version }
      })
      hear(version)
      return result
    },
  }
}
