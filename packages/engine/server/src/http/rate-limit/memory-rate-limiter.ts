import { createHit, nearest, type Counter, type Hit } from './hit.ts'

/** Beyond this number of keys, all counts are reset. */
const maxKeys = 50_000

/**
 * Counts hits in this process only, for cheap calls where counting in the database would cost more than the call. All keys
 * share one fixed window of `seconds`.
 */
export const memoryRateLimiter = (
  seconds: number,
  now: () => Date,
): ((counters: readonly Counter[]) => Hit) => {
  let counts = new Map<string, number>()
  let until = 0
  return (counters) => {
    const time = now().getTime()
    // The second condition handles a clock that was ahead and has been corrected.
    if (time >= until || time < until - seconds * 1000 || counts.size >= maxKeys) {
      counts = new Map()
      until = time + seconds * 1000
    }
    return nearest(
      counters.map(({ key, max }) => {
        const count = (counts.get(key) ?? 0) + 1
        counts.set(key, count)
        return createHit(max, count, until - time)
      }),
    )
  }
}
