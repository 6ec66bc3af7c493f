import { LRUCache } from 'lru-cache'
import type { Clock } from '../../clock.ts'

/** Milliseconds before a frequently changing page is compressed again. */
const pause = 60_000

/**
 * Compresses pages better after they were sent, one at a time, so that it uses at most one thread of the pool. `compress`
 * receives a page's key. Returns a function that queues a key, unless it was queued within the last minute, and returns true
 * if it was queued.
 */
export const backgroundCompression = (
  now: Clock,
  compress: (key: string) => Promise<void>,
): ((key: string) => boolean) => {
  const taken = new LRUCache<string, true>({
    max: 5_000,
    ttl: pause,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  })
  const waiting = new Set<string>()
  let isRunning = false
  const run = async (): Promise<void> => {
    if (isRunning) return
    isRunning = true
    for (const key of waiting) {
      waiting.delete(key)
      // A page that can't be compressed better stays as it is.
      await compress(key).catch(() => undefined)
    }
    isRunning = false
  }
  return (key) => {
    if (taken.has(key)) return false
    taken.set(key, true)
    waiting.add(key)
    // Runs after the reply, which a person is waiting for.
    setImmediate(() => void run())
    return true
  }
}
