import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { DbClient, Tables } from '../../db/tables.ts'
import type { Transaction } from 'kysely'

type Trx = Transaction<Tables>

/** Maximum number of sign-ups that wait for their e-mail. Beyond it, the client with the most sign-ups loses its last one. */
export const maxWaiting = { ofNetwork: 500, ofAll: 5000 }

/** Origin of a sign-up, as HMACs: the client's network, and its IPv4 address or IPv6 /64. */
export interface SignUpOrigin {
  network: string
  ip: string
}

/** Seconds of waiting after which a sign-up is slow. */
const slow = 10

/** Makes other changes of the queue wait until the transaction ends. */
export const lockQueue = (trx: Trx): Promise<void> => dialectOf(trx).lockName(trx, 'sign-up queue')

/**
 * Makes room for a sign-up in a full queue by dropping one of the client with the most sign-ups. Returns false, and rejects
 * the sign-up, only if it comes from this client.
 */
export const makeRoom = async (trx: Trx, origin: SignUpOrigin, most = maxWaiting): Promise<boolean> => {
  const network = await findFullLine(trx, origin.network, most)
  if (network === undefined) return true
  const { ip, count } = await trx
    .selectFrom('waiting_sign_ups')
    .select(['ip', (eb) => eb.fn.countAll().as('count')])
    .where('network', '=', network)
    .groupBy('ip')
    .orderBy('count', 'desc')
    .orderBy((eb) => eb.fn.max('id'), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  if (network === origin.network && Number(count) <= (await countOf(trx, origin))) return false
  await dropLast(trx, { network, ip })
  return true
}

/**
 * Network that has to lose a sign-up: the client's own if its line is full, or the one with the longest line in a full queue.
 */
const findFullLine = async (
  trx: Trx,
  network: string,
  most: typeof maxWaiting,
): Promise<string | undefined> => {
  const own = await countOf(trx, { network })
  if (own >= most.ofNetwork) return network
  if ((await countOf(trx, {})) < most.ofAll) return undefined
  const longest = await trx
    .selectFrom('waiting_sign_ups')
    .select(['network', (eb) => eb.fn.countAll().as('count')])
    .groupBy('network')
    .orderBy('count', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return Number(longest.count) > own ? longest.network : network
}

const countOf = async (trx: DbClient, origin: Partial<SignUpOrigin>): Promise<number> => {
  const { count } = await trx
    .selectFrom('waiting_sign_ups')
    .select((eb) => eb.fn.countAll().as('count'))
    .where((eb) => eb.and(origin))
    .executeTakeFirstOrThrow()
  return Number(count)
}

const dropLast = async (trx: DbClient, origin: SignUpOrigin): Promise<void> => {
  const last = await trx
    .selectFrom('waiting_sign_ups')
    .select(['id', 'contact_id', 'is_new'])
    .where((eb) => eb.and(origin))
    .orderBy('round', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await trx.deleteFrom('waiting_sign_ups').where('id', '=', last.id).execute()
  await forgetUnsent(trx, last)
}

/** Deletes the subscriber of a sign-up that gets no e-mail, unless another sign-up is waiting or an earlier one was sent. */
export const forgetUnsent = async (
  trx: DbClient,
  { contact_id, is_new }: { contact_id: number; is_new: number },
): Promise<void> => {
  if (is_new === 0) return
  await trx
    .deleteFrom('subscribers')
    .where('confirmed_at', 'is', null)
    .where('id', '=', (eb) => eb.selectFrom('contacts').select('subscriber_id').where('id', '=', contact_id))
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('waiting_sign_ups').select('id').where('contact_id', '=', contact_id))),
    )
    .execute()
}

/**
 * Puts a sign-up at the end of its client's line. Each turn serves every network once, and each round of a network serves
 * every client once. A contact is in the line of each client that requested it, so that a stranger can't delay it.
 */
export const joinQueue = async (
  trx: DbClient,
  { now }: Pick<AppContext, 'now'>,
  { contact_id, network, ip, is_new }: SignUpOrigin & { contact_id: number; is_new: boolean },
): Promise<void> => {
  const line = await trx
    .selectFrom('waiting_sign_ups')
    .select((eb) => {
      const own = (origin: Partial<SignUpOrigin>, column: 'turn' | 'round') =>
        eb.case().when(eb.and(origin)).then(eb.ref(column)).end()
      return [
        eb.fn.min('turn').as('present'),
        eb.fn.min(own({ network }, 'turn')).as('turn'),
        eb.fn.min(own({ network }, 'round')).as('round'),
        eb.fn.max(own({ network, ip }, 'round')).as('last'),
        eb.fn.max(eb.case().when('contact_id', '=', contact_id).then(eb.ref('is_new')).end()).as('is_new'),
      ]
    })
    .executeTakeFirstOrThrow()
  const row = {
    contact_id,
    network,
    ip,
    turn: line.turn ?? line.present ?? 0,
    round: Math.max(line.round ?? 0, line.last === null ? 0 : line.last + 1),
    is_new: is_new ? 1 : (line.is_new ?? 0),
    created_at: instant(now()),
  }
  await trx
    .insertInto('waiting_sign_ups')
    .values(row)
    .onConflict((conflict) => conflict.columns(['contact_id', 'network', 'ip']).doNothing())
    .execute()
}

/** Finds the next sign-up. */
export const findFirst = (client: DbClient) =>
  client
    .selectFrom('waiting_sign_ups')
    .select(['contact_id', 'network', 'is_new'])
    .where('network', '=', (eb) =>
      eb.selectFrom('waiting_sign_ups').select('network').orderBy('turn').orderBy('id').limit(1),
    )
    .orderBy('round')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()

/** Removes the next sign-up's contact from every line, and ends the turn of its network. */
export const leaveQueue = async (
  trx: DbClient,
  { contact_id, network }: { contact_id: number; network: string },
): Promise<void> => {
  await trx.deleteFrom('waiting_sign_ups').where('contact_id', '=', contact_id).execute()
  await trx
    .updateTable('waiting_sign_ups')
    .set((eb) => ({ turn: eb('turn', '+', 1) }))
    .where('network', '=', network)
    .execute()
}

/** True if a sign-up has been waiting for longer than an e-mail takes. */
export const isQueueSlow = async (trx: DbClient, { now }: Pick<AppContext, 'now'>): Promise<boolean> => {
  const found = await trx
    .selectFrom('waiting_sign_ups')
    .select('id')
    .where('created_at', '<=', instant(after(now(), -slow)))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
