import { sql, type NotNull, type Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { notifyStaff } from '../email/notify-staff.ts'
import { instant } from '@kampana/engine-server/clock'
import type { Tables } from '../../db/tables.ts'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import { channelsFor } from '../channels/channels-for.ts'
import { contactsFor, type Audience } from '../contacts/audience.ts'
import { notifiedStates, type AlertRow } from './alert-row.ts'

/** Number of deliveries created in one transaction. */
const batch = 2000

type Context = Pick<AppContext, 'db' | 'now' | 'college' | 'outbox' | 'settings'>

/**
 * Creates the next deliveries of a due alert, the posts with the last ones. Returns true if there are more to create. Nodes
 * take turns; stopped alerts are skipped.
 */
export const fanOut = (context: Context, id: number): Promise<boolean> =>
  context.db.transaction().execute(async (trx) => {
    const { now, college } = context
    await dialectOf(trx).lockName(trx, `alert ${id}`)
    const alert = await trx.selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirst()
    if (!alert || alert.status !== 'held' || alert.hold_until > instant(now())) return false
    const found = await selectRecipients(trx, alert, college().lists)
      .where('contacts.id', '>', alert.reached)
      .orderBy('contacts.id')
      .limit(batch)
      .execute()
    const isAll = found.length < batch
    const channels = isAll ? await channelsFor(trx, context, alert) : []
    const recipients = [
      ...found.map((contact) => ({ transport: contact.channel, contact_id: contact.id, channel: null })),
      ...channels.map(({ name }) => ({ transport: 'chat' as const, contact_id: null, channel: name })),
    ]
    const delivery = { alert_id: id, state: 'waiting', due_at: instant(now()) } as const
    if (recipients.length > 0)
      await trx
        .insertInto('deliveries')
        .values(recipients.map((recipient) => Object.assign(recipient, delivery)))
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    if (alert.reached === 0) await notifyStaff(trx, context, alert)
    const last = found.at(-1)?.id ?? alert.reached
    await trx
      .updateTable('alerts')
      .set({ reached: last, total: sql`total + ${found.length}`, ...(isAll && { status: 'sending' }) })
      .where('id', '=', id)
      .execute()
    return !isAll
  })

/** True if an alert has a recipient or a channel. */
export const hasRecipient = async (
  trx: Transaction<Tables>,
  context: Pick<Context, 'college' | 'settings'>,
  alert: Parameters<typeof selectRecipients>[1],
): Promise<boolean> => {
  const recipient = selectRecipients(trx, alert, context.college().lists).limit(1)
  return Boolean((await recipient.executeTakeFirst()) ?? (await channelsFor(trx, context, alert))[0])
}

/** Recipients of an alert: everybody it affects now, and everybody who received an earlier alert of the same record. */
export const selectRecipients = (
  trx: Transaction<Tables> | Context['db'],
  alert: Pick<AlertRow, 'kind' | 'audience' | 'resource' | 'record_id' | 'version'>,
  lists: Parameters<typeof contactsFor>[2],
) => {
  const audience = JSON.parse(alert.audience) as Pick<Audience, 'levels' | 'campuses'>
  const everybody = contactsFor(trx, { kind: alert.kind, levels: null, campuses: null }, lists)
  return everybody.where((eb) =>
    eb.or([
      eb(
        'contacts.id',
        'in',
        contactsFor(trx, { kind: alert.kind, ...audience }, lists)
          .clearSelect()
          .select('contacts.id'),
      ),
      eb(
        'contacts.id',
        'in',
        eb
          .selectFrom('deliveries')
          .innerJoin('alerts', 'alerts.id', 'deliveries.alert_id')
          .select('deliveries.contact_id')
          .where('deliveries.contact_id', 'is not', null)
          .$narrowType<{ contact_id: NotNull }>()
          .where('alerts.resource', '=', alert.resource)
          .where('alerts.record_id', '=', alert.record_id)
          .where('alerts.version', '<', alert.version)
          .where('deliveries.state', 'in', notifiedStates),
      ),
    ]),
  )
}
