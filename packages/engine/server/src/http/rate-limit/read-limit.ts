import type { EngineContext, ReadLimit } from '../../records/context/engine-context.ts'
import { dialectOf } from '../../db/dialect/dialect-of.ts'
import { isInnerCall } from '../inner-call.ts'
import { memoryRateLimiter } from './memory-rate-limiter.ts'
import type { Counter } from './hit.ts'
import { byAddress, hit, assertWithinLimit } from './rate-limiter.ts'

/** Enough for a search that runs at every letter typed. */
const limit = { name: 'search', max: 90, seconds: 60 }

/** Rate limit of visitors' uncached reads, of pages and API together. */
export const readLimit = ({ now, db }: Pick<EngineContext, 'now' | 'db'>): ReadLimit => {
  const { isShared } = dialectOf(db)
  const inProcess = memoryRateLimiter(limit.seconds, now)
  // Several nodes count together in the database; a single node counts in memory only.
  const together = async (counters: readonly Counter[]): Promise<void> => {
    if (!isShared) return
    const counted = await hit({ db, now }, ...counters).catch(() => undefined)
    if (counted) assertWithinLimit(counted)
  }
  return async (request) => {
    if (isInnerCall(request)) return
    const counters = byAddress(limit, request.ip)
    assertWithinLimit(inProcess(counters))
    await together(counters)
  }
}
