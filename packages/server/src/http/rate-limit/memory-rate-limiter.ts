import { hitOf, nearest, type Counter, type Hit } from './rate-limiter.ts'

/** Of more keys than this at once nobody is told apart. */
const mostKeys = 50_000

/**
 * Counts hits in this process only, for what is cheap: the database would be asked more by counting than by answering.
 * One window of `seconds` is everybody's.
 */
export const memoryRateLimiter = (
  seconds: number,
  now: () => Date,
): ((counters: readonly Counter[]) => Hit) => {
  let counts = new Map<string, number>()
  let until = 0
  return (counters) => {
    const time = now().getTime()
    // The second is for a clock that was wrong and has been mended.
    if (time >= until || time < until - seconds * 1000 || counts.size >= mostKeys) {
      counts = new Map()
      until = time + seconds * 1000
    }
    return nearest(
      counters.map(({ key, max }) => {
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        return hitOf(max, count, until - time)
      }),
    )
  }
}
