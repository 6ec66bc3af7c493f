import type { FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { isSiteItself } from '../../site/site-api.ts'
import { memoryRateLimiter } from './memory-rate-limiter.ts'
import { byAddress, hit, refuseBeyond, type Counter } from './rate-limiter.ts'

/** What a person asks who changes their mind at every letter; a robot goes on. */
const limit = { name: 'search', max: 90, seconds: 60 }

/** Refuses one address the search, or the visitor's list, too many. What is answered from memory isn't counted. */
export type ReadLimit = (request: FastifyRequest) => Promise<void>

/** The limit for what visitors make the database look for, by the page as by the API. */
export const readLimit = ({ now, db, settings }: Pick<AppContext, 'now' | 'db' | 'settings'>): ReadLimit => {
  const inProcess = memoryRateLimiter(limit.seconds, now)
  // Several nodes count together; one by itself need not write down what it only reads.
  const together = async (counters: readonly Counter[]): Promise<void> => {
    if (settings.database.kind !== 'postgres') return
    const counted = await hit({ db, now }, ...counters).catch(() => undefined)
    if (counted) refuseBeyond(counted)
  }
  return async (request) => {
    if (isSiteItself(request)) return
    const counters = byAddress(limit, request.ip)
    refuseBeyond(inProcess(counters))
    await together(counters)
  }
}
