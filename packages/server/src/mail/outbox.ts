import type { Selectable } from 'kysely'
import { after, instant } from '../clock.ts'
import type { Asked, Tables } from '../db/tables.ts'
import type { Parts } from '../parts.ts'
import { written, type Letter, type WrittenLetter } from './letter.ts'
import type { Transport } from './transport.ts'

/** Pauses before the tries after the first, in seconds; after the last the letter has failed. */
const pauses = [15, 60, 5 * 60, 15 * 60, 60 * 60, 3 * 60 * 60, 12 * 60 * 60]
/** A node that takes a letter has this long to hand it over, in seconds; then another may take it. */
const lease = 120
const lookEvery = 5_000

/** Letters that have been decided on. They are rows before they are mail, so neither a crash nor a mail server loses one. */
export interface Outbox {
  /** Puts a letter in, in the transaction of what it tells of. Answers its number. */
  post: (asked: Asked, to: string, letter: Letter) => Promise<number>
  /** Looks at once instead of at the next turn. */
  wake: () => void
  /** Sends everything that is due; answers how many letters were taken up. */
  sendDue: () => Promise<number>
  close: () => Promise<void>
}
type Surroundings = Omit<Parts, 'outbox' | 'content' | 'turns'>

export const outboxOf = (parts: Surroundings, transport: Transport): Outbox => {
  const { log } = parts
  let underWay: Promise<number> | undefined
  const sendDue = (): Promise<number> =>
    (underWay ??= sendAllDue(parts, transport).finally(() => (underWay = undefined)))
  const look = (): void =>
    void sendDue().catch((error: unknown) => log().warn({ err: error }, 'the outbox could not be read'))
  const timer = setInterval(look, lookEvery)
  timer.unref()
  return {
    post: (asked, to, letter) => post(parts, asked, to, letter),
    wake: () => setImmediate(look),
    sendDue,
    close: async () => {
      clearInterval(timer)
      await underWay?.catch(() => undefined)
    },
  }
}

const post = async (
  { sealer, college, now }: Surroundings,
  asked: Asked,
  recipient: string,
  letter: Letter,
): Promise<number> => {
  const mail = written(letter, college)
  const time = instant(now())
  const row = {
    recipient,
    subject: mail.subject,
    sealed: sealer.seal(JSON.stringify(mail)),
    status: 'waiting',
    due_at: time,
    created_at: time,
  } as const
  return (await asked.insertInto('letters').values(row).returning('id').executeTakeFirstOrThrow()).id
}

const sendAllDue = async (parts: Surroundings, transport: Transport): Promise<number> => {
  let taken = 0
  for (let letter = await takeOne(parts); letter; letter = await takeOne(parts), taken++)
    await send(parts, transport, letter)
  return taken
}

/** Taking and marking is one statement, so of two nodes one gets the letter. */
const takeOne = ({ db, now }: Surroundings) => {
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

const send = async (
  { db, sealer, settings, now, log }: Surroundings,
  transport: Transport,
  letter: Selectable<Tables['letters']>,
): Promise<void> => {
  const { id, recipient, sealed, tries, created_at } = letter
  const mine = db.updateTable('letters').where('id', '=', id).where('tries', '=', tries)
  try {
    const mail = JSON.parse(sealer.open(sealed)) as WrittenLetter
    const file = await transport({
      ...mail,
      id: `letter-${id}-${Date.parse(created_at)}`,
      from: settings.mail.from,
      to: recipient,
    })
    // What it said is nobody's business any more.
    await mine.set({ status: 'sent', sealed: '', problem: null, sent_at: instant(now()) }).execute()
    if (file) log().info({ file }, 'a letter was written')
  } catch (error) {
    const pause = pauses[tries - 1]
    const problem = error instanceof Error ? error.message.slice(0, 250) : 'unknown'
    const next =
      pause === undefined
        ? ({ status: 'failed' } as const)
        : ({ status: 'waiting', due_at: instant(after(now(), pause)) } as const)
    await mine.set({ ...next, problem }).execute()
    log().warn({ letter: id, problem, again: pause }, 'a letter could not be sent')
  }
}
