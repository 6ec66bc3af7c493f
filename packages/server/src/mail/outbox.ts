import type { Selectable } from 'kysely'
import { after, instant } from '../clock.ts'
import type { DbClient, Tables } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'
import { renderEmail, type Email, type RenderedEmail } from './email.ts'
import type { Transport } from './transport.ts'

/** Pauses before the tries after the first, in seconds; after the last the letter has failed. */
const pauses = [15, 60, 5 * 60, 15 * 60, 60 * 60, 3 * 60 * 60, 12 * 60 * 60]
/** A node that takes a letter has this long to hand it over, in seconds; then another may take it. */
const lease = 120
const lookEvery = 5_000

/** Letters that have been decided on. They are rows before they are mail, so neither a crash nor a mail server loses one. */
export interface Outbox {
  /** Puts a letter in, in the transaction of what it tells of. Answers its number. */
  post: (client: DbClient, to: string, letter: Email) => Promise<number>
  /** Looks at once instead of at the next turn. */
  wake: () => void
  /** Sends everything that is due; answers how many letters were taken up. */
  sendDue: () => Promise<number>
  close: () => Promise<void>
}
type OutboxContext = Omit<
  AppContext,
  'outbox' | 'content' | 'scheduledInvalidation' | 'contentRevision' | 'publishScheduler' | 'responses'
>

export const createOutbox = (context: OutboxContext, transport: Transport): Outbox => {
  const { log } = context
  const desk: Desk = { context, transport, handedOver: new Map(), closing: false }
  let underWay: Promise<number> | undefined
  const sendDue = (): Promise<number> => (underWay ??= sendAllDue(desk).finally(() => (underWay = undefined)))
  const look = (): void =>
    void sendDue().catch((error: unknown) => log().warn({ err: error }, 'the outbox could not be read'))
  const timer = setInterval(look, lookEvery)
  timer.unref()
  return {
    post: (asked, to, letter) => post(context, asked, to, letter),
    wake: () => setImmediate(look),
    sendDue,
    close: async () => {
      clearInterval(timer)
      desk.closing = true
      await underWay?.catch(() => undefined)
    },
  }
}

const post = async (
  { encryption, college, now }: OutboxContext,
  client: DbClient,
  recipient: string,
  letter: Email,
): Promise<number> => {
  const mail = renderEmail(letter, college)
  const time = instant(now())
  const row = {
    recipient,
    subject: letter.filedAs ?? mail.subject,
    sealed: encryption.encrypt(JSON.stringify(mail)),
    status: 'waiting',
    due_at: time,
    created_at: time,
  } as const
  return (await client.insertInto('letters').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Sending, as one node does it. */
interface Desk {
  context: OutboxContext
  transport: Transport
  /** When the mail server took letters of which the database couldn't be told yet: they aren't sent again. */
  handedOver: Map<number, string>
  /** No letter is begun any more. */
  closing: boolean
}
type Taken = Selectable<Tables['letters']>

const sendAllDue = async (desk: Desk): Promise<number> => {
  for (const [id, at] of desk.handedOver) await noteSent(desk, id, at)
  for (let taken = 0; ; taken++) {
    const letter = desk.closing ? undefined : await takeOne(desk.context)
    if (!letter) return taken
    await send(desk, letter)
  }
}

/** Taking and marking is one statement, so of two nodes one gets the letter. */
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

const send = async (desk: Desk, letter: Taken): Promise<void> => {
  const { context, handedOver } = desk
  try {
    const file = await handOver(desk, letter)
    if (file) context.log().info({ file }, 'a letter was written')
  } catch (error) {
    return putOff(context, letter, error)
  }
  const time = instant(context.now())
  handedOver.set(letter.id, time)
  await noteSent(desk, letter.id, time)
}

const handOver = (
  { context: { encryption, settings }, transport }: Desk,
  { id, recipient, sealed, created_at }: Taken,
): Promise<string | undefined> => {
  const mail: RenderedEmail = JSON.parse(encryption.decrypt(sealed))
  const ours = { id: `letter-${id}-${Date.parse(created_at)}`, from: settings.mail.from, to: recipient }
  return transport({ ...mail, ...ours })
}

/** Notes what has gone. Where the database can't be told it is told at the next look. */
const noteSent = async (
  { context: { db }, handedOver }: Desk,
  id: number,
  sent_at: string,
): Promise<void> => {
  // What it said is nobody's business any more.
  const sent = { status: 'sent', sealed: '', problem: null, sent_at } as const
  await db.updateTable('letters').set(sent).where('id', '=', id).execute()
  handedOver.delete(id)
}

const putOff = async (
  { db, now, log }: OutboxContext,
  { id, tries }: Taken,
  error: unknown,
): Promise<void> => {
  const pause = pauses[tries - 1]
  const problem = error instanceof Error ? error.message.slice(0, 250) : 'unknown'
  const next =
    pause === undefined
      ? ({ status: 'failed' } as const)
      : ({ status: 'waiting', due_at: instant(after(now(), pause)) } as const)
  log().warn({ letter: id, problem, again: pause }, 'a letter could not be sent')
  await db
    .updateTable('letters')
    .set({ ...next, problem })
    .where('id', '=', id)
    .where('tries', '=', tries)
    .execute()
}
