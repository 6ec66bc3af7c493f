import type { Choices } from '@kampana/shared/notices/subscription'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import type { Tables } from '../../db/tables.ts'
import { addressPrefixes, networkOf } from '../../http/rate-limit/address-prefixes.ts'
import { marksOf } from '../contacts/mark.ts'
import { addContact, findKnown, renewContact, type KeepContext } from './keep-contact.ts'
import { hasHadLetters } from './send-confirmation.ts'
import { isQueueSlow, joinQueue, lockQueue, makeRoom } from './sign-up-queue.ts'

type Context = KeepContext & Pick<AppContext, 'db' | 'outbox'>

/** When the letter comes: now, later, or never since most of those that wait in a full line are of the same client. */
type Coming = 'now' | 'later' | 'never'

/**
 * Takes somebody's wish for notices to an address: a letter asks there for a button to be pressed. Who asks learns nothing of the
 * address, whether it is subscribed already, waits, or has had its letters of the day.
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
    // Of two who press at once the second finds what the first began.
    await dialectOf(trx).lockName(trx, `sign-up ${marksOf(context, address)[0]}`)
    await lockQueue(trx)
    const letterComes = (await isQueueSlow(trx, context)) ? 'later' : 'now'
    if (!(await makeRoom(trx, origin))) return 'never'
    if (!(await hasHadLetters(trx, context, address)))
      await joinQueue(trx, context, { ...(await findOrAdd(trx, context, address, choices)), ...origin })
    return letterComes
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
  // Who asks again before the press has other choices, and 48 hours anew; the link stays.
  if (known.confirmed_at === null) await renewContact(trx, context, { ...known, channel: 'mail' }, choices)
  return { contact_id: known.id, is_new: false }
}
