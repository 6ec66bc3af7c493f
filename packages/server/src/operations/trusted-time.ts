import { required } from '../required.ts'
import { sql } from 'kysely'
import { uptime } from 'node:os'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/tables.ts'
import type { Settings } from '../env.ts'
import { lastTime, noteTime } from './moments.ts'

/** How far a machine's clock may be off, in milliseconds. */
const tolerance = 2 * 60_000
/** How long a machine that is alone must have said the same time until it is believed again. */
const believedAfter = 60 * 60_000
/** A machine that is alone, and finds that more time has passed than this, may have been off, or its clock be wrong. */
const longestRest = 30 * 24 * 60 * 60_000

/** The time that a node goes by (docs/decisions/0037). */
export interface TrustedTime {
  now: Clock
  /** By how many milliseconds this machine's clock is ahead, or, below 0, behind; 0 while it is right. */
  error: () => number
  /** Nobody can say which of two times is right: what can't be taken back waits. */
  isDoubtful: () => boolean
  /** Compares the clocks. */
  look: () => Promise<void>
}

/** What tells the time here, by name so that tests can move it. */
export interface Clocks {
  own: Clock
  /** Milliseconds since some moment, whatever the clock is set to. */
  elapsed: () => number
  /** The same, counting while the machine sleeps. */
  awake: () => number
}

export const machineClocks: Clocks = {
  own: () => new Date(),
  elapsed: () => performance.now(),
  awake: () => uptime() * 1000,
}

/** A clock that is right, as those of tests are. */
export const rightTime = (now: Clock): TrustedTime => ({
  now,
  error: () => 0,
  isDoubtful: () => false,
  look: async () => undefined,
})

/** Goes by this machine's clock as long as it agrees with the database's; a machine that is alone, with itself. */
export const trustedTime = async (
  db: Database,
  { kind }: Settings['database'],
  clocks: Clocks = machineClocks,
): Promise<TrustedTime> => {
  const time = kind === 'postgres' ? timeOfDatabase(db, clocks) : timeAlone(db, clocks)
  await time.look()
  return time
}

/** A moment known to be right, and when by `elapsed` it was. */
interface Anchor {
  time: number
  at: number
}

const anchored = ({ own, elapsed }: Clocks) => {
  let anchor: Anchor = { time: own().getTime(), at: elapsed() }
  const error = (): number => {
    const off = own().getTime() - (anchor.time + elapsed() - anchor.at)
    return Math.abs(off) > tolerance ? off : 0
  }
  return {
    error,
    /** The machine's clock unless it's off; a clock that is set while we run is noticed at once. */
    now: (): Date => {
      const time = own()
      const expected = anchor.time + elapsed() - anchor.at
      return Math.abs(time.getTime() - expected) > tolerance ? new Date(expected) : time
    },
    hold: (time: number, at = elapsed()): void => void (anchor = { time, at }),
  }
}

const timeOfDatabase = (db: Database, clocks: Clocks): TrustedTime => {
  const { hold, ...time } = anchored(clocks)
  const look = async (): Promise<void> => {
    const asked = clocks.elapsed()
    const { rows } = await sql<{ ms: number }>`
      select (extract(epoch from clock_timestamp()) * 1000)::double precision as ms`.execute(db)
    hold(required(rows[0]).ms, (asked + clocks.elapsed()) / 2)
  }
  return { ...time, isDoubtful: () => false, look }
}

/** With SQLite there is nobody to ask, but for what this clock said before. */
const timeAlone = (db: Database, clocks: Clocks): TrustedTime => {
  const { hold, ...time } = anchored(clocks)
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

/** Whether a clock may say this after what it said when it was last looked at. */
const follows = (before: Date | null, own: number): boolean =>
  before === null || (own > before.getTime() - tolerance && own < before.getTime() + longestRest)

/** Remembers what a clock says that is trusted, for the next start. */
export const rememberTime = async (db: Database, { now, isDoubtful }: TrustedTime): Promise<void> => {
  if (!isDoubtful()) await noteTime(db, 'clock', now())
}
