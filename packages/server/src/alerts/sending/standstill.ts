import type { AppContext } from '../../app-context.ts'
import { after, instant } from '@kampana/engine-server/clock'
import { lastTime, noteTime } from '../../operations/moments.ts'
import { pauseAlerts } from '../posting/pause-alerts.ts'

/** Seconds without any running node after which waiting alerts are outdated. */
const maxStandstill = 2 * 60 * 60
/** Interval in seconds at which a running node is recorded. */
const saveInterval = 60

type Context = Pick<AppContext, 'db' | 'now' | 'log' | 'time'>

/** Detects that no node ran for more than two hours, and makes alerts wait for a person. */
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
      if (count > 0) log().warn({ count, since: instant(last) }, 'alerts paused after downtime')
    }
    await stopOutdated(db, at)
    looked = at
    await noteTime(db, 'alerts', at)
  }
}

/** Stops paused alerts whose content became outdated. */
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
