import type { Limit } from './limits.ts'

/** Of more callers than this at once nobody is told apart. */
const mostCallers = 50_000

/**
 * Counts calls in this process only, for what is cheap: the database would be asked more by counting than by answering.
 * Answers 0 where a call is within the limit, else the seconds until the next may be made.
 */
export const brake = ({ tries, seconds }: Limit, now: () => Date): ((caller: string) => number) => {
  let counts = new Map<string, number>()
  let until = 0
  return (caller) => {
    const time = now().getTime()
    if (time >= until || counts.size >= mostCallers) {
      counts = new Map()
      until = time + seconds * 1000
    }
    const count = (counts.get(caller) ?? 0) + 1
    counts.set(caller, count)
    return count <= tries ? 0 : Math.max(1, Math.ceil((until - time) / 1000))
  }
}
