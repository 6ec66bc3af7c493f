import type { Transaction } from 'kysely'
import { required } from '../required.ts'
import { dialectOf } from './dialect/dialect-of.ts'
import type { EngineDatabase, EngineTables } from './engine-tables.ts'
import { NotedTables } from './noted-tables.ts'

/** A number that increases with every change of public content; pages of a lower number are out of date. */
export interface CacheVersion<Tables extends EngineTables = EngineTables> {
  /** The newest number that this node knows. */
  current: () => number
  /** The newest number at which one of these tables may have changed: what other nodes changed may be any of them. */
  lastChange: (tables: ReadonlySet<string>) => number
  /** Reads the numbers from the database, for changes of other nodes. */
  refresh: () => Promise<number>
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

/** The row of `content_version`. */
const rowId = 1

export const cacheVersion = async (db: EngineDatabase): Promise<CacheVersion> => {
  const { notify } = dialectOf(db)
  let known = 0
  const changedAt = new Map<string, number>()
  let unclearAt = 0
  /** Takes a number with what this node has written for it; a gap before it is another node's. */
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
