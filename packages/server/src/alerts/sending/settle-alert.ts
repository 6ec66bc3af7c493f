import { sql } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { instant } from '../../clock.ts'
import type { DbClient } from '../../db/tables.ts'
import { countPosts } from '../channels/posts-of-alert.ts'
import { noteContactFailure } from '../contacts/end-contact.ts'

/** Where so many deliveries, and a fifth of all that came back, are refused for other reasons than the mailbox, the rest wait. */
const refusals = { least: 10, share: 0.2 }

type Context = Pick<AppContext, 'db' | 'now' | 'log' | 'content'>

/** Counts how far an alert has come, and ends it once nothing of it is on its way. Returns whether it is over. */
export const settleAlert = async (context: Context, id: number): Promise<boolean> => {
  const { db, now } = context
  const counts = await countDeliveries(db, id)
  const p95 = await findP95(db, id, counts.timed)
  const status = await nextStatus(context, id, counts, await countPosts(db, id))
  const { taken, failed, gone, twice, phones, first_at, last_at } = counts
  await db
    .updateTable('alerts')
    .set({ taken, failed, gone, twice, phones, first_at, last_at, p95, ...status })
    .where('id', '=', id)
    .execute()
  if (!status || status.status === 'stopped') return false
  // Visitors read on the page of class notices that it is over; until now no page was made anew for it.
  await context.content.change(async () => undefined)
  context.log().info({ alert: id, taken, failed, gone, twice, at: instant(now()) }, 'an alert is over')
  return true
}

type Counts = Awaited<ReturnType<typeof countDeliveries>>

const nextStatus = async (
  { db, log, now }: Context,
  id: number,
  { taken, failed, gone, phones, refused, underWay }: Counts,
  posts: Awaited<ReturnType<typeof countPosts>>,
): Promise<
  { status: 'over' | 'partly' } | { status: 'stopped'; problem: string; stopped_at: string } | undefined
> => {
  const alert = await db.selectFrom('alerts').select('status').where('id', '=', id).executeTakeFirst()
  if (alert?.status !== 'sending') return undefined
  const letters = taken - phones + refused + gone
  if (refused >= refusals.least && refused >= letters * refusals.share && underWay > 0) {
    const problem = (await lastReply(db, id)) ?? ''
    log().error({ alert: id, problem }, 'the mail server refuses an alert: the rest of it waits')
    return { status: 'stopped', problem, stopped_at: instant(now()) }
  }
  if (underWay + posts.underWay > 0) return undefined
  return { status: failed + posts.failed > 0 ? 'partly' : 'over' }
}

const countDeliveries = async (db: DbClient, id: number) => {
  const count = (condition: string) =>
    sql<number | string>`coalesce(sum(case when ${sql.raw(condition)} then 1 else 0 end), 0)`
  const row = await db
    .selectFrom('deliveries')
    .innerJoin('contacts', 'contacts.id', 'deliveries.contact_id')
    .select([
      count(`state = 'taken'`).as('taken'),
      count(`state = 'taken' and channel = 'push'`).as('phones'),
      count(`state = 'failed'`).as('failed'),
      // By the mail server.
      count(`state = 'failed' and channel = 'mail'`).as('refused'),
      count(`state = 'gone'`).as('gone'),
      count(`twice = 1`).as('twice'),
      count(`state in ('waiting', 'held', 'sending')`).as('underWay'),
      count('took is not null').as('timed'),
      sql<string | null>`min(taken_at)`.as('first_at'),
      sql<string | null>`max(taken_at)`.as('last_at'),
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
      .innerJoin('contacts', 'contacts.id', 'deliveries.contact_id')
      .select('reply')
      .where('alert_id', '=', id)
      .where('channel', '=', 'mail')
      .where('state', '=', 'failed')
      .limit(1)
      .executeTakeFirst()
  )?.reply

/** Ends deliveries of alerts whose time is over: what a family would read now would mislead it. */
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
          reply: sql`coalesce(reply, 'Its time was over before it could be sent.')`,
        })
        .where('alert_id', '=', id)
        .where('state', '=', 'waiting')
        .returning(['contact_id', 'reply'])
        .execute()
      for (const { contact_id, reply } of ended)
        if (reply?.startsWith('4')) await noteContactFailure(trx, contact_id, reply, now())
      await trx
        .updateTable('alerts')
        .set({ status: 'sending' })
        .where('id', '=', id)
        .where('status', '=', 'held')
        .execute()
    })
}
