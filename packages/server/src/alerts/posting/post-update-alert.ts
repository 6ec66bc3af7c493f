import type { UpdateStatus } from '@kampana/shared/update'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import type { Causer } from '@kampana/engine-server/records/activity'
import type { Tables } from '../../db/tables.ts'
import { alertOfUpdate, type TellableUpdate } from '../email/alert-texts.ts'
import { hasRecipient } from '../sending/fan-out.ts'
import { holdFor } from './hold-for.ts'
import { afterRest } from './rest.ts'

/** Seconds after which an announcement is no longer sent. */
const sentWithin = 24 * 60 * 60

type Context = Pick<AppContext, 'now' | 'settings' | 'college'>
type Trx = Transaction<Tables>
const resource = 'updates'

/** Fields of an update used in its alert. */
export type AnnouncedUpdate = TellableUpdate & { id: number; status: UpdateStatus }

/**
 * Plans the alert of an update for its publication. An update has one alert: it is rewritten until sending begins, and none is
 * added after that.
 */
export const planUpdateAlert = async (
  trx: Trx,
  context: Context,
  update: AnnouncedUpdate,
  causer: Causer,
): Promise<'planned' | 'nobody asked' | 'told already'> => {
  const { now } = context
  const alert = {
    subject: update.title,
    event: 'published',
    status: 'planned',
    causer: causer.name,
    created_at: instant(now()),
    resource,
    record_id: update.id,
    version: 1,
    kind: 'updates',
    texts: JSON.stringify(alertOfUpdate(update)),
    audience: JSON.stringify({ levels: null, campuses: null }),
    hold_until: instant(now()),
    expires_at: instant(now()),
  } as const
  if (!(await hasRecipient(trx, context, alert))) return 'nobody asked'
  const planned = await trx
    .insertInto('alerts')
    .values(alert)
    .onConflict((conflict) =>
      conflict
        .columns(['resource', 'record_id', 'kind', 'version'])
        .doUpdateSet({ status: 'planned', causer: causer.name, stopped_at: null })
        .where('alerts.reached', '=', 0)
        .where('alerts.status', '=', 'stopped'),
    )
    .returning('id')
    .executeTakeFirst()
  if (!planned) return 'told already'
  await followUpdate(trx, context, update)
  return 'planned'
}

/** Starts the alert of a published update, and holds back the alert of an unpublished one. */
export const followUpdate = async (trx: Trx, context: Context, update: AnnouncedUpdate): Promise<void> => {
  const alert = trx.selectFrom('alerts').select('id')
  const its = alert.where('resource', '=', resource).where('record_id', '=', update.id).limit(1)
  // Hardly any update has an alert.
  if (!(await its.executeTakeFirst())) return
  if (update.status !== 'published') {
    await unbegun(trx, update.id).set({ status: 'planned' }).where('status', '=', 'held').execute()
    return stopBegun(trx, context, update.id)
  }
  const begins = afterRest(after(context.now(), holdFor), context.settings.timeZone)
  const times = { hold_until: instant(begins), expires_at: instant(after(begins, sentWithin)) }
  const notified = { subject: update.title, texts: JSON.stringify(alertOfUpdate(update)) }
  await unbegun(trx, update.id)
    .set({ status: 'held', ...times })
    .where('status', '=', 'planned')
    .execute()
  await unbegun(trx, update.id).set(notified).execute()
}

/** Stops the alert of an update. It can be planned again if nothing was sent. */
export const dropUpdateAlert = async (trx: Trx, context: Pick<Context, 'now'>, id: number): Promise<void> => {
  await unbegun(trx, id)
    .set({ status: 'stopped', stopped_at: instant(context.now()) })
    .execute()
  await stopBegun(trx, context, id)
}

/** Expiry of the rest of an update's alert; null if the update is no longer published. */
export const expiryOfAnnouncement = async (
  trx: Trx,
  { now }: Pick<Context, 'now'>,
  id: number,
): Promise<string | null> => {
  const update = await trx.selectFrom('updates').select('status').where('id', '=', id).executeTakeFirst()
  return update?.status === 'published' ? instant(after(now(), sentWithin)) : null
}

const ofUpdate = (trx: Trx, id: number) =>
  trx.updateTable('alerts').where('resource', '=', resource).where('record_id', '=', id)

const unbegun = (trx: Trx, id: number) =>
  ofUpdate(trx, id).where('status', 'in', ['planned', 'held', 'paused']).where('reached', '=', 0)

const stopBegun = async (trx: Trx, { now }: Pick<Context, 'now'>, id: number): Promise<void> => {
  await ofUpdate(trx, id)
    .set({ status: 'stopped', stopped_at: instant(now()) })
    .where('status', 'in', ['held', 'sending', 'paused'])
    .where('reached', '>', 0)
    .execute()
}
