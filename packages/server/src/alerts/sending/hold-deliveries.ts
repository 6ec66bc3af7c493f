import type { AppContext } from '../../app-context.ts'
import { instant } from '../../clock.ts'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { Channel } from '../../db/alert-tables.ts'
import { isResting } from '../posting/rest.ts'
import type { AlertTexts } from '../letter/alert-texts.ts'
import type { DeliveryKey } from './alert-row.ts'

/** How many deliveries a node holds in its name at most. */
const maxHeld = 200

/** A delivery that begins, with all that is needed to send it. */
export type Held = Awaited<ReturnType<typeof readHeld>>[number]

/** Takes deliveries by a channel that are due in this node's name, at most so many. */
export const holdDeliveries = async (
  { db, now, settings }: Pick<AppContext, 'db' | 'now' | 'settings'>,
  owner: number,
  channel: Channel,
  room: number,
): Promise<DeliveryKey[]> => {
  const time = instant(now())
  await db.transaction().execute(async (trx) => {
    // Two nodes that take rows in another order would wait for each other.
    await dialectOf(trx).lockName(trx, 'deliveries')
    await trx
      .updateTable('deliveries')
      .set({ state: 'held', owner })
      .where('state', '=', 'waiting')
      .where((eb) =>
        eb(
          eb.refTuple('alert_id', 'contact_id'),
          'in',
          eb
            .selectFrom('deliveries as due')
            .innerJoin('alerts', 'alerts.id', 'due.alert_id')
            .innerJoin('contacts', 'contacts.id', 'due.contact_id')
            .select(['due.alert_id', 'due.contact_id'])
            .where('due.state', '=', 'waiting')
            .where('contacts.channel', '=', channel)
            .where('due.due_at', '<=', time)
            .where('alerts.stopped_at', 'is', null)
            .where('alerts.expires_at', '>', time)
            .$if(isResting(now(), settings.timeZone), (due) => due.where('alerts.kind', '=', 'notices'))
            .orderBy('due.alert_id')
            .limit(Math.min(room, maxHeld))
            .$asTuple('alert_id', 'contact_id'),
        ),
      )
      .execute()
  })
  return db
    .selectFrom('deliveries')
    .innerJoin('contacts', 'contacts.id', 'deliveries.contact_id')
    .select(['deliveries.alert_id', 'deliveries.contact_id'])
    .where('deliveries.owner', '=', owner)
    .where('deliveries.state', '=', 'held')
    .where('contacts.channel', '=', channel)
    .execute()
}

/** Reads deliveries of one alert that begin now: what is held longer would be kept in memory, and its choices may change. */
export const readHeld = async (trx: Transaction<Tables>, alertId: number, contactIds: readonly number[]) => {
  const { texts, ...alert } = await trx
    .selectFrom('alerts')
    .select(['texts', 'kind', 'resource', 'record_id', 'expires_at'])
    .where('id', '=', alertId)
    .executeTakeFirstOrThrow()
  const shared = { ...alert, texts: JSON.parse(texts) as AlertTexts }
  const rows = await trx
    .selectFrom('deliveries')
    .innerJoin('contacts', 'contacts.id', 'deliveries.contact_id')
    .innerJoin('subscribers', 'subscribers.id', 'contacts.subscriber_id')
    .select([
      'deliveries.alert_id',
      'deliveries.contact_id',
      'deliveries.tries',
      'deliveries.twice',
      'contacts.address',
      'contacts.token',
      'contacts.ended_at',
      'subscribers.language',
    ])
    .where('deliveries.alert_id', '=', alertId)
    .where('deliveries.contact_id', 'in', contactIds)
    .execute()
  return rows.map((row) => Object.assign(row, shared))
}

/**
 * Gives back what nodes held that don't live any more, and this one too unless it says under which name it sends now. What they were sending is doubtful: a notice goes again, a letter under its
 * Message-ID and counted, a push in the place of the first; an update isn't sent twice.
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
    const isPhone = trx.selectFrom('contacts').select('id').where('channel', '=', 'push')
    const left = trx.updateTable('deliveries').where('owner', 'in', dead)
    await left.set({ state: 'waiting', owner: null }).where('state', '=', 'held').execute()
    await left
      .set({ state: 'unknown', twice: 1, owner: null })
      .where('state', '=', 'sending')
      .where('alert_id', 'in', isUpdate)
      .execute()
    const again = left.set({ state: 'waiting', owner: null, due_at }).where('state', '=', 'sending')
    await again.where('contact_id', 'in', isPhone).execute()
    await again.set({ twice: 1 }).execute()
  })
}

/** Gives back what this node holds and hasn't begun. */
export const letGo = async ({ db }: Pick<AppContext, 'db'>, owner: number): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set({ state: 'waiting', owner: null })
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .execute()
}

/** Gives back deliveries that this node holds and doesn't begin. */
export const giveBack = async (
  trx: Transaction<Tables>,
  owner: number,
  all: readonly DeliveryKey[],
): Promise<void> => {
  for (const { alert_id, contact_id } of all)
    await trx
      .updateTable('deliveries')
      .set({ state: 'waiting', owner: null })
      .where('alert_id', '=', alert_id)
      .where('contact_id', '=', contact_id)
      .where('owner', '=', owner)
      .execute()
}
