import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { instant, type Clock } from '../clock.ts'
import type { CacheVersion } from '../db/cache-version.ts'
import type { EngineDatabase } from '../db/engine-tables.ts'
import { table, tableName } from './table.ts'

const oneDay = 24 * 60 * 60 * 1000

/** Times at which public pages change without a change of content. */
export interface ScheduledInvalidation {
  /** Next such time; null if there is none, undefined until the times were read for this cache version. */
  next: () => string | null | undefined
  /** Reads the times from the database, unless they are known. */
  learn: () => Promise<void>
}

/** Reads the times at which cached pages expire from the records' `invalidateAt` fields. */
export const scheduleInvalidation = (
  db: EngineDatabase,
  cacheVersion: Pick<CacheVersion, 'current'>,
  now: Clock,
): ScheduledInvalidation => {
  let known: { version: number; points: readonly string[] } = { version: -1, points: [] }
  let learning: Promise<void> | undefined
  const learn = async (): Promise<void> => {
    const version = cacheVersion.current()
    known = { version, points: await findPoints(db, now()) }
  }
  return {
    next: () => {
      if (known.version !== cacheVersion.current()) return undefined
      const [last] = known.points.slice(-1)
      if (last === undefined) return null
      const present = instant(now())
      return last <= present ? null : (known.points.find((point) => point > present) ?? null)
    },
    learn: async () => {
      if (known.version === cacheVersion.current()) return
      learning ??= learn().finally(() => (learning = undefined))
      await learning
    },
  }
}

/** Upcoming times in order, plus those of the last day in case the clock is set back. */
const findPoints = async (db: EngineDatabase, now: Date): Promise<string[]> => {
  const since = instant(new Date(now.getTime() - oneDay))
  const points = new Set<string>()
  for (const resource of allResources())
    for (const field of resource.invalidateAt ?? []) {
      const rows = await table(db)
        .selectFrom(tableName(resource))
        .select(field)
        .distinct()
        .where(field, '>', since)
        .execute()
      for (const row of rows) {
        const moment = String(row[field])
        points.add(moment).add(instant(new Date(Date.parse(moment) - oneDay)))
      }
    }
  return [...points].toSorted()
}
