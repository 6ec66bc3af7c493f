import { onTestFinished } from 'vitest'
import type { Outcome } from '../people/caller.ts'

/** People at work all the time, and what became of it. */
export interface Load {
  /** What was answered otherwise than by a 2xx or 3xx. */
  failures: Outcome[]
  /** Waits until so many more calls have been answered well. */
  answered: (count: number) => Promise<void>
  /** Nothing new is begun until `goOn`. */
  pause: () => void
  goOn: () => void
  /** Lets everybody finish what they are at. */
  end: () => Promise<void>
}

/** Repeats each piece of work as soon as it is done, until the test is over at the latest. */
export const load = (work: readonly (() => Promise<Outcome>)[]): Load => {
  const failures: Outcome[] = []
  let well = 0
  const people = { over: false }
  let waiting: { at: number; tell: () => void }[] = []
  let gate = Promise.withResolvers<void>()
  gate.resolve()
  const repeat = async (once: () => Promise<Outcome>): Promise<void> => {
    for (await gate.promise; !people.over; await gate.promise) {
      const outcome = await once()
      if (outcome.status >= 200 && outcome.status < 400) well++
      else failures.push(outcome)
      for (const { at, tell } of waiting) if (well >= at) tell()
      waiting = waiting.filter(({ at }) => well < at)
    }
  }
  const all = Promise.all(work.map(repeat))
  const end = async (): Promise<void> => {
    people.over = true
    gate.resolve()
    await all
  }
  onTestFinished(end)
  return {
    failures,
    answered: (count) => new Promise((tell) => waiting.push({ at: well + count, tell })),
    pause: () => void (gate = Promise.withResolvers<void>()),
    goOn: () => gate.resolve(),
    end,
  }
}
