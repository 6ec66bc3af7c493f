import type { TellableNotice } from '@kampana/shared/notices/notice-texts'
import type { NoticeEvent } from '@kampana/shared/notices/notice-phrases'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import type { Causer } from '@kampana/engine-server/records/activity'
import type { Tables } from '../../db/tables.ts'
import { alertOfNotice } from '../email/alert-texts.ts'
import { hasRecipient } from '../sending/fan-out.ts'
import { expiryOfAnnouncement } from './post-update-alert.ts'
import { holdFor } from './hold-for.ts'

/** Seconds after which a notice is no longer sent. */
const sentWithin = 3 * 60 * 60

type Context = Pick<AppContext, 'now' | 'settings' | 'college'>
type Trx = Transaction<Tables>
const resource = 'class-status'

/** Fields of a class notice used in its alert. */
export type PostedNotice = TellableNotice & { id: number; code?: string | null }

/**
 * Creates the alert of a class notice, or of an event in its life, in the transaction of the change. Replaces an alert that
 * isn't being sent yet, and stops one that is. Returns true if there are recipients.
 */
export const postNoticeAlert = async (
  trx: Trx,
  context: Context,
  notice: PostedNotice,
  { event, causer }: { event: NoticeEvent | undefined; causer: Causer },
): Promise<boolean> => {
  await stopAlerts(trx, context, notice.id)
  const { settings, now } = context
  const notified = alertOfNotice(notice, event, settings.timeZone)
  const last = await trx
    .selectFrom('alerts')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('resource', '=', resource)
    .where('record_id', '=', notice.id)
    .executeTakeFirst()
  const time = now()
  const alert = {
    subject: notified.texts.en.subject,
    event: event ?? 'posted',
    status: 'held',
    causer: causer.name,
    created_at: instant(time),
    resource,
    record_id: notice.id,
    version: (last?.version ?? 0) + 1,
    kind: 'notices',
    texts: JSON.stringify(notified),
    audience: JSON.stringify({ levels: notice.levels, campuses: notice.campuses }),
    hold_until: instant(after(time, holdFor)),
    expires_at: expiry(time, event, notice.ends_at),
  } as const
  const isAnybody = await hasRecipient(trx, context, alert)
  if (isAnybody) await trx.insertInto('alerts').values(alert).execute()
  return isAnybody
}

/** Event of a notice that families don't know yet: posted, or changed since the last alert. */
export const unreportedEvent = async (
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

/** Expiry of a notice's alert: three hours, but not after the notice's end, unless the alert is about its end. */
const expiry = (time: Date, event: string | undefined, endsAt: string): string => {
  const latest = instant(after(time, sentWithin))
  const ends = instant(new Date(endsAt))
  return announcesEnd(event) || latest < ends ? latest : ends
}
const announcesEnd = (event: string | undefined): boolean => event === 'ended' || event === 'withdrawn'

/** Expiry of a resent alert. Null if the alert is outdated: its notice was withdrawn, has ended, or has a newer alert. */
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
  if (announcesEnd(alert.event)) return expiry(time, alert.event, instant(time))
  const notice = await trx
    .selectFrom('class_status')
    .select('ends_at')
    .where('id', '=', alert.record_id)
    .executeTakeFirst()
  return notice && notice.ends_at > instant(time) ? expiry(time, alert.event, notice.ends_at) : null
}

/** Stops alerts about an earlier version of a notice. */
export const stopAlerts = async (trx: Trx, { now }: Pick<Context, 'now'>, id: number): Promise<void> => {
  await trx
    .updateTable('alerts')
    .set({ status: 'stopped', stopped_at: instant(now()) })
    .where('resource', '=', resource)
    .where('record_id', '=', id)
    .where('status', 'in', ['held', 'sending', 'paused'])
    .execute()
}
