import { uptime } from 'node:os'
import type { Clock } from '../clock.ts'
import type { CleanupJob } from '../crud/context/cleanup-job.ts'
import { dialectOf } from '../db/dialect/dialect-of.ts'
import type { Database } from '../db/tables.ts'
import { lastTime, noteTime } from './moments.ts'

/** How much a machine's clock may differ, in milliseconds. */
const tolerance = 2 * 60_000
/** How long a single machine's clock must be consistent before it is trusted again, in milliseconds. */
const believedAfter = 60 * 60_000
/** After a longer downtime a single machine's clock is doubtful, in milliseconds. */
const maxRest = 30 * 24 * 60 * 60_000

/** The time that a node uses (docs/decisions/0037-clock-skew.md). */
export interface TrustedTime {
  now: Clock
  /** By how many milliseconds this machine's clock is ahead (negative: behind); 0 within the tolerance. */
  error: () => number
  /** Whether the time is uncertain, so that irreversible work has to wait. */
  isDoubtful: () => boolean
  /** Compares the clocks. */
  look: () => Promise<void>
}

/** The machine's time sources, which tests replace. */
export interface Clocks {
  own: Clock
  /** A monotonic clock, in milliseconds. */
  elapsed: () => number
  /** The same, which also counts while the machine sleeps. */
  awake: () => number
}

const machineClocks: Clocks = {
  own: () => new Date(),
  elapsed: () => performance.now(),
  awake: () => uptime() * 1000,
}

/** A clock that is trusted as it is, for tests. */
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

/** A moment known to be right, and the monotonic time then. */
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
    /** The machine's clock, unless it is off; a change of the clock is noticed at once. */
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

/** With SQLite the clock can be compared only with its own former readings. */
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

/** Whether a reading is plausible after the last stored one. */
const follows = (before: Date | null, own: number): boolean =>
  before === null || (own > before.getTime() - tolerance && own < before.getTime() + maxRest)

/** Stores a trusted reading for the next start. */
export const rememberTime = async (db: Database, { now, isDoubtful }: TrustedTime): Promise<void> => {
  if (!isDoubtful()) await noteTime(db, 'clock', now())
}

/** Runs with the cleanup jobs, which trust this reading after a restart. */
export const timeReading: CleanupJob<{ db: Database; time: TrustedTime }> = {
  name: 'reading of the clock',
  run: ({ db, time }) => rememberTime(db, time),
}
