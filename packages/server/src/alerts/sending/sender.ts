import { randomInt } from 'node:crypto'
import type { AlertSender } from '../../app-context.ts'
import { instant } from '../../clock.ts'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import { openPosts } from '../channels/open-posts.ts'
import { sendPosts } from '../channels/send-posts.ts'
import { fanOut } from './fan-out.ts'
import { letGo, takeOverFromDead } from './hold-deliveries.ts'
import { createVapid, type Vapid } from '../push/vapid.ts'
import { createRuns, sendHeld, type SendingContext } from './run.ts'
import { createStandstill } from './standstill.ts'
import { expireDeliveries, settleAlert } from './settle-alert.ts'

/** How often a node looks for something to send, in milliseconds; another one that has died is noticed as fast. */
const pollInterval = 1_000

/** Sends the deliveries of alerts, with any number of nodes beside it. */
export const createAlertSender = (context: SendingContext): AlertSender => {
  // Kept by the database for as long as this process lives, so that no clock decides who does.
  const owner = randomInt(1, 2_147_483_647)
  const closing = new AbortController()
  const vapid = createVapid(context)
  const noticeStandstill = createStandstill(context)
  let underWay: Promise<void> | undefined
  const start = (): Promise<void> =>
    (underWay ??= noticeStandstill()
      .then(() => sendAllDue(context, owner, closing.signal, vapid))
      .finally(() => (underWay = undefined)))
  // A run that is under way may have queried the database before this became due, so another one follows it.
  const sendDue = async (): Promise<void> => {
    await underWay
    await start()
  }
  const look = (): void =>
    void start().catch((error: unknown) => context.log().warn({ err: error }, 'alerts could not be sent'))
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
  if (closing.aborted || !(await isAnythingUnderWay(context))) return
  await takeOverFromDead(context, owner)
  await expireDeliveries(context)
  const cameBack = new Set<number>()
  await dialectOf(context.db).holdName(context.db, owner, async (lost) => {
    const stop = AbortSignal.any([closing, lost])
    const runs = createRuns(context, owner, stop, vapid)
    const held = await findAlerts(context, 'held')
    for (const id of held) await openPosts(context, id)
    const posting = sendPosts(context, owner, stop)
    try {
      // To the end, so that phones don't wait for letters that stand before them.
      for (const id of held) while (await fanOut(context, id));
      await sendHeld(runs)
    } finally {
      await posting
      for (const run of runs) {
        for (const id of run.cameBack) cameBack.add(id)
        run.handOver.close()
      }
      await letGo(context, owner)
    }
  })
  // What was stopped meanwhile is counted, too.
  for (const id of cameBack.union(new Set(await findAlerts(context, 'sending'))))
    await settleAlert(context, id)
}

const isAnythingUnderWay = async ({ db, now }: SendingContext): Promise<boolean> => {
  const found = await db
    .selectFrom('alerts')
    .select('id')
    .where('status', 'in', ['held', 'sending'])
    .where('hold_until', '<=', instant(now()))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

const findAlerts = async ({ db, now }: SendingContext, status: 'held' | 'sending'): Promise<number[]> => {
  const found = await db
    .selectFrom('alerts')
    .select('id')
    .where('status', '=', status)
    .where('hold_until', '<=', instant(now()))
    .orderBy('id')
    .execute()
  return found.map(({ id }) => id)
}
