import type { AppContext } from '../../app-context.ts'
import { instant } from '@kampana/engine-server/clock'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { Transaction } from 'kysely'
import type { Tables } from '../../db/tables.ts'
import type { ContactTransport } from '../../db/alert-tables.ts'
import { isResting } from '../posting/rest.ts'
import type { AlertTexts } from '../email/alert-texts.ts'
import type { DeliveryKey } from './alert-row.ts'

/** Maximum number of deliveries that a node owns. */
const maxHeld = 200

/** A delivery with everything needed to send it. */
export type Held = Awaited<ReturnType<typeof readHeld>>[number]

/** Claims due deliveries of a transport for this node, up to a limit. */
export const holdDeliveries = async (
  { db, now, settings }: Pick<AppContext, 'db' | 'now' | 'settings'>,
  owner: number,
  transport: ContactTransport,
  room: number,
): Promise<DeliveryKey[]> => {
  const time = instant(now())
  await db.transaction().execute(async (trx) => {
    // Two nodes that lock rows in different orders could deadlock.
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
            .where('contacts.channel', '=', transport)
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
    .where('contacts.channel', '=', transport)
    .execute()
}

/**
 * Reads the deliveries of one alert right before they are sent. Reading them earlier would use memory, and choices may change.
 */
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
 * Releases deliveries owned by dead nodes, and by this node unless it passes its current name. The outcome of deliveries being
 * sent is unknown: a notice is sent again (an e-mail with the same Message-ID, and counted; a push replaces the first), but an
 * update isn't.
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

/** Releases deliveries that this node owns and hasn't started. */
export const letGo = async ({ db }: Pick<AppContext, 'db'>, owner: number): Promise<void> => {
  await db
    .updateTable('deliveries')
    .set({ state: 'waiting', owner: null })
    .where('owner', '=', owner)
    .where('state', '=', 'held')
    .execute()
}

/** Releases deliveries that this node owns and won't start. */
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
