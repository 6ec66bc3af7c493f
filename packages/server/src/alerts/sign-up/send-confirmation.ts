import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import type { DbClient } from '../../db/tables.ts'
import { countHits, hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { emailTemplates } from '../../mail/email-templates.ts'
import { limitedMailbox } from '../../mail/limited-mailbox.ts'
import { contactLinks } from '../contacts/open-contact.ts'
import { noteConfirmations, roomForConfirmations } from '../sending/room-today.ts'
import { renewLostToken, type ContactContext } from './store-contact.ts'
import { postAlertEmail } from './post-alert-email.ts'
import { findFirst, forgetUnsent, leaveQueue, lockQueue } from './sign-up-queue.ts'

/** Limit per mailbox, which may belong to somebody else. */
const ofMailbox = { name: 'alert letters', max: 3, seconds: 24 * 60 * 60 }
/** Limit of the whole college, so that mail servers don't classify its e-mails as spam. */
const pace = { name: 'confirmations', max: 30, seconds: 60, key: 'college' }

type Context = ContactContext & Pick<AppContext, 'db' | 'outbox'>

/** True if a mailbox has received its daily limit of e-mails. */
export const hasHadEmails = async (
  trx: DbClient,
  { now }: Pick<AppContext, 'now'>,
  address: string,
): Promise<boolean> =>
  (await countHits({ db: trx, now }, { ...ofMailbox, key: limitedMailbox(address) })) >= ofMailbox.max

/**
 * Posts the next sign-up's e-mail to the outbox. Returns false if none is waiting or allowed: during a class notice, beyond
 * the pace, or beyond MAIL_PER_DAY.
 */
export const sendConfirmation = async (context: Context): Promise<boolean> => {
  const { db, now } = context
  if (!(await findFirst(db)) || (await isNoticeDue(context))) return false
  return db.transaction().execute(async (trx) => {
    await lockQueue(trx)
    const next = await findFirst(trx)
    if (!next || (await roomForConfirmations({ ...context, db: trx })) === 0) return false
    if ((await hit({ db: trx, now }, pace)).retryAfter > 0) return false
    await leaveQueue(trx, next)
    await write(trx, context, next)
    return true
  })
}

type Next = NonNullable<Awaited<ReturnType<typeof findFirst>>>

const write = async (trx: DbClient, context: Context, next: Next): Promise<void> => {
  const contact = await trx
    .selectFrom('contacts')
    .innerJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .select(['contacts.id', 'contacts.address', 'contacts.token', 'contacts.ended_at'])
    .select(['subscribers.language', 'subscribers.confirmed_at'])
    .where('contacts.id', '=', next.contact_id)
    .executeTakeFirstOrThrow()
  const { encryption, now, settings } = context
  const address = encryption.tryDecrypt(contact.address)
  // The key that encrypted the address is lost.
  if (address === undefined || contact.ended_at !== null) return
  const counted = await hit({ db: trx, now }, { ...ofMailbox, key: limitedMailbox(address) })
  if (counted.retryAfter > 0) return forgetUnsent(trx, next)
  const token = await renewLostToken(trx, context, contact)
  const links = contactLinks(settings, token)
  const email =
    contact.confirmed_at === null
      ? emailTemplates.confirmAlerts(contact.language, links.confirm)
      : emailTemplates.knownForAlerts(contact.language, links.manage)
  await postAlertEmail(trx, context, address, email)
  await noteConfirmations({ db: trx, now }, 1)
}

/** True if a class notice has unsent e-mails, which precede confirmations. */
const isNoticeDue = async ({ db, now }: Context): Promise<boolean> => {
  const time = instant(now())
  const found = await db
    .selectFrom('alerts')
    .select('id')
    .where('kind', '=', 'notices')
    .where('stopped_at', 'is', null)
    .where('expires_at', '>', time)
    .where((eb) =>
      eb.or([
        eb('status', '=', 'held'),
        eb(
          'id',
          'in',
          eb
            .selectFrom('deliveries')
            .select('alert_id')
            .where('state', 'in', ['waiting', 'held', 'sending'])
            .where('due_at', '<=', time)
            .where('transport', '=', 'mail'),
        ),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
