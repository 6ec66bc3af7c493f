import { randomInt } from 'node:crypto'
import type { AlertSender, AppContext } from '../../app-context.ts'
import { instant, after } from '@kampana/engine-server/clock'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import { fanOut } from './fan-out.ts'
import { letGo, takeOverFromDead } from './hold-deliveries.ts'
import { createVapid, type Vapid } from '../push/vapid.ts'
import { createRuns, sendHeld, type SendingContext } from './run.ts'
import { lastTime, noteTime } from '../../operations/moments.ts'
import { pauseAlerts } from '../posting/pause-alerts.ts'
import { expireDeliveries, settleAlert } from './settle-alert.ts'

/** Interval in milliseconds at which a node looks for due deliveries and for dead nodes. */
const pollInterval = 1_000

/** Sends the deliveries of alerts, together with any number of other nodes. */
export const createAlertSender = (context: SendingContext): AlertSender => {
  // The database holds this name as long as the process lives, so that no clock decides which node is alive.
  const owner = randomInt(1, 2_147_483_647)
  const closing = new AbortController()
  const vapid = createVapid(context)
  const noticeStandstill = createStandstill(context)
  let underWay: Promise<void> | undefined
  const start = (): Promise<void> =>
    (underWay ??= noticeStandstill()
      .then(() => sendAllDue(context, owner, closing.signal, vapid))
      .finally(() => (underWay = undefined)))
  // A run in progress may have queried the database before a delivery became due, so another run follows.
  const sendDue = async (): Promise<void> => {
    await underWay
    await start()
  }
  const look = (): void =>
    void start().catch((error: unknown) => context.log().warn({ err: error }, 'sending alerts failed'))
  let timer: NodeJS.Timeout | undefined
  return {
    start: () => void (timer ??= setInterval(look, pollInterval).unref()),
    wake: () => void setImmediate(look),
    sendDue,
    close: async () => {
      clearInterval(timer)
      closing.abort()
      await underWay?.catch(() => undefined)
    },
  }
}

const sendAllDue = async (
  context: SendingContext,
  owner: number,
  closing: AbortSignal,
  vapid: Vapid,
): Promise<void> => {
  if (closing.aborted || (await findAlerts(context, ['held', 'sending'])).length === 0) return
  await takeOverFromDead(context, owner)
  await expireDeliveries(context)
  const cameBack = new Set<number>()
  await dialectOf(context.db).holdName(context.db, owner, async (lost) => {
    const stop = AbortSignal.any([closing, lost])
    const runs = createRuns(context, owner, stop, vapid)
    try {
      // Creates all deliveries first, so that phones and channels don't wait for e-mails ahead of them.
      for (const id of await findAlerts(context, ['held'])) while (await fanOut(context, id));
      await sendHeld(runs)
    } finally {
      for (const run of runs) {
        for (const id of run.cameBack) cameBack.add(id)
        run.handOver.close()
      }
      await letGo(context.db, owner)
    }
  })
  // Counts stopped alerts, too.
  for (const id of cameBack.union(new Set(await findAlerts(context, ['sending']))))
    await settleAlert(context, id)
}

/** Alerts in any of these states whose first fifteen seconds are over. */
const findAlerts = async (
  { db, now }: SendingContext,
  states: readonly ('held' | 'sending')[],
): Promise<number[]> => {
  const found = await db
    .selectFrom('alerts')
    .select('id')
    .where('status', 'in', states)
    .where('hold_until', '<=', instant(now()))
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}

/** Seconds without any running node after which waiting alerts are outdated. */
const maxStandstill = 2 * 60 * 60
/** Interval in seconds at which a running node is recorded. */
const saveInterval = 60

type Context = Pick<AppContext, 'db' | 'now' | 'log' | 'time'>

/** Detects that no node ran for more than two hours, and makes alerts wait for a person. */
const createStandstill = (context: Context) => {
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
