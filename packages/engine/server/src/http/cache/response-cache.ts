import { LRUCache } from 'lru-cache'
import type { EngineContext, ResponseCache } from '../../records/context/engine-context.ts'
import { backgroundCompression } from './background-compression.ts'
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
