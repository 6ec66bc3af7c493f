import type { AppContext } from '../../app-context.ts'
import { after, instant } from '../../clock.ts'
import { lastTime, noteTime } from '../../operations/moments.ts'
import { pauseAlerts } from '../posting/pause-alerts.ts'

/** After so many seconds in which no node looked, what was to be sent is no news. */
const maxStandstill = 2 * 60 * 60
/** How often it is kept that a node has looked, in seconds. */
const saveInterval = 60

type Context = Pick<AppContext, 'db' | 'now' | 'log' | 'time'>

/** Notices that no node has looked for more than two hours, and lets alerts wait for a person then. */
export const createStandstill = (context: Context) => {
  const { db, now, log, time } = context
  let looked: Date | undefined
  return async (): Promise<void> => {
    const at = now()
    if (time.isDoubtful() || (looked && at < after(looked, saveInterval))) return
    const isFresh = looked && at < after(looked, maxStandstill)
    const last = isFresh ? looked : await lastTime(db, 'alerts')
    if (last && at > after(last, maxStandstill)) {
      const count = await pauseAlerts(db, instant(at), ['held', 'sending'])
      if (count > 0)
        log().warn({ count, since: instant(last) }, 'after a standstill alerts wait to be released')
    }
    await stopOutdated(db, at)
    looked = at
    await noteTime(db, 'alerts', at)
  }
}

/** What waited for a person until it was no longer so doesn't go out any more. */
const stopOutdated = async (db: Context['db'], at: Date): Promise<void> => {
  const inForce = db.selectFrom('class_status').select('id').where('ends_at', '>', instant(at))
  await db
    .updateTable('alerts')
    .set({ status: 'stopped' })
    .where('status', '=', 'paused')
    .where('kind', '=', 'notices')
    .where((eb) =>
      eb.or([
        eb('created_at', '<=', instant(after(at, -24 * 60 * 60))),
        eb.and([eb('event', 'in', ['posted', 'changed']), eb('record_id', 'not in', inForce)]),
      ]),
    )
    .execute()
}
