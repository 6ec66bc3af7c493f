import { updates } from '@kampana/shared/resources/updates'
import type { Transaction } from 'kysely'
import { instant } from '@kampana/engine-server/clock'
import type { Tables } from './db/tables.ts'
import type { AppContext } from './app-context.ts'
import type { ScheduledJob } from '@kampana/engine-server/records/context/engine-context'
import { recordActivity } from '@kampana/engine-server/records/activity'
import { writeDeclaredAddress } from '@kampana/engine-server/records/addresses/write-declared-address'
import { indexRecord } from '@kampana/engine-server/records/search-index'
import { selectRow } from '@kampana/engine-server/records/query/select'
import { followUpdate } from './alerts/posting/post-update-alert.ts'
import { storeStatement } from './verification/store-statement.ts'

/** Publishes updates at their time. With several nodes, the node whose statement changes the status publishes the update. */
export const scheduledUpdates = (context: AppContext): ScheduledJob => ({
  next: () => nextMoment(context),
  publish: () => context.cacheVersion.change((trx) => publishUpdates(trx, context), Boolean),
})

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
    await storeStatement(trx, context, 'updates', record, null)
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
