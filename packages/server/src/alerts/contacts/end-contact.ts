import { sql } from 'kysely'
import { after, instant } from '@kampana/engine-server/clock'
import type { EndReason } from '../../db/alert-tables.ts'
import type { DbClient } from '../../db/tables.ts'

/** Deactivates a contact, and the subscriber with the last contact. An inactive contact stays unchanged. */
export const endContact = async (client: DbClient, id: number, why: EndReason, now: Date): Promise<void> => {
  const ended = { ended_at: instant(now) }
  const contact = await client
    .updateTable('contacts')
    .set({ ...ended, why })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .returning('subscriber_id')
    .executeTakeFirst()
  if (!contact) return
  await client
    .updateTable('subscribers')
    .set(ended)
    .where('id', '=', contact.subscriber_id)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('contacts')
            .select('contacts.id')
            .whereRef('contacts.subscriber_id', '=', 'subscribers.id')
            .where('contacts.ended_at', 'is', null),
        ),
      ),
    )
    .execute()
}

/** Meaning of a mail server's error for a mailbox: deleted, temporarily unreachable, or unrelated to the mailbox. */
export type Failure = 'gone' | 'unreachable' | 'not the mailbox'

/**
 * Reads an SMTP reply, such as `550 5.1.1 No such user`, by its enhanced status (RFC 3463). A permanent error without one may
 * concern the sender as well as the mailbox, so it deactivates nobody.
 */
export const readFailure = (reply: string): Failure => {
  const [, code = '', , , status] = /^((\d)\d\d)(?:([ -])(\d\.\d{1,3}\.\d{1,3})\b)?/.exec(reply) ?? []
  if (status !== undefined && goneStatuses.has(status)) return 'gone'
  if (status !== undefined && /^5\.[347]\./.test(status)) return 'not the mailbox'
  return status === '5.2.2' || code.startsWith('4') ? 'unreachable' : 'not the mailbox'
}
const goneStatuses = new Set(['5.1.1', '5.1.2', '5.1.3', '5.1.10', '5.2.1'])

/** Number of failed alerts, and days, after which an unreachable contact is deactivated. */
const patience = { alerts: 3, days: 7 }

/** Counts a failed alert of a contact once, and deactivates the contact if the failures are permanent. */
export const noteContactFailure = async (
  client: DbClient,
  id: number,
  reply: string,
  now: Date,
): Promise<Failure> => {
  const failure = readFailure(reply)
  if (failure === 'gone') await endContact(client, id, 'gone', now)
  if (failure !== 'unreachable') return failure
  const contact = await client
    .updateTable('contacts')
    .set((eb) => ({
      failures: eb('failures', '+', 1),
      failing_since: eb.fn.coalesce('failing_since', eb.val(instant(now))),
    }))
    .where('id', '=', id)
    .returning(['failures', 'failing_since'])
    .executeTakeFirst()
  const since = contact?.failing_since ?? instant(now)
  const isLong = since <= instant(after(now, -patience.days * 24 * 60 * 60))
  if (contact && contact.failures >= patience.alerts && isLong) await endContact(client, id, 'failing', now)
  return failure
}

/** Prefix of a bounce reported after a mail server had accepted the e-mail. */
export const cameBack = 'Came back: '
/** Number of days after acceptance in which an e-mail may bounce. */
const comesBackWithin = 3

/** Resets the failures of contacts that an alert reached, unless their last e-mail bounced afterwards. */
export const noteContactsReached = async (
  client: DbClient,
  ids: readonly number[],
  now: Date,
): Promise<void> => {
  if (ids.length === 0) return
  const arrived = client
    .selectFrom('deliveries as later')
    .select('later.alert_id')
    .where('later.contact_id', '=', sql.ref<number>('returned.contact_id'))
    .where('later.alert_id', '>', sql.ref<number>('returned.alert_id'))
    .where('later.taken_at', '<=', instant(after(now, -comesBackWithin * 24 * 60 * 60)))
    .where('later.reply', 'not like', `${cameBack}%`)
  await client
    .updateTable('contacts')
    .set({ failures: 0, failing_since: null })
    .where('id', 'in', ids)
    .where('failures', '>', 0)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('deliveries as returned')
            .select('returned.alert_id')
            .whereRef('returned.contact_id', '=', 'contacts.id')
            .where('returned.reply', 'like', `${cameBack}%`)
            .where((each) => each.not(each.exists(arrived))),
        ),
      ),
    )
    .execute()
}
