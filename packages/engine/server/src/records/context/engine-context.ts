import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Clock } from '../../clock.ts'
import type { CacheVersion } from '../../db/cache-version.ts'
import type { EngineDatabase } from '../../db/engine-tables.ts'
import type { CachedResponse } from '../../http/cache/cached-response.ts'
import type { NameLists } from '../activity.ts'
import type { ReleaseEmails } from '../release/release-emails.ts'
import type { CleanupJob } from './cleanup-job.ts'
import type { EngineSettings } from './engine-settings.ts'
import type { EngineHooks } from '../hooks/hooks.ts'
import type { EngineServices } from './engine-services.ts'
import type { ScheduledInvalidation } from '../scheduled-invalidation.ts'

/** Services passed to the engine. The product's own context has more. */
export interface EngineContext {
  settings: EngineSettings
  db: EngineDatabase
  /** The same database for slow reads, which don't block this thread. */
  reader: EngineDatabase
  now: Clock
  /** Signs a text for a purpose. */
  sign: (purpose: string, text: string) => string
  cacheVersion: CacheVersion
  /** Hooks of a declared resource, by name. */
  findHooks: (resource: string) => EngineHooks
  /** Sends the e-mails that a transaction has posted. */
  outbox: { wake: () => void }
  /** E-mails about releases. */
  releaseEmails: ReleaseEmails
  /** Lists of names that fields offer as choices. */
  lists: () => NameLists
  /** The product's answers about uploads and addresses. */
  services: EngineServices
  publishScheduler: Pick<PublishScheduler, 'wake' | 'add'>
  /** Times at which cached replies expire without a change of content. */
  scheduledInvalidation: ScheduledInvalidation
  /** Revision of all public content; the key of all caches. */
  cacheRevision: () => string
  /** Cache of replies that are the same for all visitors. */
  responses: ResponseCache
  /** Rate limit of visitors' uncached reads. */
  limitReads: ReadLimit
  /** Jobs that delete expired rows every ten minutes. Each module adds its own. */
  cleanupJobs: CleanupJob[]
  /** Log for work outside of requests. */
  log: () => FastifyBaseLogger
}

/** A scheduled publication. */
export interface ScheduledJob {
  /** Next due time; null if none is scheduled. */
  next: () => Promise<string | null>
  /** Publishes everything that is due. Returns the number published. */
  publish: () => Promise<number>
}

/** Publishes scheduled content when it is due. */
export interface PublishScheduler {
  /** Checks the next due time again after something was scheduled. */
  wake: () => void
  /** Publishes everything that is due and returns the number. A timer calls it at the due time. */
  publishDue: () => Promise<number>
  /** Adds a job. Call it before the first check. */
  add: (job: ScheduledJob) => void
  /** Runs the first check. */
  start: () => Promise<void>
  close: () => Promise<void>
}

/**
 * Cache of public replies, pages and API, by address and cache revision. A reply of an earlier revision is stale, but better
 * than an error.
 */
export interface ResponseCache {
  /** The current reply; marked as stale while the database can't be asked for the cache version. */
  get: (key: string) => CachedResponse | undefined
  /** The last reply of any revision. */
  getStale: (key: string) => CachedResponse | undefined
  /** Returns the cached reply or makes it. Concurrent callers share one `make`. */
  fetch: (key: string, make: () => Promise<CachedResponse>) => Promise<CachedResponse>
  size: () => { responses: number; bytes: number }
}

/** Throws a 429 for a client that searches or lists too often. Cached replies don't count. */
export type ReadLimit = (request: FastifyRequest) => Promise<void>
