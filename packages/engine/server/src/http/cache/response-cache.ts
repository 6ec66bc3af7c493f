import { LRUCache } from 'lru-cache'
import type { EngineContext, ResponseCache } from '../../records/context/engine-context.ts'
import type { Clock } from '../../clock.ts'
import { compressedBest, markStale, type CachedResponse } from './cached-response.ts'

interface Entry {
  revision: string
  response: CachedResponse
  /** True if the best compression is done, in progress, or not worthwhile. */
  isCompressed: boolean
}
/** In bytes. The limit of one entry keeps it from evicting too many others. */
const limits = { maxSize: 80 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024 }

export const responseCache = (
  {
    cacheVersion,
    cacheRevision,
    scheduledInvalidation,
    now,
  }: Pick<EngineContext, 'cacheVersion' | 'cacheRevision' | 'scheduledInvalidation' | 'now'>,
  { maxSize, maxEntrySize } = limits,
): ResponseCache => {
  const entries = new LRUCache<string, Entry>({
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ response }, key) => key.length * 2 + response.bytes + 1,
  })
  const underWay = new Map<string, Promise<CachedResponse>>()
  const compressLater = backgroundCompression(now, async (key) => {
    const entry = entries.get(key)
    if (!entry) return
    const response = await compressedBest(entry.response)
    if (entries.get(key) === entry) entries.set(key, { ...entry, response })
  })
  const get = (key: string): CachedResponse | undefined => {
    const entry = entries.get(key)
    if (entry?.revision !== cacheRevision()) return undefined
    const { response } = entry
    // Only a page that is requested again is worth compressing at the highest quality.
    if (!entry.isCompressed) entry.isCompressed = compressLater(key)
    if (!cacheVersion.isReachable()) return markStale(response)
    return response.expires === undefined || response.expires > now().getTime() ? response : undefined
  }
  return {
    get,
    getStale: (key) => entries.get(key)?.response,
    fetch: async (key, make) => {
      // A cached reply is sent even while the database is unreachable.
      await scheduledInvalidation.learn().catch(() => undefined)
      const known = get(key)
      if (known) return known
      // Read first, so that a change during `make` leads to another revision.
      const revision = cacheRevision()
      const work = `${revision} ${key}`
      const making = underWay.get(work) ?? make().finally(() => underWay.delete(work))
      underWay.set(work, making)
      const response = await making
      // Errors aren't cached, because anybody can make up addresses.
      if (!response.stale && response.status < 400)
        entries.set(key, { revision, response, isCompressed: response.page === undefined })
      return response
    },
    size: () => ({ responses: entries.size, bytes: entries.calculatedSize }),
  }
}

/** Milliseconds before a frequently changing page is compressed again. */
const pause = 60_000

/**
 * Compresses pages better after they were sent, one at a time, so that it uses at most one thread of the pool. `compress`
 * receives a page's key. Returns a function that queues a key, unless it was queued within the last minute, and returns true
 * if it was queued.
 */
const backgroundCompression = (
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
