import type { Transaction } from 'kysely'
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
  /** Tells whenever this node has changed content. */
  onChange: (listener: () => void) => void
}

/** Reads the content version from the database and keeps it in step with this node's changes. */
export const contentVersion = async (db: Database): Promise<ContentVersion> => {
  let known = 0
  const listeners: (() => void)[] = []
  const refresh = async (): Promise<number> => {
    const row = await db
      .selectFrom('content_version')
      .select('version')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    return (known = Math.max(known, row.version))
  }
  await refresh()
  return {
    current: () => known,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    change: async (work, changed = () => true) => {
      const { result, version } = await db.transaction().execute(async (trx) => {
        const result = await work(trx)
        if (!changed(result)) return { result, version: known }
        const { version } = await trx
          .updateTable('content_version')
          .set((eb) => ({ version: eb('version', '+', 1) }))
          .where('id', '=', 1)
          .returning('version')
          .executeTakeFirstOrThrow()
        return { result, version }
      })
      if (version > known) for (const tell of listeners) tell()
      known = Math.max(known, version)
      return result
    },
  }
}
