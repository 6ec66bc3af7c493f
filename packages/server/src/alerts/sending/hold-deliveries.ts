import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { Transaction } from 'kysely'
import type { DbClient, Tables } from '../../db/tables.ts'
import type { DeliveryTransport } from '../../db/alert-tables.ts'
import { isResting } from '../posting/rest.ts'
import type { AlertTexts } from '../email/alert-texts.ts'
import type { DeliveryKey } from './alert-row.ts'

/** Maximum number of deliveries that a node owns. */
const maxHeld = 200

/** A delivery with everything needed to send it. */
export type Held = Awaited<ReturnType<typeof readHeld>>[number]

/**
 * Claims due deliveries of a transport for this node, up to a limit. A channel gets one post at a time, the oldest alert first,
 * because an edit needs the reference of the post before.
 */
export const holdDeliveries = async (
  { db, now, settings }: Pick<AppContext, 'db' | 'now' | 'settings'>,
  owner: number,
  transport: DeliveryTransport,
  room: number,
): Promise<DeliveryKey[]> => {
  const time = instant(now())
  await db.transaction().execute(async (trx) => {
    // Two nodes that lock rows in different orders could deadlock.
    await dialectOf(trx).lockName(trx, 'deliveries')
    const due = trx
      .selectFrom('deliveries as due')
      .innerJoin('alerts', 'alerts.id', 'due.alert_id')
      .where('due.state', '=', 'waiting')
      .where('due.transport', '=', transport)
      .where('due.due_at', '<=', time)
      .where('alerts.stopped_at', 'is', null)
      .where('alerts.expires_at', '>', time)
      .$if(isResting(now(), settings.timeZone), (each) => each.where('alerts.kind', '=', 'notices'))
    const busy = trx
      .selectFrom('deliveries as busy')
      .select('busy.channel')
      .where('busy.transport', '=', 'chat')
      .where('busy.state', 'in', ['held', 'sending'])
    const next =
      transport === 'chat'
        ? due
            .select((eb) => eb.fn.min('due.id').as('id'))
            .where('due.channel', 'not in', busy)
            .groupBy('due.channel')
        : due.select('due.id').orderBy('due.alert_id').limit(Math.min(room, maxHeld))
    await trx
      .updateTable('deliveries')
      .set({ state: 'held', owner })
      .where('state', '=', 'waiting')
      .where('id', 'in', next)
      .execute()
  })
  return db
    .selectFrom('deliveries')
    .select(['id', 'alert_id'])
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .where('transport', '=', transport)
    .execute()
}

/**
 * Reads the deliveries of one alert right before they are sent. Reading them earlier would use memory, and choices may change.
 */
export const readHeld = async (trx: Transaction<Tables>, alertId: number, ids: readonly number[]) => {
  const { texts, ...alert } = await trx
    .selectFrom('alerts')
    .select(['texts', 'kind', 'resource', 'record_id', 'expires_at'])
    .where('id', '=', alertId)
    .executeTakeFirstOrThrow()
  const shared = { ...alert, texts: JSON.parse(texts) as AlertTexts }
  const rows = await trx
    .selectFrom('deliveries')
    .leftJoin('contacts', 'contacts.id', 'deliveries.contact_id')
    .leftJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .select([
      'deliveries.id',
      'deliveries.alert_id',
      'deliveries.transport',
      'deliveries.contact_id',
      'deliveries.channel',
      'deliveries.tries',
      'contacts.address',
      'contacts.token',
      'contacts.ended_at',
      'subscribers.language',
    ])
    .where('deliveries.id', 'in', ids)
    .execute()
  return rows.map((row) => Object.assign(row, shared))
}

/**
 * Releases deliveries owned by dead nodes, and by this node unless it passes its current name. The outcome of deliveries being
 * sent is unknown: a notice is sent again (an e-mail with the same Message-ID, a post with the same webhook-id, and counted; a
 * push replaces the first), but an update isn't.
 */
export const takeOverFromDead = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  own?: number,
): Promise<void> => {
  const owners = await db
    .selectFrom('deliveries')
    .select('owner')
    .distinct()
    .where('state', 'in', ['held', 'sending'])
    .where('owner', 'is not', null)
    .execute()
  const names = owners.flatMap(({ owner }) => (owner === null ? [] : [owner]))
  if (names.length === 0) return
  const dead = await dialectOf(db).deadNames(db, names, own)
  if (dead.length === 0) return
  await db.transaction().execute(async (trx) => {
    const due_at = instant(now())
    const isUpdate = trx.selectFrom('alerts').select('id').where('kind', '=', 'updates')
    const left = trx.updateTable('deliveries').where('owner', 'in', dead)
    await left.set({ state: 'waiting', owner: null }).where('state', '=', 'held').execute()
    await left
      .set({ state: 'unknown', twice: 1, owner: null })
      .where('state', '=', 'sending')
      .where('alert_id', 'in', isUpdate)
      .execute()
    const again = left.set({ state: 'waiting', owner: null, due_at }).where('state', '=', 'sending')
    await again.where('transport', '=', 'push').execute()
    await again.set({ twice: 1 }).execute()
  })
}

/** Releases deliveries that this node owns and hasn't started: the given ones, or all. */
export const letGo = async (
  client: DbClient,
  owner: number,
  only?: readonly DeliveryKey[],
): Promise<void> => {
  if (only?.length === 0) return
  await client
    .updateTable('deliveries')
    .set({ state: 'waiting', owner: null })
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .$if(only !== undefined, (each) => each.where('id', 'in', only?.map(({ id }) => id) ?? []))
    .execute()
}
