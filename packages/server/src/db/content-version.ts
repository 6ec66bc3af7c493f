import { sql, type Transaction } from 'kysely'
import type { Settings } from '../env.ts'
import type { Database, Tables } from './tables.ts'

/** A number that increases with every change of public content; pages of a lower number are out of date. */
export interface ContentVersion {
  /** The newest number that this node knows. */
  current: () => number
  /** Reads the numbers from the database, for changes of other nodes. */
  refresh: () => Promise<number>
  /** How often all nodes have been asked to read the college's folder again, by `requestReload`. */
  reloads: () => number
  /**
   * Runs a change of content in one transaction with the increment, which counts once it is committed. The number stays
   * where `changed` returns false.
   */
  change: <T>(work: (trx: Transaction<Tables>) => Promise<T>, changed?: (result: T) => boolean) => Promise<T>
  /** Whether the last read of the number succeeded; otherwise pages may be stale. */
  isReachable: () => boolean
  /** Takes the number of another node's notification. */
  hear: (version: number) => void
}

/** The rows of `content_version`. */
const rowIds = { content: 1, folder: 2 }

/** PostgreSQL's NOTIFY channel of new numbers. */
export const channel = 'kampana_content'

export const contentVersion = async (
  db: Database,
  { kind }: Settings['database'],
): Promise<ContentVersion> => {
  let known = 0
  let reloads = 0
  const hear = (version: number): void => {
    known = Math.max(known, version)
  }
  let reachable = true
  const refresh = async (): Promise<number> => {
    const rows = await db
      .selectFrom('content_version')
      .select(['id', 'version'])
      .execute()
      .catch((error: unknown) => {
        reachable = false
        throw error
      })
    reachable = true
    hear(rows.find(({ id }) => id === rowIds.content)?.version ?? 0)
    reloads = rows.find(({ id }) => id === rowIds.folder)?.version ?? 0
    return known
  }
  await refresh()
  return {
    current: () => known,
    reloads: () => reloads,
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
          .where('id', '=', rowIds.content)
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

/**
 * Within a change of the website's texts: lets every node read them again once it is committed. Until then other changes of
 * them wait here.
 */
export const lockFolder = async (trx: Transaction<Tables>): Promise<void> => {
  await trx
    .insertInto('content_version')
    .values({ id: rowIds.folder, version: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((eb) => ({ version: eb('content_version.version', '+', 1) })),
    )
    .execute()
}

/** Lets every node read the college's folder again, as soon as it has noticed. */
export const requestReload = async (db: Database, { kind }: Settings['database']): Promise<void> => {
  await db.transaction().execute(async (trx) => {
    await lockFolder(trx)
    // Any notification lets a node read the numbers.
    if (kind === 'postgres')
      await sql`select pg_notify(${channel}, version::text) from content_version where id = ${rowIds.content}`.execute(
        trx,
      )
  })
}
