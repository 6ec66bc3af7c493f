import { onTestFinished } from 'vitest'
import type { Outcome } from '../people/caller.ts'

/** Continuous load by several clients, and its failures. */
interface Load {
  /** Replies with a status other than 2xx or 3xx. */
  failures: Outcome[]
  /** Waits for this number of further successful calls. */
  answered: (count: number) => Promise<void>
  /** Starts no further call until `goOn`. */
  pause: () => void
  goOn: () => void
  /** Waits for current calls, and starts no more. */
  end: () => Promise<void>
}

/** Repeats each call until `end`, or the end of the test. */
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
