import type { Transaction } from 'kysely'
import { required } from '../required.ts'
import { dialectOf } from './dialect/dialect-of.ts'
import type { EngineDatabase, EngineTables } from './engine-tables.ts'
import { NotedTables } from './noted-tables.ts'

/** Counter that increases with every change of public content. Pages cached under a lower version are stale. */
export interface CacheVersion<Tables extends EngineTables = EngineTables> {
  /** The newest version that this node knows. */
  current: () => number
  /** The newest version in which one of these tables may have changed. A change by another node counts for all tables. */
  lastChange: (tables: ReadonlySet<string>) => number
  /** Reads the version from the database, to notice changes by other nodes. */
  refresh: () => Promise<number>
  /** Runs a change of content and the increment in one transaction. The version stays the same if `changed` returns false. */
  change: <T>(work: (trx: Transaction<Tables>) => Promise<T>, changed?: (result: T) => boolean) => Promise<T>
  /** False if the last read of the version failed, so that pages may be stale. */
  isReachable: () => boolean
  /** Accepts a version from another node's notification. */
  hear: (version: number) => void
}

/** The row of `content_version`. */
const rowId = 1

export const openCacheVersion = async (db: EngineDatabase): Promise<CacheVersion> => {
  const { notify } = dialectOf(db)
  let known = 0
  const changedAt = new Map<string, number>()
  let unclearAt = 0
  /** Accepts a version and the tables that this node wrote for it. A gap before it means that another node wrote. */
  const hear = (version: number, noted?: NotedTables): void => {
    if (version <= known) return
    if (!noted || noted.isUnclear || version > known + 1) unclearAt = version
    for (const table of noted?.written ?? []) changedAt.set(table, version)
    known = version
  }
  let reachable = true
  const refresh = async (): Promise<number> => {
    const row = await db
      .selectFrom('content_version')
      .select('version')
      .where('id', '=', rowId)
      .executeTakeFirst()
      .catch((error: unknown) => {
        reachable = false
        throw error
      })
    reachable = true
    hear(row?.version ?? 0)
    return known
  }
  await refresh()
  return {
    current: () => known,
    lastChange: (tables) => Math.max(unclearAt, ...[...tables].map((table) => changedAt.get(table) ?? 0)),
    refresh,
    isReachable: () => reachable,
    hear: (version) => hear(version),
    change: async (work, changed = () => true) => {
      const noted = new NotedTables()
      const { result, version } = await db.transaction().execute(async (trx) => {
        const result = await work(trx.withPlugin(noted))
        if (!changed(result)) return { result, version: known }
        const { version } = await trx
          .updateTable('content_version')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('id', '=', rowId)
          .returning('version')
          .$if(notify !== undefined, (query) => query.returning(required(notify).as('notified')))
          .executeTakeFirstOrThrow()
        return { result, version }
      })
      hear(version, noted)
      return result
    },
  }
}
