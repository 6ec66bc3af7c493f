import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import type { DbClient } from '../../db/tables.ts'
import { countHits, hit } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import type { Counter } from '@kampana/engine-server/http/rate-limit/hit'

interface Context {
  db: DbClient
  now: AppContext['now']
  settings: { mail: Pick<AppContext['settings']['mail'], 'perDay'> }
}

/** Number of alert e-mails that MAIL_PER_DAY still allows, after subtracting owned and started ones. */
export const roomToday = async (context: Context): Promise<number> => {
  const { perDay } = context.settings.mail
  if (perDay === undefined) return Number.MAX_SAFE_INTEGER
  return Math.max(0, perDay - (await countDeliveries(context)) - (await countConfirmations(context)))
}

/** Share of a day's e-mails reserved for confirmations, so that families can sign up however many e-mails alerts need. */
const confirmationShare = 0.1
/** Number of alerts to every mailbox for which a day's e-mails are reserved: a notice and one change of it. */
const alertsRetainedFor = 2

/**
 * Number of confirmations that MAIL_PER_DAY still allows. They leave what alerts need: otherwise an attacker's sign-ups could
 * use up the e-mails of a storm's notice.
 */
export const roomForConfirmations = async (context: Context): Promise<number> => {
  const { perDay } = context.settings.mail
  if (perDay === undefined) return Number.MAX_SAFE_INTEGER
  const [delivered, confirmations, mailboxes] = await Promise.all([
    countDeliveries(context),
    countConfirmations(context),
    countMailboxes(context),
  ])
  const allowed = Math.max(Math.floor(perDay * confirmationShare), perDay - alertsRetainedFor * mailboxes)
  return Math.max(0, Math.min(allowed, perDay - delivered) - confirmations)
}

/**
 * Counts confirmations or invitations as the last step of a transaction, because others wait for it. Their rows may be deleted
 * with the subscriber and still count.
 */
export const noteConfirmations = async (context: Pick<Context, 'db' | 'now'>, hits: number): Promise<void> =>
  void (await hit(context, { ...ofHour(context.now()), hits }))

/** In seconds. */
const [hour, day] = [60 * 60, 24 * 60 * 60]

/** Hourly counters are stored a little longer than a day. */
const ofHour = (time: Date): Counter => ({
  name: 'confirmations of an hour',
  max: Number.MAX_SAFE_INTEGER,
  seconds: day + 2 * hour,
  key: instant(time).slice(0, 13),
})

const countConfirmations = (context: Context): Promise<number> => {
  const earlier = Array.from({ length: day / hour }, (_, hours) =>
    ofHour(after(context.now(), -(hours + 1) * hour)),
  )
  return countHits(context, ofHour(context.now()), ...earlier)
}

const countDeliveries = async ({ db, now }: Context): Promise<number> => {
  const { sent } = await db
    .selectFrom('deliveries')
    .select((eb) => eb.fn.countAll().as('sent'))
    .where('transport', '=', 'mail')
    .where((eb) =>
      eb.or([eb('taken_at', '>', instant(after(now(), -day))), eb('state', 'in', ['held', 'sending'])]),
    )
    .executeTakeFirstOrThrow()
  return Number(sent)
}

/** Number of mailboxes that receive class notices. */
const countMailboxes = async ({ db }: Context): Promise<number> => {
  const { count } = await db
    .selectFrom('contacts')
    .innerJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('contacts.channel', '=', 'mail')
    .where('contacts.ended_at', 'is', null)
    .where('subscribers.confirmed_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}
