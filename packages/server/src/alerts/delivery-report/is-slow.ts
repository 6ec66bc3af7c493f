import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import { roomToday } from '../sending/room-today.ts'
import { emailsPerSecond } from './estimate.ts'

/** Observed period in seconds. */
const span = 30
/** Sending is slow below this share of the estimate, or if the 95th percentile exceeds this many milliseconds. */
const slow = { share: 0.5, p95: 5_000 }

/** True if an alert's e-mails have been slower than the estimate shown to staff for 30 seconds. */
export const isSendingSlow = async (
  context: Pick<AppContext, 'db' | 'now' | 'settings'>,
): Promise<boolean> => {
  const { db, now, settings } = context
  const time = now()
  const since = instant(after(time, -span))
  const emails = db
    .selectFrom('deliveries')
    .innerJoin('alerts', 'alerts.id', 'deliveries.alert_id')
    .where('alerts.status', '=', 'sending')
    .where('alerts.hold_until', '<=', since)
    .where('deliveries.transport', '=', 'mail')
  const { left } = await emails
    .select((eb) => eb.fn.countAll().as('left'))
    .where('deliveries.state', 'in', ['waiting', 'held', 'sending'])
    .where('deliveries.due_at', '<=', instant(time))
    .executeTakeFirstOrThrow()
  if (Number(left) === 0) return false
  const taken = await emails
    .select('deliveries.took')
    .where('deliveries.taken_at', '>', since)
    .orderBy('deliveries.took')
    .execute()
  const p95 = taken[Math.floor((taken.length - 1) * 0.95)]?.took ?? 0
  if (p95 > slow.p95) return true
  const expected = Math.min(emailsPerSecond(settings.mail) * span, taken.length + Number(left))
  return taken.length < expected * slow.share && (await roomToday(context)) > 0
}

/** True if the mail server rejected an alert of the last 24 hours as such, not individual mailboxes. */
export const isMailRefused = async ({ db, now }: Pick<AppContext, 'db' | 'now'>): Promise<boolean> => {
  const refused = await db
    .selectFrom('alerts')
    .select('id')
    .where('problem', 'is not', null)
    .where('created_at', '>', instant(after(now(), -24 * 60 * 60)))
    .limit(1)
    .executeTakeFirst()
  return refused !== undefined
}
