import { subscriptionTexts } from '@kampana/shared/notices/subscription-texts'
import type { Choices } from '@kampana/shared/notices/subscription'
import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import type { ContactTransport } from '../../db/alert-tables.ts'
import type { DbClient } from '../../db/tables.ts'
import { hashToken, newToken } from '@kampana/engine-server/tokens'
import { maskAddress } from '../contacts/mask-address.ts'
import { marksOf } from '../contacts/mark.ts'
import { choiceColumns } from './choices.ts'

export type ContactContext = Pick<AppContext, 'now' | 'sign' | 'settings' | 'encryption' | 'college'>

/** Address of a contact by transport. */
export interface Address {
  channel: ContactTransport
  address: string
}

interface Added extends Address {
  confirmed_at: string | null
  /** `invited` if staff gave the address. */
  basis?: 'asked' | 'invited'
}

/** Active contact of an address. */
export const findKnown = (trx: DbClient, context: ContactContext, { channel: transport, address }: Address) =>
  trx
    .selectFrom('contacts')
    .innerJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .select(['contacts.id', 'contacts.subscriber_id', 'contacts.token', 'subscribers.confirmed_at'])
    .where('contacts.channel', '=', transport)
    .where('contacts.mark', 'in', marksOf(context, address))
    .where('contacts.ended_at', 'is', null)
    .executeTakeFirst()

/** Changes a known contact's choices with a new consent. Its link stays. */
export const renewContact = async (
  trx: DbClient,
  context: ContactContext,
  { id, subscriber_id, channel: transport }: { id: number; subscriber_id: number; channel: ContactTransport },
  choices: Choices,
): Promise<void> => {
  const { contact, subscriber } = choiceColumns(choices)
  await trx.updateTable('contacts').set(contact).where('id', '=', id).execute()
  await trx
    .updateTable('subscribers')
    .set({ ...subscriber, ...agreed(context, transport, choices), basis: 'asked' })
    .where('id', '=', subscriber_id)
    .execute()
}

/** Token of a contact, renewed if the key that encrypted it is lost. */
export const renewLostToken = async (
  trx: DbClient,
  { encryption }: ContactContext,
  { id, token }: { id: number; token: string },
): Promise<string> => {
  const readable = encryption.tryDecrypt(token)
  if (readable !== undefined) return readable
  const renewed = newToken()
  await trx.updateTable('contacts').set(tokenColumns(encryption, renewed)).where('id', '=', id).execute()
  return renewed
}

/** Adds a contact. Returns its id and token. */
export const addContact = async (
  trx: DbClient,
  context: ContactContext,
  { channel: transport, address, confirmed_at, basis = 'asked' }: Added,
  choices: Choices,
): Promise<{ id: number; token: string }> => {
  const { encryption } = context
  const { contact, subscriber } = choiceColumns(choices)
  const { id: subscriber_id } = await trx
    .insertInto('subscribers')
    .values({
      ...subscriber,
      // Masked for staff, and encrypted because a domain may belong to one family.
      address: encryption.encrypt(maskAddress(address)),
      ...agreed(context, transport, choices),
      basis,
      confirmed_at,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  const { id } = await trx
    .insertInto('contacts')
    .values({
      ...contact,
      ...tokenColumns(encryption, token),
      subscriber_id,
      channel: transport,
      address: encryption.encrypt(address),
      mark: marksOf(context, address)[0],
      failing_since: null,
      ended_at: null,
      why: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { id, token }
}

/** Consent: the text agreed to, and the time. */
const agreed = ({ college, now }: ContactContext, transport: ContactTransport, { language }: Choices) => {
  const texts = subscriptionTexts[language]
  return {
    consent: (transport === 'mail' ? texts : texts.push).consent(college().name),
    created_at: instant(now()),
  }
}

const tokenColumns = ({ encrypt }: ContactContext['encryption'], token: string) => ({
  token: encrypt(token),
  token_mark: hashToken(token),
})
