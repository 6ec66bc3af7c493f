import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock.ts'

/** In milliseconds: a page that changes again and again isn't compressed anew each time. */
const pause = 60_000

/**
 * Compresses pages again behind the replies, one at a time, so that one thread of the pool at most is busy with it.
 * `compress` is given a page's key. Returns a function that queues a key, unless it was queued within the last minute, and
 * tells whether it did.
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
      // What can't be compressed better stays as it is.
      await compress(key).catch(() => undefined)
    }
    isRunning = false
  }
  return (key) => {
    if (taken.has(key)) return false
    taken.set(key, true)
    waiting.add(key)
    // After the reply, which a person waits for.
    setImmediate(() => void run())
    return true
  }
}
