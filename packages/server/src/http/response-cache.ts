import { LRUCache } from 'lru-cache'
import type { AppContext } from '../app-context.ts'
import { markStale, type CachedResponse } from './cached-response.ts'

/**
 * The answers that all visitors get alike, pages and calls of the API, by their addresses. Each belongs to a content
 * revision; one of another revision is out of date, but better than none.
 */
export interface ResponseCache {
  /** The answer as it is now; marked as stale while the database can't be asked whether it still is. */
  get: (key: string) => CachedResponse | undefined
  /** The last answer there was. */
  getStale: (key: string) => CachedResponse | undefined
  /** Makes an answer that isn't there; those who ask for it meanwhile wait for the same one. */
  fetch: (key: string, make: () => Promise<CachedResponse>) => Promise<CachedResponse>
  /** How much is kept. */
  size: () => { responses: number; bytes: number }
}

interface Entry {
  revision: string
  response: CachedResponse
}
/** In bytes: all of them, and one, lest it push out too many others. */
const limits = { maxSize: 80 * 1024 * 1024, maxEntrySize: 4 * 1024 * 1024 }

export const responseCache = (
  {
    content,
    contentRevision,
    scheduledInvalidation,
    now,
  }: Pick<AppContext, 'content' | 'contentRevision' | 'scheduledInvalidation' | 'now'>,
  { maxSize, maxEntrySize } = limits,
): ResponseCache => {
  const entries = new LRUCache<string, Entry>({
    maxSize,
    maxEntrySize,
    sizeCalculation: ({ response }, key) => key.length * 2 + response.bytes + 1,
  })
  const underWay = new Map<string, Promise<CachedResponse>>()
  const get = (key: string): CachedResponse | undefined => {
    const entry = entries.get(key)
    if (entry?.revision !== contentRevision()) return undefined
    const { response } = entry
    if (!content.isReachable()) return markStale(response)
    // What tells the time is made anew.
    return response.expires === undefined || response.expires > now().getTime() ? response : undefined
  }
  return {
    get,
    getStale: (key) => entries.get(key)?.response,
    fetch: async (key, make) => {
      // Whatever is in memory is shown even while the database can't be asked.
      await scheduledInvalidation.learn().catch(() => undefined)
      const known = get(key)
      if (known) return known
      // Read before: what changes meanwhile has another revision.
      const revision = contentRevision()
      const work = `${revision} ${key}`
      const making = underWay.get(work) ?? make().finally(() => underWay.delete(work))
      underWay.set(work, making)
      const response = await making
      // Anybody can think up addresses that don't exist; they aren't worth remembering.
      if (!response.stale && response.status < 400) entries.set(key, { revision, response })
      return response
    },
    size: () => ({ responses: entries.size, bytes: entries.calculatedSize }),
  }
}
