import type { Clock } from './clock.ts'
import type { CollegeIdentity, CollegeLists } from './college/college.ts'
import type { ContentVersion } from './db/content-version.ts'
import type { Database } from './db/tables.ts'
import type { Settings } from './env.ts'
import type { ReadLimit } from './http/rate-limit/read-limit.ts'
import type { ResponseCache } from './http/response-cache.ts'
import type { Outbox } from './mail/outbox.ts'
import type { TrustedTime } from './operations/trusted-time.ts'
import type { PublishScheduler } from './publish-scheduler.ts'
import type { ScheduledInvalidation } from './crud/scheduled-invalidation.ts'
import type { Encryption } from './secrets.ts'
import type { FastifyBaseLogger } from 'fastify'

/** What the parts of the server share. Made once in `app.ts`, handed to whoever needs it. */
export interface AppContext {
  settings: Settings
  db: Database
  /** The same for reads that may take long, without keeping this thread from serving pages. */
  reader: Database
  now: Clock
  /** Where `now` comes from, and whether it can be trusted. */
  time: TrustedTime
  /** Signs a text for a purpose with the college's key. */
  sign: (purpose: string, text: string) => string
  /** Whether a signature is the college's, by the key of today or one that came before it. */
  isSigned: (purpose: string, text: string, signature: string) => boolean
  content: ContentVersion
  /** Encrypts texts in the database with the college's key. */
  encryption: Encryption
  outbox: Outbox
  /** Whose site this is, as letters and cards say it. */
  college: CollegeIdentity
  /** Its levels and campuses. */
  lists: CollegeLists
  publishScheduler: PublishScheduler
  /** When cached pages become out of date by themselves. */
  scheduledInvalidation: ScheduledInvalidation
  /** The revision of everything that visitors see; caches are keyed by it. */
  contentRevision: () => string
  /** Pages and answers that all visitors get alike. */
  responses: ResponseCache
  /** Refuses a visitor the uncached read too many. */
  limitReads: ReadLimit
  /** Where work outside of any request is logged. */
  log: () => FastifyBaseLogger
}
