import type { Choices } from '@kampana/shared/notices/subscription'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { Tables } from '../../db/tables.ts'
import { addressPrefixes, networkOf } from '@kampana/engine-server/http/rate-limit/address-prefixes'
import { marksOf } from '../contacts/mark.ts'
import { addContact, findKnown, renewContact, type ContactContext } from './store-contact.ts'
import { hasHadEmails } from './send-confirmation.ts'
import { isQueueSlow, joinQueue, lockQueue, makeRoom } from './sign-up-queue.ts'

type Context = ContactContext & Pick<AppContext, 'db' | 'outbox'>

/** Time of the e-mail: now, later, or never because this client has the most sign-ups in a full line. */
type Coming = 'now' | 'later' | 'never'

/**
 * Signs up an address: an e-mail asks its owner to confirm. The reply is the same for addresses that are new, subscribed,
 * unconfirmed or at their daily limit.
 */
export const signUp = async (
  context: Context,
  address: string,
  choices: Choices,
  ip: string,
): Promise<Coming> => {
  const origin = {
    network: context.sign('network', networkOf(ip)),
    ip: context.sign('ip', addressPrefixes(ip).narrow),
  }
  const coming = await context.db.transaction().execute(async (trx): Promise<Coming> => {
    // The second of two simultaneous sign-ups sees what the first stored.
    await dialectOf(trx).lockName(trx, `sign-up ${marksOf(context, address)[0]}`)
    await lockQueue(trx)
    const emailComes = (await isQueueSlow(trx, context)) ? 'later' : 'now'
    if (!(await makeRoom(trx, origin))) return 'never'
    if (!(await hasHadEmails(trx, context, address)))
      await joinQueue(trx, context, { ...(await findOrAdd(trx, context, address, choices)), ...origin })
    return emailComes
  })
  context.outbox.wake()
  return coming
}

const findOrAdd = async (
  trx: Transaction<Tables>,
  context: Context,
  address: string,
  choices: Choices,
): Promise<{ contact_id: number; is_new: boolean }> => {
  const mailbox = { channel: 'mail', address } as const
  const known = await findKnown(trx, context, mailbox)
  if (!known) {
    const { id } = await addContact(trx, context, { ...mailbox, confirmed_at: null }, choices)
    return { contact_id: id, is_new: true }
  }
  // Signing up again before the confirmation changes the choices and extends the 48 hours. The link stays.
  if (known.confirmed_at === null) await renewContact(trx, context, { ...known, channel: 'mail' }, choices)
  return { contact_id: known.id, is_new: false }
}
