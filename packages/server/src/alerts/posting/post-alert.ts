import type { TellableNotice } from '@kampana/shared/notices/notice-texts'
import type { NoticeEvent } from '@kampana/shared/notices/words'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { after, instant } from '../../clock.ts'
import type { Causer } from '../../crud/activity.ts'
import type { Tables } from '../../db/tables.ts'
import { alertOfNotice } from '../letter/alert-texts.ts'
import { selectRecipients } from '../sending/fan-out.ts'
import { expiryOfAnnouncement } from './post-update-alert.ts'
import { channelsFor } from '../channels/channels-for.ts'
import { holdFor } from './hold-for.ts'

/** After so many seconds a notice isn't sent any more. */
const sentWithin = 3 * 60 * 60

type Context = Pick<AppContext, 'now' | 'settings' | 'college'>
type Trx = Transaction<Tables>
const resource = 'class-status'

/** A class notice as an alert needs it. */
export type PostedNotice = TellableNotice & { id: number; code?: string | null }

/**
 * Writes in the transaction of a class notice that families are to be told of it, or of what has happened to it. One that hasn't
 * begun to go out is replaced; of one that has, nothing more goes out. Returns whether there is anybody to tell.
 */
export const postNoticeAlert = async (
  trx: Trx,
  context: Context,
  notice: PostedNotice,
  { event, causer }: { event: NoticeEvent | undefined; causer: Causer },
): Promise<boolean> => {
  await stopAlerts(trx, context, notice.id)
  const { settings, now, college } = context
  const told = alertOfNotice(notice, event, settings.timeZone)
  const last = await trx
    .selectFrom('alerts')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('resource', '=', resource)
    .where('record_id', '=', notice.id)
    .executeTakeFirst()
  const time = now()
  const alert = {
    subject: told.texts.en.subject,
    event: event ?? 'posted',
    status: 'held',
    causer: causer.name,
    created_at: instant(time),
    resource,
    record_id: notice.id,
    version: (last?.version ?? 0) + 1,
    kind: 'notices',
    texts: JSON.stringify(told),
    audience: JSON.stringify({ levels: notice.levels, campuses: notice.campuses }),
    hold_until: instant(after(time, holdFor)),
    expires_at: expiry(time, event, notice.ends_at),
    stopped_at: null,
    reasons: null,
  } as const
  const anybody =
    (await selectRecipients(trx, alert, college().lists).limit(1).executeTakeFirst()) ??
    (await channelsFor(trx, context, alert)).at(0)
  if (anybody) await trx.insertInto('alerts').values(alert).execute()
  return anybody !== undefined
}

/** What families haven't been told of a notice yet: that it was posted, or that it has changed since they were told. */
export const untoldEvent = async (
  trx: Trx,
  { settings }: Pick<Context, 'settings'>,
  notice: PostedNotice,
): Promise<'changed' | 'told already' | undefined> => {
  const last = await trx
    .selectFrom('alerts')
    .select(['event', 'texts'])
    .where('resource', '=', resource)
    .where('record_id', '=', notice.id)
    .where((eb) => eb.or([eb('status', '!=', 'stopped'), eb('reached', '>', 0)]))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return undefined
  const event = last.event === 'posted' ? undefined : (last.event as NoticeEvent)
  const isSame = JSON.stringify(alertOfNotice(notice, event, settings.timeZone)) === last.texts
  return isSame ? 'told already' : 'changed'
}

/** Until when a notice is sent: for three hours, and not after its own end unless that is what is told. */
const expiry = (time: Date, event: string | undefined, endsAt: string): string => {
  const latest = instant(after(time, sentWithin))
  const ends = instant(new Date(endsAt))
  return tellsOfEnd(event) || latest < ends ? latest : ends
}
const tellsOfEnd = (event: string | undefined): boolean => event === 'ended' || event === 'withdrawn'

/**
 * Until when an alert may go out again. Null where what it tells is no longer so: something newer was told of its notice, which
 * was taken back, or is over.
 */
export const expiryOfResent = async (
  trx: Trx,
  { now }: Pick<Context, 'now'>,
  id: number,
): Promise<string | null> => {
  const alert = await trx.selectFrom('alerts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  if (alert.kind === 'updates') return expiryOfAnnouncement(trx, { now }, alert.record_id)
  const newer = await trx
    .selectFrom('alerts')
    .select('id')
    .where('resource', '=', alert.resource)
    .where('record_id', '=', alert.record_id)
    .where('version', '>', alert.version)
    .limit(1)
    .executeTakeFirst()
  if (newer) return null
  const time = now()
  if (tellsOfEnd(alert.event)) return expiry(time, alert.event, instant(time))
  const notice = await trx
    .selectFrom('class_status')
    .select('ends_at')
    .where('id', '=', alert.record_id)
    .executeTakeFirst()
  return notice && notice.ends_at > instant(time) ? expiry(time, alert.event, notice.ends_at) : null
}

/** Lets nothing more go out that tells of a notice as it was. */
export const stopAlerts = async (trx: Trx, { now }: Pick<Context, 'now'>, id: number): Promise<void> => {
  await trx
    .updateTable('alerts')
    .set({ status: 'stopped', stopped_at: instant(now()) })
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .where('status', 'in', ['held', 'sending', 'paused'])
    .execute()
}
