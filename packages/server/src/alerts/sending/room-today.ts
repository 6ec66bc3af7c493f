import type { AppContext } from '../../app-context.ts'
import { after, instant } from '../../clock.ts'
import type { DbClient } from '../../db/tables.ts'
import { countHits, hit } from '../../http/rate-limit/rate-limiter.ts'
import type { Counter } from '../../http/rate-limit/hit.ts'

interface Context {
  db: DbClient
  now: AppContext['now']
  settings: { mail: Pick<AppContext['settings']['mail'], 'perDay'> }
}

/** How many letters MAIL_PER_DAY still allows an alert, besides those that are held or under way. */
export const roomToday = async (context: Context): Promise<number> => {
  const { perDay } = context.settings.mail
  if (perDay === undefined) return Number.MAX_SAFE_INTEGER
  return Math.max(0, perDay - (await countDeliveries(context)) - (await countConfirmations(context)))
}

/** The part of a day's letters that confirmations may always use, so that families can sign up whatever alerts need. */
const confirmationShare = 0.1
/** How many alerts to every mailbox a day's letters are kept for: a notice, and a change of it. */
const alertsKeptFor = 2

/**
 * How many confirmations MAIL_PER_DAY still allows. They leave what alerts need: otherwise whoever signs up strangers all day would use
 * up the letters of a storm's notice.
 */
export const roomForConfirmations = async (context: Context): Promise<number> => {
  const { perDay } = context.settings.mail
  if (perDay === undefined) return Number.MAX_SAFE_INTEGER
  const [delivered, confirmations, mailboxes] = await Promise.all([
    countDeliveries(context),
    countConfirmations(context),
    countMailboxes(context),
  ])
  const allowed = Math.max(Math.floor(perDay * confirmationShare), perDay - alertsKeptFor * mailboxes)
  return Math.max(0, Math.min(allowed, perDay - delivered) - confirmations)
}

/**
 * Counts confirmations or invitations, as a transaction's last step: others wait for it. Their own rows may be deleted with the
 * subscriber, and still count.
 */
export const noteConfirmations = async (context: Pick<Context, 'db' | 'now'>, hits: number): Promise<void> =>
  void (await hit(context, { ...ofHour(context.now()), hits }))

/** In seconds. */
const [hour, day] = [60 * 60, 24 * 60 * 60]

/** Hours are kept a little longer than the day of which they are counted. */
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
    .innerJoin('contacts', 'contacts.id', 'deliveries.contact_id')
    .select((eb) => eb.fn.countAll().as('sent'))
    .where('contacts.channel', '=', 'mail')
    .where((eb) =>
      eb.or([eb('taken_at', '>', instant(after(now(), -day))), eb('state', 'in', ['held', 'sending'])]),
    )
    .executeTakeFirstOrThrow()
  return Number(sent)
}

/** How many mailboxes receive class notices. */
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
