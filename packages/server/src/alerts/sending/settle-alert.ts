import { sql } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import type { DbClient } from '../../db/tables.ts'
import { noteContactFailure } from '../contacts/end-contact.ts'

/** Sending stops after this many rejections that aren't about a mailbox, if they are also a fifth of all results. */
const refusals = { min: 10, share: 0.2 }

type Context = Pick<AppContext, 'db' | 'now' | 'log' | 'cacheVersion'>

/** Counts an alert's progress, and ends it once no delivery is open. Returns true if it has ended. */
export const settleAlert = async (context: Context, id: number): Promise<boolean> => {
  const { db, now } = context
  let counts = await countDeliveries(db, id)
  if (isRefused(counts)) {
    await giveUpEmails(context, id)
    counts = await countDeliveries(db, id)
  }
  const p95 = await findP95(db, id, counts.timed)
  const status = await nextStatus(db, id, counts)
  const { taken, failed, gone, twice, phones, first_at, last_at } = counts
  await db
    .updateTable('alerts')
    .set({ taken, failed, gone, twice, phones, first_at, last_at, p95, ...(status && { status }) })
    .where('id', '=', id)
    .execute()
  if (!status) return false
  // The page of class notices shows when an alert has ended, so cached pages expire now, and only now.
  await context.cacheVersion.change(async () => undefined)
  context.log().info({ alert: id, taken, failed, gone, twice, at: instant(now()) }, 'alert finished')
  return true
}

type Counts = Awaited<ReturnType<typeof countDeliveries>>

const nextStatus = async (
  db: DbClient,
  id: number,
  { underWay, incomplete }: Counts,
): Promise<'over' | 'partly' | undefined> => {
  const alert = await db.selectFrom('alerts').select('status').where('id', '=', id).executeTakeFirst()
  if (alert?.status !== 'sending' || underWay > 0) return undefined
  return incomplete > 0 ? 'partly' : 'over'
}

/** True if the mail server rejects the college rather than mailboxes, and e-mails are still unsent. */
const isRefused = ({ taken, gone, phones, refused, letters: emails }: Counts): boolean =>
  emails > 0 && refused >= refusals.min && refused >= (taken - phones + refused + gone) * refusals.share

/** Fails the unsent e-mails, so that 'Send again to failed' includes them. Pushes and posts continue. */
const giveUpEmails = async ({ db, log }: Context, id: number): Promise<void> => {
  const problem = (await lastReply(db, id)) ?? ''
  log().error({ alert: id, problem }, 'mail server rejects the alert, remaining e-mails not sent')
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('deliveries')
      .set({ state: 'failed', owner: null, reply: 'Not sent: the mail server rejected other e-mails.' })
      .where('alert_id', '=', id)
      .where('state', 'in', ['waiting', 'held'])
      .where('transport', '=', 'mail')
      .execute()
    await trx.updateTable('alerts').set({ problem }).where('id', '=', id).execute()
  })
}

const countDeliveries = async (db: DbClient, id: number) => {
  const count = (condition: string) =>
    sql<number | string>`coalesce(sum(case when ${sql.raw(condition)} then 1 else 0 end), 0)`
  const row = await db
    .selectFrom('deliveries')
    .select([
      // All deliveries, including posts.
      count(`state in ('waiting', 'held', 'sending')`).as('underWay'),
      count(`state = 'failed'`).as('incomplete'),
      // Deliveries to contacts.
      count(`state = 'taken' and contact_id is not null`).as('taken'),
      count(`state = 'taken' and transport = 'push'`).as('phones'),
      count(`state = 'failed' and contact_id is not null`).as('failed'),
      count(`state = 'gone'`).as('gone'),
      count(`twice = 1 and contact_id is not null`).as('twice'),
      count('took is not null and contact_id is not null').as('timed'),
      sql<string | null>`min(case when contact_id is not null then taken_at end)`.as('first_at'),
      sql<string | null>`max(case when contact_id is not null then taken_at end)`.as('last_at'),
      // E-mails that the mail server rejected, and unsent ones.
      count(`state = 'failed' and transport = 'mail'`).as('refused'),
      count(`state in ('waiting', 'held') and transport = 'mail'`).as('letters'),
    ])
    .where('alert_id', '=', id)
    .executeTakeFirstOrThrow()
  const { first_at, last_at, ...counts } = row
  const numbers = Object.fromEntries(Object.entries(counts).map(([name, value]) => [name, Number(value)]))
  return { ...(numbers as Record<keyof typeof counts, number>), first_at, last_at }
}

const findP95 = async (db: DbClient, id: number, timed: number): Promise<number | null> => {
  if (timed === 0) return null
  const row = await db
    .selectFrom('deliveries')
    .select('took')
    .where('alert_id', '=', id)
    .where('contact_id', 'is not', null)
    .where('took', 'is not', null)
    .orderBy('took')
    .offset(Math.floor((timed - 1) * 0.95))
    .limit(1)
    .executeTakeFirst()
  return row?.took ?? null
}

const lastReply = async (db: DbClient, id: number): Promise<string | null | undefined> =>
  (
    await db
      .selectFrom('deliveries')
      .select('reply')
      .where('alert_id', '=', id)
      .where('transport', '=', 'mail')
      .where('state', '=', 'failed')
      .orderBy('contact_id')
      .limit(1)
      .executeTakeFirst()
  )?.reply

/** Ends deliveries of expired alerts, whose content would now mislead families. */
export const expireDeliveries = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<void> => {
  const time = instant(now())
  const late = await db
    .selectFrom('alerts')
    .select('id')
    .where('status', 'in', ['held', 'sending'])
    .where('expires_at', '<=', time)
    .execute()
  for (const { id } of late)
    await db.transaction().execute(async (trx) => {
      const ended = await trx
        .updateTable('deliveries')
        .set({
          state: sql`case when twice = 1 then 'unknown' else 'failed' end`,
          reply: sql`coalesce(reply, 'The alert expired before it was sent.')`,
        })
        .where('alert_id', '=', id)
        .where('state', '=', 'waiting')
        .returning(['contact_id', 'reply'])
        .execute()
      for (const { contact_id, reply } of ended)
        if (contact_id !== null && reply?.startsWith('4'))
          await noteContactFailure(trx, contact_id, reply, now())
      await trx
        .updateTable('alerts')
        .set({ status: 'sending' })
        .where('id', '=', id)
        .where('status', '=', 'held')
        .execute()
    })
}
