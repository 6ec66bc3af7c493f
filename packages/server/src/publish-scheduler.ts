import { updates } from '@kampana/shared/resources/updates'
import type { Transaction } from 'kysely'
import { instant } from '@kampana/engine-server/clock'
import type { Tables } from './db/tables.ts'
import type { AppContext } from './app-context.ts'
import type { PublishScheduler, ScheduledJob } from '@kampana/engine-server/records/context/engine-context'
import { recordActivity } from '@kampana/engine-server/records/activity'
import { writeDeclaredAddress } from '@kampana/engine-server/records/addresses/write-declared-address'
import { indexRecord } from '@kampana/engine-server/records/search-index'
import { selectRow } from '@kampana/engine-server/records/query/select'
import { followUpdate } from './alerts/posting/post-update-alert.ts'
import { storeStatement } from './verification/store-statement.ts'

/** Maximum time between two checks, which detect another node's schedule, a suspended machine and a changed clock. */
const pollInterval = 15_000

export const publishScheduler = (context: () => AppContext): PublishScheduler => {
  const jobs: ScheduledJob[] = []
  let timer: NodeJS.Timeout | undefined
  let closing = false
  let looks = Promise.resolve()

  const lookAfter = (milliseconds: number): void => {
    clearTimeout(timer)
    if (!closing) timer = setTimeout(look, Math.min(Math.max(milliseconds, 1), pollInterval)).unref()
  }
  const publishAndWait = async (): Promise<void> => {
    const { now, log } = context()
    try {
      const { next } = await publishAll(context(), jobs)
      lookAfter(next === null ? pollInterval : Date.parse(next) - now().getTime())
    } catch (error) {
      log().warn({ err: error }, 'scheduled publication failed')
      lookAfter(pollInterval)
    }
  }
  let waiting = false
  /** Checks run in sequence; all wake-ups during a check share the next check. */
  const look = (): Promise<void> => {
    if (waiting) return looks
    waiting = true
    return (looks = looks.then(() => {
      waiting = false
      return publishAndWait()
    }))
  }
  return {
    wake: () => void look(),
    publishDue: () => looks.then(async () => (await publishAll(context(), jobs)).count),
    add: (job) => void jobs.push(job),
    start: look,
    close: async () => {
      closing = true
      clearTimeout(timer)
      await looks
    },
  }
}

/** Publishes due updates, then runs the other due jobs. */
const publishAll = async (
  context: AppContext,
  jobs: readonly ScheduledJob[],
): Promise<{ count: number; next: string | null }> => {
  let { count, next } = await publishDue(context)
  for (const job of jobs) {
    const due = await job.next()
    if (due !== null && due <= instant(context.now()) && !context.time.isDoubtful())
      count += await job.publish()
    const coming = await job.next()
    if (coming !== null && (next === null || coming < next)) next = coming
  }
  return { count, next }
}

/**
 * Publishes due updates; returns their number and the next due time. With several nodes, the node whose statement changes the
 * status publishes the update.
 */
const publishDue = async (context: AppContext): Promise<{ count: number; next: string | null }> => {
  const { cacheVersion, now, time } = context
  const next = await nextMoment(context)
  // Readers can't unread an update that a wrong clock has published.
  const isDue = next !== null && next <= instant(now()) && !time.isDoubtful()
  const count = isDue ? await cacheVersion.change((trx) => publishUpdates(trx, context), Boolean) : 0
  // Another node may have published it and increased the cache version.
  if (count === 0) await cacheVersion.refresh()
  return { count, next: isDue ? await nextMoment(context) : next }
}

const nextMoment = async ({ db }: AppContext): Promise<string | null> => {
  const next = await db
    .selectFrom('updates')
    .select((eb) => eb.fn.min('posted_at').as('moment'))
    .where('status', '=', 'scheduled')
    .executeTakeFirst()
  return next?.moment ?? null
}

const publishUpdates = async (trx: Transaction<Tables>, context: AppContext): Promise<number> => {
  const now = context.now()
  const hooks = context.findHooks('updates')
  const due = await trx
    .updateTable('updates')
    .set({ status: 'published' })
    .where('status', '=', 'scheduled')
    .where('posted_at', '<=', instant(now))
    .returning(['id', 'title', 'category', 'posted_at'])
    .execute()
  for (const update of due.toSorted((a, b) => String(a.posted_at).localeCompare(String(b.posted_at)))) {
    const record = await selectRow(trx, updates, hooks, update.id)
    const change = { trx, now, causer: null, by: 'The schedule', resource: updates }
    await writeDeclaredAddress(change, record, { ...record, status: 'scheduled' })
    await storeStatement(trx, context, 'updates', record)
    await followUpdate(trx, context, { ...update, ...record, status: 'published' })
    await indexRecord(trx, updates, hooks, record)
    await recordActivity(trx, {
      ...change,
      action: 'publish',
      id: update.id,
      title: update.title,
      attributes: { status: 'published' },
      old: { status: 'scheduled' },
    })
  }
  return due.length
}
