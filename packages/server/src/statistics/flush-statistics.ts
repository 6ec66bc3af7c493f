import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { after } from '@kampana/engine-server/clock'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import type { Database } from '../db/tables.ts'
import type { StatisticKind } from './statistics.ts'

/** In milliseconds; a crash loses at most the counts of this time. */
const interval = 60_000

declare module 'fastify' {
  interface FastifyInstance {
    /** Stores the counts since the last call. Called every minute by a timer, and on shutdown. */
    flushStatistics: () => Promise<void>
  }
}

/** Adds this process's counts to the database every minute and on shutdown. */
export const startFlushingStatistics = (app: FastifyInstance, context: AppContext): void => {
  const { pageViews, db, now, settings } = context
  const today = () => calendarDay(settings.timeZone, now())
  // Counts written at midnight belong to the previous day.
  let day = today()
  const flush = async (): Promise<void> => {
    const counts = pageViews.take()
    const countedOn = day
    day = today()
    if (Object.values(counts).every(({ size }) => size === 0)) return
    try {
      await storeStatistics(db, countedOn, counts)
    } catch (error) {
      pageViews.giveBack(counts)
      throw error
    }
  }
  const flushOrWarn = () =>
    flush().catch((error: unknown) => app.log.warn({ err: error }, 'page views not stored'))
  app.decorate('flushStatistics', flush)
  const timer = setInterval(() => void flushOrWarn(), interval).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await flushOrWarn()
  })
}

/** Maximum number of names of each kind per day, so that invented names can't fill the database. */
const maxNames: Readonly<Record<StatisticKind, number>> = { page: 20_000, referrer: 1_000, search: 1_000 }
/** Rows per statement: PostgreSQL and SQLite limit the number of values. */
const atOnce = 500

/** Adds counts to a day's counts in one transaction. */
const storeStatistics = async (
  db: Database,
  day: string,
  counts: Readonly<Record<StatisticKind, ReadonlyMap<string, number>>>,
): Promise<void> =>
  db.transaction().execute(async (trx) => {
    for (const kind of ['page', 'referrer', 'search'] as const) {
      const names = [...counts[kind].keys()].sort()
      for (let first = 0; first < names.length; first += atOnce) {
        const batch = names.slice(first, first + atOnce)
        const { count } = await trx
          .selectFrom('reading_figures')
          .select((eb) => eb.fn.countAll().as('count'))
          .where('kind', '=', kind)
          .where('day', '=', day)
          .executeTakeFirstOrThrow()
        const known = await trx
          .selectFrom('reading_figures')
          .select('name')
          .where('kind', '=', kind)
          .where('day', '=', day)
          .where('name', 'in', batch)
          .execute()
        const knownNames = new Set(known.map(({ name }) => name))
        let room = maxNames[kind] - Number(count)
        const rows = batch
          .filter((name) => knownNames.has(name) || room-- > 0)
          .map((name) => ({ kind, day, name, count: counts[kind].get(name) ?? 0 }))
        if (rows.length === 0) continue
        await trx
          .insertInto('reading_figures')
          .values(rows)
          .onConflict((conflict) =>
            conflict
              .columns(['kind', 'day', 'name'])
              .doUpdateSet((eb) => ({ count: eb('reading_figures.count', '+', eb.ref('excluded.count')) })),
          )
          .execute()
      }
    }
  })

export const statisticsCleanup = ({
  db,
  now,
  settings: { timeZone, statisticsRetainedDays },
}: AppContext): CleanupJob => ({
  name: 'reading figures',
  run: () =>
    db
      .deleteFrom('reading_figures')
      .where('day', '<=', calendarDay(timeZone, after(now(), -statisticsRetainedDays * 24 * 60 * 60)))
      .execute(),
})
