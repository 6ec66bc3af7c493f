import { setTimeout as pause } from 'node:timers/promises'
import type { Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import type { Tables } from '../../db/tables.ts'
import type { DeliveryTransport } from '../../db/alert-tables.ts'
import { createPostHandOver } from '../channels/hand-over-posts.ts'
import { createPushHandOver } from '../push/hand-over-push.ts'
import { pushConnections } from '../push/post-push.ts'
import type { Vapid } from '../push/vapid.ts'
import type { DeliveryKey } from './alert-row.ts'
import { readError } from './call-once.ts'
import { createHandOver, type HandOver } from './hand-over.ts'
import { holdDeliveries, letGo, takeOverFromDead, type Held } from './hold-deliveries.ts'
import { markResults, markSending, type Result } from './mark-deliveries.ts'
import { asksForLess, createPace, postPace, type Pace } from './pace.ts'
import { roomToday } from './room-today.ts'
import { settleAlert } from './settle-alert.ts'

/** Interval of commits in milliseconds. Each commit writes finished results and starting sends. */
const beat = 100
/** Interval at which an alert's progress is counted, in milliseconds. */
const countInterval = 1_000

export type SendingContext = Pick<
  AppContext,
  'db' | 'now' | 'time' | 'log' | 'cacheVersion' | 'encryption' | 'college' | 'settings' | 'outbox'
>

/** One node's sending by one transport, from the first due delivery to the last. */
export interface Run {
  transport: DeliveryTransport
  context: SendingContext
  owner: number
  stop: AbortSignal
  pace: Pace
  handOver: HandOver
  /** Owned deliveries that haven't started. */
  queue: DeliveryKey[]
  underWay: number
  results: Result[]
  /** Alerts with new results. */
  cameBack: Set<number>
  countedAt: number
}

/** Creates a run per transport, so that none waits for another. */
export const createRuns = (
  context: SendingContext,
  owner: number,
  stop: AbortSignal,
  vapid: Vapid,
): Run[] => {
  const { mail, channels, faultyChannels } = context.settings
  const { connections, perSecond } = mail
  const create = (transport: DeliveryTransport, pace: Pace, handOver: HandOver): Run => ({
    transport,
    context,
    owner,
    stop,
    pace,
    handOver,
    queue: [],
    underWay: 0,
    results: [],
    cameBack: new Set(),
    countedAt: 0,
  })
  const ofMail = createPace({ connections, perSecond })
  const ofPush = createPace({ connections: pushConnections, perSecond: undefined })
  return [
    create('mail', ofMail, createHandOver(context, ofMail)),
    create('push', ofPush, createPushHandOver(context, vapid)),
    // Another node may have the channels' files.
    ...(channels.length + faultyChannels.length > 0
      ? [create('chat', postPace, createPostHandOver(context))]
      : []),
  ]
}

/** Sends due deliveries by all transports until none is left. */
export const sendHeld = async (runs: readonly Run[]): Promise<void> => {
  const failed = (await Promise.allSettled(runs.map(sendByTransport))).find(
    ({ status }) => status === 'rejected',
  )
  if (failed?.status === 'rejected') throw failed.reason
}

const sendByTransport = async (run: Run): Promise<void> => {
  for (;;) {
    await refill(run)
    const isIdle = run.underWay === 0 && run.results.length === 0
    if (isIdle && (run.queue.length === 0 || run.stop.aborted)) return
    await writeBeat(run)
    await pause(beat)
  }
}

const refill = async (run: Run): Promise<void> => {
  if (run.stop.aborted || run.queue.length > run.pace.width()) return
  const room = run.transport === 'mail' ? await roomToday(run.context) : Number.MAX_SAFE_INTEGER
  run.queue = await holdDeliveries(run.context, run.owner, run.transport, room)
}

/** Writes results and starts. Results stay in memory while the database is unreachable. */
const writeBeat = async (run: Run): Promise<void> => {
  const { context, results } = run
  const [done, next] = [results.splice(0), takeNext(run)]
  if (done.length === 0 && next.length === 0) return
  try {
    const going = await context.db.transaction().execute((trx) => write(trx, run, done, next))
    for (const held of going) begin(run, held)
    await count(run, done)
  } catch (error) {
    context.log().warn({ err: error }, 'delivery results not stored, retrying later')
    results.unshift(...done)
    await pause(countInterval)
  }
}

const write = async (
  trx: Transaction<Tables>,
  { owner }: Run,
  done: readonly Result[],
  next: readonly DeliveryKey[],
): Promise<Held[]> => {
  await markResults(trx, owner, done)
  const stopped = await findStopped(trx, next)
  const { going = [], waiting = [] } = Object.groupBy(next, ({ alert_id }) =>
    stopped.has(alert_id) ? 'waiting' : 'going',
  )
  await letGo(trx, owner, waiting)
  return markSending(trx, owner, going)
}

/**
 * Sends that may start now. As many as there are connections queue up behind those being sent, so that no connection is idle
 * between commits.
 */
const takeNext = (run: Run): DeliveryKey[] => {
  if (run.stop.aborted) return []
  const { pace } = run
  const room = Math.min(2 * pace.width() - run.underWay, pace.allowed(Date.now()))
  const next = run.queue.splice(0, Math.max(0, room))
  pace.began(next.length)
  return next
}

const begin = (run: Run, held: Held): void => {
  run.underWay += 1
  void run.pace
    .inTurn(async () => {
      const start = performance.now()
      const outcome = await run.handOver.send(held).catch(readError)
      return { of: held, outcome, at: run.context.now(), took: performance.now() - start }
    })
    .then((result) => {
      run.underWay -= 1
      run.results.push(result)
      notePace(run.pace, result)
    })
}

const notePace = (pace: Pace, { outcome }: Result): void => {
  if (outcome.kind === 'taken') pace.taken()
  const isLess =
    (outcome.kind === 'refused' && asksForLess(outcome.reply)) || (outcome.kind === 'later' && outcome.isLess)
  if (isLess || outcome.kind === 'lost') pace.slowDown(Date.now())
}

const count = async (run: Run, done: readonly Result[]): Promise<void> => {
  for (const { of } of done) run.cameBack.add(of.alert_id)
  const isRefused = done.some(({ outcome }) => outcome.kind === 'refused')
  if (!isRefused && Date.now() - run.countedAt < countInterval) return
  run.countedAt = Date.now()
  await takeOverFromDead(run.context, run.owner)
  for (const id of new Set(done.map(({ of }) => of.alert_id))) await settleAlert(run.context, id)
}

/** Alerts among these deliveries that were stopped meanwhile, for example by a withdrawn notice. */
const findStopped = async (trx: Transaction<Tables>, next: readonly DeliveryKey[]): Promise<Set<number>> => {
  if (next.length === 0) return new Set()
  const stopped = await trx
    .selectFrom('alerts')
    .select('id')
    .where('id', 'in', [...new Set(next.map(({ alert_id }) => alert_id))])
    .where('stopped_at', 'is not', null)
    .execute()
  return new Set(stopped.map(({ id }) => id))
}
