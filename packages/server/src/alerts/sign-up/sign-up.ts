import { alertWords } from '@kampana/shared/notices/alert-words'
import type { Choices } from '@kampana/shared/notices/subscription'
import type { AppContext } from '../../app-context.ts'
import { instant } from '../../clock.ts'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import type { DbClient } from '../../db/tables.ts'
import { hit } from '../../http/rate-limit/rate-limiter.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { limitedMailbox } from '../../mail/limited-mailbox.ts'
import { hashToken, newToken } from '../../tokens.ts'
import { contactLinks } from '../contacts/open-contact.ts'
import { maskAddress } from '../contacts/mask-address.ts'
import { marksOf } from '../contacts/mark.ts'
import { choiceColumns } from './choices.ts'

const oneDay = 24 * 60 * 60
/** Letters to one mailbox, which may be somebody else's. */
const letterLimit = { name: 'alert letters', max: 3, seconds: oneDay }

type Context = Pick<AppContext, 'db' | 'now' | 'sign' | 'settings' | 'encryption' | 'outbox' | 'college'>

/**
 * Takes somebody's wish for notices to an address: a letter asks there for a button to be pressed. Who asks learns nothing of the
 * address, whether it is subscribed already, waits, or has had its letters of the day.
 */
export const signUp = async (context: Context, address: string, choices: Choices): Promise<void> => {
  const { db, now, outbox } = context
  await db.transaction().execute(async (trx) => {
    // Of two who press at once the second finds what the first began.
    await dialectOf(db).lockName(trx, `sign-up ${marksOf(context, address)[0]}`)
    const counted = await hit({ db: trx, now }, { ...letterLimit, key: limitedMailbox(address) })
    if (counted.retryAfter > 0) return
    const { token, isConfirmed } = await findOrAdd(trx, context, address, choices)
    const links = contactLinks(context.settings, token)
    const letter = isConfirmed
      ? emailTemplates.knownForAlerts(choices.language, links.manage)
      : emailTemplates.confirmAlerts(choices.language, links.confirm)
    await outbox.post(trx, address, letter)
  })
  outbox.wake()
}

interface Asked {
  token: string
  isConfirmed: boolean
}

const findOrAdd = async (
  trx: DbClient,
  context: Context,
  address: string,
  choices: Choices,
): Promise<Asked> => {
  const known = await findKnown(trx, context, address)
  if (known?.confirmed_at != null)
    return { token: await renewLostToken(trx, context, known), isConfirmed: true }
  if (!known) return { token: await add(trx, context, address, choices), isConfirmed: false }
  // Who asks again before the press has other choices, and 48 hours anew; the link stays.
  const { contact, subscriber } = choiceColumns(choices)
  await trx.updateTable('contacts').set(contact).where('id', '=', known.id).execute()
  await trx
    .updateTable('subscribers')
    .set({ ...subscriber, ...agreed(context, choices) })
    .where('id', '=', known.subscriber_id)
    .execute()
  return { token: await renewLostToken(trx, context, known), isConfirmed: false }
}

/** The sentence that was agreed to, and when. */
const agreed = ({ college, now }: Context, { language }: Choices) => ({
  consent: alertWords[language].consent(college().name),
  created_at: instant(now()),
})

const findKnown = (trx: DbClient, context: Context, address: string) =>
  trx
    .selectFrom('contacts')
    .innerJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .select(['contacts.id', 'contacts.subscriber_id', 'contacts.token', 'subscribers.confirmed_at'])
    .where('contacts.channel', '=', 'mail')
    .where('contacts.mark', 'in', marksOf(context, address))
    .where('contacts.ended_at', 'is', null)
    .executeTakeFirst()

/** The token of a contact; another where it was encrypted under a key that is lost. */
const renewLostToken = async (
  trx: DbClient,
  { encryption }: Context,
  { id, token }: { id: number; token: string },
): Promise<string> => {
  const readable = encryption.tryDecrypt(token)
  if (readable !== undefined) return readable
  const renewed = newToken()
  await trx.updateTable('contacts').set(tokenColumns(encryption, renewed)).where('id', '=', id).execute()
  return renewed
}

const tokenColumns = ({ encrypt }: Context['encryption'], token: string) => ({
  token: encrypt(token),
  token_mark: hashToken(token),
})

const add = async (trx: DbClient, context: Context, address: string, choices: Choices): Promise<string> => {
  const { encryption } = context
  const { contact, subscriber } = choiceColumns(choices)
  const { id: subscriber_id } = await trx
    .insertInto('subscribers')
    .values({
      ...subscriber,
      // As staff see it, and encrypted, since a domain may be one family's.
      address: encryption.encrypt(maskAddress(address)),
      ...agreed(context, choices),
      basis: 'asked',
      confirmed_at: null,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  await trx
    .insertInto('contacts')
    .values({
      ...contact,
      ...tokenColumns(encryption, token),
      subscriber_id,
      channel: 'mail',
      address: encryption.encrypt(address),
      mark: marksOf(context, address)[0],
      failing_since: null,
      ended_at: null,
      why: null,
    })
    .execute()
  return token
}
