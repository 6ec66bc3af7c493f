import type { Page } from './page.ts'

/** Pages by address, each of a content revision; a page of another revision is out of date, but better than none. */
export interface PageCache<P = Page> {
  get: (key: string, stamp: string) => P | undefined
  stale: (key: string) => P | undefined
  set: (key: string, stamp: string, page: P) => void
  /** How much is kept. */
  size: () => { pages: number; bytes: number }
}

/** Keeps the pages used last, up to `mostBytes` in all. */
export const pageCache = <P extends { bytes: number } = Page>(mostBytes = 64 * 1024 * 1024): PageCache<P> => {
  const kept = new Map<string, { stamp: string; page: P; bytes: number }>()
  let total = 0
  const drop = (key: string): void => {
    total -= kept.get(key)?.bytes ?? 0
    kept.delete(key)
  }
  return {
    get: (key, stamp) => {
      const entry = kept.get(key)
      return entry?.stamp === stamp ? entry.page : undefined
    },
    size: () => ({ pages: kept.size, bytes: total }),
    stale: (key) => kept.get(key)?.page,
    set: (key, stamp, page) => {
      drop(key)
      const bytes = key.length * 2 + page.bytes
      kept.set(key, { stamp, page, bytes })
      total += bytes
      // A Map lists its keys in the order in which they were set.
      for (const oldest of kept.keys()) {
        if (total <= mostBytes) break
        drop(oldest)
      }
    },
  }
}
