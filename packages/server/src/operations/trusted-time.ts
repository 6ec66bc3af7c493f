import { uptime } from 'node:os'
import type { Clock } from '@kampana/engine-server/clock'
import type { CleanupJob } from '@kampana/engine-server/records/context/cleanup-job'
import { dialectOf } from '@kampana/engine-server/db/dialect/dialect-of'
import type { Database } from '../db/tables.ts'
import { lastTime, noteTime } from './moments.ts'

/** Tolerated difference of a machine's clock in milliseconds. */
const tolerance = 2 * 60_000
/** Milliseconds for which a single machine's clock must be consistent before it is trusted again. */
const believedAfter = 60 * 60_000
/** Milliseconds of downtime after which a single machine's clock is doubtful. */
const maxRest = 30 * 24 * 60 * 60_000

/** Time used by a node (docs/decisions/0037-clock-skew.md). */
export interface TrustedTime {
  now: Clock
  /** Milliseconds by which this machine's clock is ahead (negative: behind); 0 within the tolerance. */
  error: () => number
  /** True while the time is uncertain, so that irreversible work has to wait. */
  isDoubtful: () => boolean
  /** Compares the clocks. */
  look: () => Promise<void>
}

/** Time sources of the machine, which tests replace. */
export interface Clocks {
  own: Clock
  /** A monotonic clock in milliseconds. */
  elapsed: () => number
  /** The same, including time in which the machine sleeps. */
  awake: () => number
}

const machineClocks: Clocks = {
  own: () => new Date(),
  elapsed: () => performance.now(),
  awake: () => uptime() * 1000,
}

/** A clock that is trusted unconditionally, for tests. */
export const rightTime = (now: Clock): TrustedTime => ({
  now,
  error: () => 0,
  isDoubtful: () => false,
  look: async () => undefined,
})

/** Uses this machine's clock while it agrees with PostgreSQL's, or on a single machine with itself. */
export const trustedTime = async (db: Database, clocks: Clocks = machineClocks): Promise<TrustedTime> => {
  const { readClock } = dialectOf(db)
  const time = readClock ? timeOfDatabase(() => readClock(db), clocks) : timeAlone(db, clocks)
  await time.look()
  return time
}

/** A time known to be right, with the monotonic time at that moment. */
interface Anchor {
  time: number
  at: number
}

const createAnchor = ({ own, elapsed }: Clocks) => {
  let anchor: Anchor = { time: own().getTime(), at: elapsed() }
  const error = (): number => {
    const off = own().getTime() - (anchor.time + elapsed() - anchor.at)
    return Math.abs(off) > tolerance ? off : 0
  }
  return {
    error,
    /** The machine's clock, unless it is wrong. A clock change is noticed immediately. */
    now: (): Date => {
      const time = own()
      const expected = anchor.time + elapsed() - anchor.at
      return Math.abs(time.getTime() - expected) > tolerance ? new Date(expected) : time
    },
    hold: (time: number, at = elapsed()): void => void (anchor = { time, at }),
  }
}

const timeOfDatabase = (readClock: () => Promise<number>, clocks: Clocks): TrustedTime => {
  const { hold, ...time } = createAnchor(clocks)
  const look = async (): Promise<void> => {
    const startedAt = clocks.elapsed()
    const time = await readClock()
    hold(time, (startedAt + clocks.elapsed()) / 2)
  }
  return { ...time, isDoubtful: () => false, look }
}

/** With SQLite, the clock can only be compared with its own earlier readings. */
const timeAlone = (db: Database, clocks: Clocks): TrustedTime => {
  const { hold, ...time } = createAnchor(clocks)
  let last: Anchor | undefined
  let doubtedSince: number | undefined
  const look = async (): Promise<void> => {
    const [own, at] = [clocks.own().getTime(), clocks.awake()]
    const isPlausible = last ? isSteady(last, own, at) : follows(await lastTime(db, 'clock'), own)
    doubtedSince = isPlausible ? undefined : (doubtedSince ?? at)
    if (doubtedSince !== undefined && at - doubtedSince < believedAfter) return
    doubtedSince = undefined
    last = { time: own, at }
    hold(own)
  }
  return { ...time, isDoubtful: () => doubtedSince !== undefined, look }
}

const isSteady = ({ time, at }: Anchor, own: number, now: number): boolean =>
  Math.abs(own - time - (now - at)) <= tolerance

/** True if a reading is plausible after the last stored one. */
const follows = (before: Date | null, own: number): boolean =>
  before === null || (own > before.getTime() - tolerance && own < before.getTime() + maxRest)

/** Stores a trusted reading for the next start. */
export const rememberTime = async (db: Database, { now, isDoubtful }: TrustedTime): Promise<void> => {
  if (!isDoubtful()) await noteTime(db, 'clock', now())
}

/** Runs with the cleanup jobs, which trust this reading after a restart. */
export const timeReading = ({ db, time }: { db: Database; time: TrustedTime }): CleanupJob => ({
  name: 'reading of the clock',
  run: () => rememberTime(db, time),
})
