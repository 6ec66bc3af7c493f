import type { Selectable } from 'kysely'
import { after, daysBefore, instant } from '@kampana/engine-server/clock'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import type { DbClient, Tables } from '../db/tables.ts'
import type { AppContext, Outbox } from '../app-context.ts'
import { renderEmail, type Email, type RenderedEmail } from './email.ts'
import { withoutAddresses } from './without-addresses.ts'
import type { Transport } from './transport.ts'

/** Pauses before each retry, in seconds; after the last retry, the e-mail has failed. */
const pauses = [15, 60, 5 * 60, 15 * 60, 60 * 60, 3 * 60 * 60, 12 * 60 * 60]
/** Time limit for sending an e-mail, in seconds; then another node may take it. */
const lease = 120
const pollInterval = 5_000

type OutboxContext = Pick<AppContext, 'db' | 'now' | 'log' | 'encryption' | 'college' | 'settings'>

/** Creates the outbox. `postMore` adds an e-mail behind all others; it returns false if there is none. */
export const createOutbox = (
  context: OutboxContext,
  transport: Transport,
  postMore: () => Promise<boolean>,
): Outbox => {
  const { log } = context
  const sender: Sender = { context, transport, postMore, unmarked: new Map(), closing: false }
  let underWay: Promise<number> | undefined
  const sendDue = (): Promise<number> =>
    (underWay ??= sendAllDue(sender).finally(() => (underWay = undefined)))
  const look = (): void =>
    void sendDue()
      .then(async () => {
        const soon = sender.closing ? undefined : await soonDue(context)
        if (soon !== undefined) setTimeout(look, soon).unref()
      })
      .catch((error: unknown) => log().warn({ err: error }, 'reading the outbox failed'))
  let timer: NodeJS.Timeout | undefined
  return {
    start: () => void (timer ??= setInterval(look, pollInterval).unref()),
    post: (client, to, email, due) => post(context, client, to, email, due),
    wake: () => setImmediate(look),
    sendDue,
    close: async () => {
      clearInterval(timer)
      sender.closing = true
      await underWay?.catch(() => undefined)
    },
  }
}

const post = async (
  { encryption, college, now }: OutboxContext,
  client: DbClient,
  to: string,
  email: Email,
  due?: Date,
): Promise<number> => {
  const { filedTo } = email
  const mail = { ...renderEmail(email, college()), ...(filedTo && { to }) }
  const time = now()
  const row = {
    recipient: filedTo?.recipient ?? to,
    mark: filedTo?.mark ?? null,
    subject: email.filedAs ?? mail.subject,
    sealed: encryption.encrypt(JSON.stringify(mail)),
    status: 'waiting',
    due_at: instant(due ?? time),
    created_at: instant(time),
  } as const
  return (await client.insertInto('letters').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** State of one node's sending. */
interface Sender {
  context: OutboxContext
  transport: Transport
  postMore: () => Promise<boolean>
  /** Times of sent e-mails that aren't marked in the database yet, so that they aren't sent again. */
  unmarked: Map<number, string>
  closing: boolean
}
type Taken = Selectable<Tables['letters']>

const sendAllDue = async (sender: Sender): Promise<number> => {
  for (const [id, at] of sender.unmarked) await noteSent(sender, id, at)
  for (let taken = 0; ; taken++) {
    const email = await takeNext(sender)
    if (!email) return taken
    await send(sender, email)
  }
}

const takeNext = async (sender: Sender): Promise<Taken | undefined> => {
  while (!sender.closing) {
    const email = await takeOne(sender.context)
    if (email || !(await sender.postMore())) return email
  }
  return undefined
}

/** Returns the milliseconds until the next e-mail that is due before the next interval. */
const soonDue = async ({ db, now }: OutboxContext): Promise<number | undefined> => {
  const time = now()
  const next = await db
    .selectFrom('letters')
    .select((eb) => eb.fn.min('due_at').as('due_at'))
    .where('status', '=', 'waiting')
    .where('due_at', '<', instant(after(time, pollInterval / 1000)))
    .executeTakeFirst()
  return next?.due_at == null ? undefined : Math.max(100, Date.parse(next.due_at) - time.getTime())
}

/** Takes and marks an e-mail in one statement, so that only one of several nodes gets it. */
const takeOne = ({ db, now }: OutboxContext): Promise<Taken | undefined> => {
  const time = now()
  return db
    .updateTable('letters')
    .set((eb) => ({ status: 'sending', tries: eb('tries', '+', 1), due_at: instant(after(time, lease)) }))
    .where('id', '=', (eb) =>
      eb
        .selectFrom('letters')
        .select('id')
        .where('status', 'in', ['waiting', 'sending'])
        .where('due_at', '<=', instant(time))
        .orderBy('due_at')
        .limit(1),
    )
    .where('due_at', '<=', instant(time))
    .returningAll()
    .executeTakeFirst()
}

const send = async (sender: Sender, email: Taken): Promise<void> => {
  const { context, unmarked } = sender
  try {
    const file = await transmit(sender, email)
    if (file) context.log().info({ file }, 'e-mail written to a file')
  } catch (error) {
    return putOff(context, email, error)
  }
  const time = instant(context.now())
  unmarked.set(email.id, time)
  await noteSent(sender, email.id, time)
}

const transmit = (
  { context: { encryption, settings }, transport }: Sender,
  { id, recipient, sealed, created_at }: Taken,
): Promise<string | undefined> => {
  const { to = recipient, ...mail }: RenderedEmail = JSON.parse(encryption.decrypt(sealed))
  return transport({ ...mail, id: `letter-${id}-${Date.parse(created_at)}`, from: settings.mail.from, to })
}

/** Marks an e-mail as sent; retries at the next interval if the database is unreachable. */
const noteSent = async (
  { context: { db }, unmarked }: Sender,
  id: number,
  sent_at: string,
): Promise<void> => {
  // Deletes the text for privacy.
  const sent = { status: 'sent', sealed: '', problem: null, sent_at } as const
  await db.updateTable('letters').set(sent).where('id', '=', id).execute()
  unmarked.delete(id)
}

const putOff = async (
  { db, now, log }: OutboxContext,
  { id, tries }: Taken,
  error: unknown,
): Promise<void> => {
  const pause = pauses[tries - 1]
  const problem = error instanceof Error ? withoutAddresses(error.message).slice(0, 250) : 'unknown'
  const next =
    pause === undefined
      ? ({ status: 'failed' } as const)
      : ({ status: 'waiting', due_at: instant(after(now(), pause)) } as const)
  log().warn({ letter: id, problem, again: pause }, 'sending an e-mail failed')
  await db
    .updateTable('letters')
    .set({ ...next, problem })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute()
}

export const emailCleanups = ({ db, now, settings }: AppContext): readonly CleanupJob[] => [
  {
    name: 'sent letters',
    run: () =>
      db.deleteFrom('letters').where('sent_at', '<=', daysBefore(now(), settings.logsRetainedDays)).execute(),
  },
  {
    // An e-mail that was never sent may contain a visitor's message.
    name: 'failed letters',
    run: () =>
      db
        .deleteFrom('letters')
        .where('status', '=', 'failed')
        .where('created_at', '<=', daysBefore(now(), settings.messagesRetainedDays))
        .execute(),
  },
]
