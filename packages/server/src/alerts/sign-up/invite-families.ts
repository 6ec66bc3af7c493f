import type { Choices } from '@kampana/shared/notices/subscription'
import { loggedAs } from '@kampana/shared/resources/logs'
import { subscribers } from '@kampana/shared/resources/subscribers'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import { recordActivity, type Causer } from '@kampana/engine-server/records/activity'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { Tables } from '../../db/tables.ts'
import { hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import { alertEmailsFiledAs } from '../../mail/alert-templates.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { limitedMailbox } from '../../mail/limited-mailbox.ts'
import { contactLinks } from '../contacts/open-contact.ts'
import { marksOf } from '../contacts/mark.ts'
import { noteConfirmations } from '../sending/room-today.ts'
import { addContact, type ContactContext } from './store-contact.ts'
import { postAlertEmail } from './post-alert-email.ts'

/** A mailbox is invited once in 30 days. This limit outlives the mailbox's data. */
const invitationLimit = { name: 'alert invitations', max: 1, seconds: 30 * 24 * 60 * 60 }

type Context = ContactContext & Pick<AppContext, 'db' | 'outbox'>
type Trx = Transaction<Tables>

/**
 * Invites mailboxes, each once, with one e-mail per second. The button behind its link subscribes. Known, unsubscribed and
 * recently invited mailboxes get no e-mail. Their number is neither shown nor logged, because it would reveal who is
 * subscribed.
 */
export const inviteFamilies = async (
  context: Context,
  addresses: readonly string[],
  choices: Choices,
  causer: Causer,
): Promise<void> => {
  const { db, now, outbox } = context
  await db.transaction().execute(async (trx) => {
    // The second of two simultaneous invitations sees the contacts of the first and sends after it.
    await dialectOf(db).lockName(trx, 'invitations')
    let due = await firstDue(trx, now())
    let invited = 0
    // Sorted, so that two invitations with several locks can't deadlock.
    for (const address of addresses.toSorted()) {
      await dialectOf(db).lockName(trx, `sign-up ${marksOf(context, address)[0]}`)
      if ((await isKnown(trx, context, address)) || (await wasInvited(trx, context, address))) continue
      const added = { channel: 'mail', address, confirmed_at: null, basis: 'invited' } as const
      const { token } = await addContact(trx, context, added, choices)
      const { confirm } = contactLinks(context.settings, token)
      await postAlertEmail(
        trx,
        context,
        address,
        emailTemplates.inviteToAlerts(choices.language, confirm),
        due,
      )
      due = after(due, 1)
      invited += 1
    }
    await recordActivity(trx, {
      causer,
      resource: subscribers,
      action: loggedAs('invite-families'),
      id: null,
      title: String(addresses.length),
      now: now(),
    })
    if (invited > 0) await noteConfirmations({ db: trx, now }, invited)
  })
  outbox.wake()
}

/** One second after the last e-mail that hasn't been tried yet. */
const firstDue = async (trx: Trx, time: Date): Promise<Date> => {
  const last = await trx
    .selectFrom('letters')
    .select((eb) => eb.fn.max('due_at').as('due_at'))
    .where('subject', '=', alertEmailsFiledAs)
    .where('status', '=', 'waiting')
    .where('tries', '=', 0)
    .where('due_at', '>=', instant(time))
    .executeTakeFirst()
  return last?.due_at == null ? time : after(new Date(last.due_at), 1)
}

/** True if a mailbox is stored: subscribed, unconfirmed or inactive. */
const isKnown = async (trx: Trx, context: Context, address: string): Promise<boolean> => {
  const known = await trx
    .selectFrom('contacts')
    .select('id')
    .where('channel', '=', 'mail')
    .where('mark', 'in', marksOf(context, address))
    .limit(1)
    .executeTakeFirst()
  return known !== undefined
}

const wasInvited = async (trx: Trx, { now }: Context, address: string): Promise<boolean> =>
  (await hit({ db: trx, now }, { ...invitationLimit, key: limitedMailbox(address) })).retryAfter > 0
