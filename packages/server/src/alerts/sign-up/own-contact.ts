import type { Choices, OwnSubscription } from '@kampana/shared/notices/subscription'
import { alertsPath } from '@kampana/shared/notices/subscription'
import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import { hashToken } from '@kampana/engine-server/tokens'
import { endContact } from '../contacts/end-contact.ts'
import { marksOf } from '../contacts/mark.ts'
import { maskAddress } from '../contacts/mask-address.ts'
import { choiceColumns, choicesOf } from './choices.ts'

/** Seconds in which a sign-up must be confirmed. */
export const confirmWithin = 48 * 60 * 60

type Context = Pick<AppContext, 'db' | 'now' | 'encryption' | 'lists' | 'college'>

/** A contact opened with its own link. */
export type OwnContact = NonNullable<Awaited<ReturnType<typeof findOwnContact>>>

/** Contact of a link's token; undefined if the token is forged, truncated, or wasn't confirmed within 48 hours. */
export const findOwnContact = async ({ db, now }: Context, token: string) => {
  if (!/^[\w-]{43}$/.test(token)) return undefined
  const row = await db
    .selectFrom('contacts')
    .innerJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .selectAll('contacts')
    .select(['subscribers.language', 'subscribers.kinds', 'subscribers.consent', 'subscribers.basis'])
    .select(['subscribers.created_at', 'subscribers.confirmed_at'])
    .where('contacts.token_mark', '=', hashToken(token))
    .executeTakeFirst()
  const isOver = row?.confirmed_at === null && row.created_at <= instant(after(now(), -confirmWithin))
  return row && !isOver ? { ...row, path: `${alertsPath}/${token}` } : undefined
}

/** Content of the contact's page. */
export const describeOwn = (
  { encryption, college }: Context,
  contact: OwnContact,
  show: OwnSubscription['show'],
): OwnSubscription => ({
  show: contact.ended_at === null ? show : 'ended',
  path: contact.path,
  address: contact.channel === 'push' ? null : maskAddress(encryption.tryDecrypt(contact.address) ?? ''),
  choices: choicesOf(contact, college().lists),
  consent: contact.consent,
})

/** Confirms a subscription. Returns false if it was confirmed before. */
export const confirmContact = async ({ db, now }: Context, contact: OwnContact): Promise<boolean> => {
  const confirmed = await db
    .updateTable('subscribers')
    .set({ confirmed_at: instant(now()) })
    .where('id', '=', contact.subscriber_id)
    .where('confirmed_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return confirmed !== undefined
}

/** Changes a contact's choices. */
export const changeChoices = async (
  { db }: Context,
  { id, subscriber_id }: OwnContact,
  choices: Choices,
): Promise<void> => {
  const { contact, subscriber } = choiceColumns(choices)
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('contacts').set(contact).where('id', '=', id).execute()
    await trx.updateTable('subscribers').set(subscriber).where('id', '=', subscriber_id).execute()
  })
}

export const unsubscribe = ({ db, now }: Context, { id }: OwnContact): Promise<void> =>
  db.transaction().execute((trx) => endContact(trx, id, 'unsubscribed', now()))

/** Deletes a subscriber and the e-mails about the subscription. */
export const deleteSubscriber = async (
  { db, encryption, sign, settings }: Context & Pick<AppContext, 'sign' | 'settings'>,
  { subscriber_id, address }: OwnContact,
): Promise<void> => {
  const mailbox = encryption.tryDecrypt(address)
  await db.transaction().execute(async (trx) => {
    await trx.deleteFrom('subscribers').where('id', '=', subscriber_id).execute()
    if (mailbox !== undefined)
      await trx.deleteFrom('letters').where('mark', 'in', marksOf({ sign, settings }, mailbox)).execute()
  })
}

/** All data stored about a subscriber, as a download. */
export const storedOf = ({ encryption }: Context, contact: OwnContact) => {
  const { language, kinds, consent, basis, created_at, confirmed_at } = contact
  const { channel: transport, levels, campuses, address, failures, failing_since, ended_at, why } = contact
  const list = (names: string | null): unknown => names && JSON.parse(names)
  return {
    subscriber: { language, kinds, consent, basis, created_at, confirmed_at },
    contact: {
      channel: transport,
      address: encryption.tryDecrypt(address) ?? null,
      levels: list(levels),
      campuses: list(campuses),
      failures,
      failing_since,
      ended_at,
      why,
    },
  }
}
