import type { Clock } from './clock.ts'
import type { CollegeIdentity } from './college/college.ts'
import type { ContentStore } from './content/content-store.ts'
import type { ContentVersion } from './db/content-version.ts'
import type { Database, DbClient } from './db/tables.ts'
import type { Settings } from './env.ts'
import type { ReadingCounter } from './figures/figures.ts'
import type { CachedResponse } from './http/cached-response.ts'
import type { Pictures } from './media/picture-state.ts'
import type { Email } from './mail/email.ts'
import type { TrustedTime } from './operations/trusted-time.ts'
import type { ChangeLetters } from './crud/changes/letters.ts'
import type { EngineHooks } from './crud/hooks.ts'
import type { ScheduledInvalidation } from './crud/scheduled-invalidation.ts'
import type { Encryption } from './secrets.ts'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'

/** The services that the server's parts share. Composed once, in `app.ts`. */
export interface AppContext {
  settings: Settings
  db: Database
  /** The same database for slow reads, which don't block this thread. */
  reader: Database
  now: Clock
  /** Where `now` comes from, and whether it can be trusted. */
  time: TrustedTime
  /** Signs a text for a purpose with the college's key. */
  sign: (purpose: string, text: string) => string
  /** Whether a signature was made with the current key or a previous one. */
  isSigned: (purpose: string, text: string, signature: string) => boolean
  content: ContentVersion
  /** What has become of the stored pictures. */
  pictures: Pictures
  /** The hooks of a declared resource by its name. */
  findHooks: (resource: string) => EngineHooks
  /** Encrypts texts in the database with the college's key. */
  encryption: Encryption
  outbox: Outbox
  /** The letters about changes of records. */
  letters: ChangeLetters
  /** What the college's folder says. */
  siteContent: ContentStore
  /** Lets the site show records in place of the folder's files, as they are by now. */
  siteRecords: () => Promise<void>
  /** Whose site this is, as letters and cards say it. */
  college: () => CollegeIdentity
  publishScheduler: PublishScheduler
  /** When cached pages expire without a change of content. */
  scheduledInvalidation: ScheduledInvalidation
  /** The revision of everything that visitors see; caches are keyed by it. */
  contentRevision: () => string
  /** The cache of pages and answers that are the same for all visitors. */
  responses: ResponseCache
  /** Counts readings of the site. */
  readings: ReadingCounter
  /** Rate limit of the visitors' uncached reads. */
  limitReads: ReadLimit
  /** Where work outside of any request is logged. */
  log: () => FastifyBaseLogger
}

/** The transactional outbox: letters are rows first, so that neither a crash nor the mail server loses one. */
export interface Outbox {
  /** Inserts a letter in the transaction of what it tells of. Returns its id. */
  post: (client: DbClient, to: string, letter: Email) => Promise<number>
  /** Sends due letters now instead of at the next interval. */
  wake: () => void
  /** Sends all due letters; returns how many it has tried. */
  sendDue: () => Promise<number>
  close: () => Promise<void>
}

/** Something else than updates that is published at a time. */
export interface ScheduledJob {
  /** When the next is due, as an instant; null for never. */
  next: () => Promise<string | null>
  /** Publishes what is due. Returns how many. */
  publish: () => Promise<number>
}

/** Publishes scheduled updates, and what else is scheduled, when they are due. */
export interface PublishScheduler {
  /** Checks for the next due time, after an update was scheduled. */
  wake: () => void
  /** Publishes the updates that are due and returns their number; a timer calls it at the due time. */
  publishDue: () => Promise<number>
  /** Publishes something else at its times, too; before the first check. */
  add: (job: ScheduledJob) => void
  /** Runs the first check. */
  start: () => Promise<void>
  close: () => Promise<void>
}

/**
 * The cache of public replies, pages and API, by address and content revision. A reply of a former revision is stale, but
 * better than an error.
 */
export interface ResponseCache {
  /** The current reply; marked as stale while the database can't be reached for the content version. */
  get: (key: string) => CachedResponse | undefined
  /** The last reply, of whatever revision. */
  getStale: (key: string) => CachedResponse | undefined
  /** Returns the cached reply or makes it; concurrent callers share one `make`. */
  fetch: (key: string, make: () => Promise<CachedResponse>) => Promise<CachedResponse>
  size: () => { responses: number; bytes: number }
}

/** Throws a 429 for an address that searches or lists too often. Cached replies aren't counted. */
export type ReadLimit = (request: FastifyRequest) => Promise<void>
