import type { AppContext } from '../../app-context.ts'
import { after, instant } from '../../clock.ts'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import type { DbClient, Tables } from '../../db/tables.ts'
import type { Transaction } from 'kysely'

type Trx = Transaction<Tables>

/**
 * The most sign-ups that wait for their e-mail. A network beyond its own number is asked to try again later; beyond the number of
 * all, the network with the most of them loses its last.
 */
export const maxWaiting = { ofNetwork: 500, ofAll: 5000 }

/** After this many seconds of waiting a sign-up is slow. */
const slow = 10

/** Makes other changes of the queue wait until the transaction ends. */
export const lockQueue = (trx: Trx): Promise<void> => dialectOf(trx).lockName(trx, 'sign-up queue')

/** Whether the queue takes a sign-up from a network. Makes room where it is full, at the expense of the network with the most. */
export const makeRoom = async (trx: Trx, network: string, most = maxWaiting): Promise<boolean> => {
  const own = await countOf(trx, network)
  if (own >= most.ofNetwork) return false
  if ((await countOf(trx)) < most.ofAll) return true
  const greediest = await trx
    .selectFrom('waiting_sign_ups')
    .select(['network', (eb) => eb.fn.countAll().as('count')])
    .groupBy('network')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (Number(greediest.count) <= own) return false
  await dropLast(trx, greediest.network)
  return true
}

const countOf = async (trx: DbClient, network?: string): Promise<number> => {
  const { count } = await trx
    .selectFrom('waiting_sign_ups')
    .select((eb) => eb.fn.countAll().as('count'))
    .$if(network !== undefined, (query) => query.where('network', '=', network ?? ''))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const dropLast = async (trx: DbClient, network: string): Promise<void> => {
  const last = await trx
    .selectFrom('waiting_sign_ups')
    .select(['contact_id', 'is_new'])
    .where('network', '=', network)
    .orderBy('turn', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await leaveQueue(trx, last)
  await forgetUnsent(trx, last)
}

/** Takes a sign-up out of the queue. */
export const leaveQueue = async (trx: DbClient, { contact_id }: { contact_id: number }): Promise<void> =>
  void (await trx.deleteFrom('waiting_sign_ups').where('contact_id', '=', contact_id).execute())

/** Deletes the subscriber of a sign-up that gets no e-mail, unless an earlier sign-up added it, whose link still works. */
export const forgetUnsent = async (
  trx: DbClient,
  { contact_id, is_new }: { contact_id: number; is_new: number },
): Promise<void> => {
  if (is_new === 0) return
  await trx
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('id', '=', (eb) => eb.selectFrom('contacts').select('subscriber_id').where('id', '=', contact_id))
    .execute()
}

/**
 * Puts a sign-up at the end of its network's own line. Each turn serves every network once, so that a family waits for one e-mail of each
 * network at most. A contact that waits already keeps the better of both places.
 */
export const joinQueue = async (
  trx: DbClient,
  { now }: Pick<AppContext, 'now'>,
  { contact_id, network, is_new }: { contact_id: number; network: string; is_new: boolean },
): Promise<void> => {
  const { present, own } = await trx
    .selectFrom('waiting_sign_ups')
    .select((eb) => [
      eb.fn.min('turn').as('present'),
      eb.fn.max(eb.case().when('network', '=', network).then(eb.ref('turn')).end()).as('own'),
    ])
    .executeTakeFirstOrThrow()
  const turn = Math.max(present ?? 0, own === null ? 0 : own + 1)
  const row = { contact_id, network, turn, is_new: is_new ? 1 : 0, created_at: instant(now()) }
  await trx
    .insertInto('waiting_sign_ups')
    .values(row)
    .onConflict((conflict) =>
      conflict.column('contact_id').doUpdateSet({ network, turn }).where('waiting_sign_ups.turn', '>', turn),
    )
    .execute()
}

/** Whether sign-ups are waiting for longer than an e-mail takes. */
export const isQueueSlow = async (trx: DbClient, { now }: Pick<AppContext, 'now'>): Promise<boolean> => {
  const found = await trx
    .selectFrom('waiting_sign_ups')
    .select('id')
    .where('created_at', '<=', instant(after(now(), -slow)))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
