import { sql } from 'kysely'
import type { DeliveryReason } from '@kampana/shared/api/alerts'
import type { AppContext } from '../../app-context.ts'
import { daysBefore } from '@kampana/engine-server/clock'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import type { DbClient } from '../../db/tables.ts'
import { withoutAddresses } from '../../mail/without-addresses.ts'

/** Reasons for an alert's failed deliveries to contacts, most frequent first, without addresses. */
export const listReasons = async (db: DbClient, alertId: number): Promise<DeliveryReason[]> => {
  const rows = await db
    .selectFrom('deliveries')
    .select(['state', 'reply', (eb) => eb.fn.countAll().as('count')])
    .where('alert_id', '=', alertId)
    .where('contact_id', 'is not', null)
    .where('state', 'in', ['failed', 'gone', 'unknown', 'waiting'])
    .where('reply', 'is not', null)
    .groupBy(['state', 'reply'])
    .execute()
  const notified = Map.groupBy(rows, ({ state, reply }) => `${state}\n${withoutAddresses(reply ?? '')}`)
  return [...notified]
    .map(([key, group]) => {
      const [state = '', reply = ''] = key.split('\n')
      return { state, reply, count: group.reduce((sum, { count }) => sum + Number(count), 0) }
    })
    .toSorted((a, b) => b.count - a.count)
    .slice(0, 20)
}

/** Deletes the recipients of older alerts. Counts, reasons and posts remain. */
const forgetDeliveries = async (db: DbClient, oldest: string): Promise<void> => {
  const old = await db
    .selectFrom('alerts')
    .select('id')
    .where('created_at', '<=', oldest)
    .where('reasons', 'is', null)
    .execute()
  for (const { id } of old) {
    const reasons = JSON.stringify(await listReasons(db, id))
    await db
      .updateTable('alerts')
      .set({ reasons, status: sql`case when status = 'stopped' then status else 'over' end` })
      .where('id', '=', id)
      .execute()
    await db.deleteFrom('deliveries').where('alert_id', '=', id).where('contact_id', 'is not', null).execute()
  }
}

/** Days after which only counts remain of an alert's recipients. */
const deliveriesRetainedDays = 90

export const deliveryCleanup = ({ db, now }: AppContext): CleanupJob => ({
  name: 'deliveries of alerts',
  run: () => forgetDeliveries(db, daysBefore(now(), deliveriesRetainedDays)),
})
