import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { CacheVersion } from '../../db/cache-version.ts'
import type { EngineDatabase } from '../../db/engine-tables.ts'
import type { CachedResponse } from '../../http/cached-response.ts'
import type { NameLists } from '../activity.ts'
import type { ChangeLetters } from '../changes/letters.ts'
import type { EngineSettings } from './engine-settings.ts'
import type { EngineHooks } from '../hooks.ts'
import type { EngineParts } from './parts.ts'
import type { ScheduledInvalidation } from '../scheduled-invalidation.ts'

/** The services that the engine is handed. The product's own context has more. */
export interface EngineContext {
  settings: EngineSettings
  db: EngineDatabase
  /** The same database for slow reads, which don't block this thread. */
  reader: EngineDatabase
  now: Clock
  /** Signs a text for a purpose. */
  sign: (purpose: string, text: string) => string
  content: CacheVersion
  /** The hooks of a declared resource by its name. */
  findHooks: (resource: string) => EngineHooks
  /** Sends the letters that a transaction has posted. */
  outbox: { wake: () => void }
  /** The letters about changes of records. */
  letters: ChangeLetters
  /** The lists of names of which fields choose. */
  lists: () => NameLists
  /** What the product answers about uploads and addresses. */
  parts: EngineParts
  publishScheduler: Pick<PublishScheduler, 'wake' | 'add'>
  /** When cached replies expire without a change of content. */
  scheduledInvalidation: ScheduledInvalidation
  /** The revision of everything that visitors see; caches are keyed by it. */
  cacheRevision: () => string
  /** The cache of replies that are the same for all visitors. */
  responses: ResponseCache
  /** Rate limit of the visitors' uncached reads. */
  limitReads: ReadLimit
  /** Where work outside of any request is logged. */
  log: () => FastifyBaseLogger
}

/** What is published at a time. */
export interface ScheduledJob {
  /** When the next is due, as an instant; null for never. */
  next: () => Promise<string | null>
  /** Publishes what is due. Returns how many. */
  publish: () => Promise<number>
}

/** Publishes what is scheduled when it is due. */
export interface PublishScheduler {
  /** Checks for the next due time, after something was scheduled. */
  wake: () => void
  /** Publishes what is due and returns its number; a timer calls it at the due time. */
  publishDue: () => Promise<number>
  /** Publishes something else at its times, too; before the first check. */
  add: (job: ScheduledJob) => void
  /** Runs the first check. */
  start: () => Promise<void>
  close: () => Promise<void>
}

/**
 * The cache of public replies, pages and API, by address and cache revision. A reply of a former revision is stale, but
 * better than an error.
 */
export interface ResponseCache {
  /** The current reply; marked as stale while the database can't be reached for the cache version. */
  get: (key: string) => CachedResponse | undefined
  /** The last reply, of whatever revision. */
  getStale: (key: string) => CachedResponse | undefined
  /** Returns the cached reply or makes it; concurrent callers share one `make`. */
  fetch: (key: string, make: () => Promise<CachedResponse>) => Promise<CachedResponse>
  size: () => { responses: number; bytes: number }
}

/** Throws a 429 for an address that searches or lists too often. Cached replies aren't counted. */
export type ReadLimit = (request: FastifyRequest) => Promise<void>
