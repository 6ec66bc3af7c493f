import type { CollegeIdentity } from './college/college.ts'
import type { ContentStore } from './content/content-store.ts'
import type { EngineContext, PublishScheduler } from '@kampana/engine-server/records/context/engine-context'
import type { VisitorReader } from '@kampana/engine-server/records/query/visitor-records'
import type { CacheVersion } from '@kampana/engine-server/db/cache-version'
import type { Database, DbClient, Tables } from './db/tables.ts'
import type { Settings } from './env.ts'
import type { PageViewCounter } from './statistics/statistics.ts'
import type { Email } from './mail/email.ts'
import type { TrustedTime } from './operations/trusted-time.ts'
import type { Encryption } from './secrets.ts'

/** Services that the product's modules share: the engine's and its own. Composed once, in `create-context.ts`. */
export interface AppContext extends EngineContext {
  settings: Settings
  db: Database
  reader: Database
  cacheVersion: CacheVersion<Tables>
  /** Source of `now`, and whether it is trustworthy. */
  time: TrustedTime
  /** True if the signature was made with the current key or a previous one. */
  isSigned: (purpose: string, text: string, signature: string) => boolean
  /** Encrypts texts in the database with the college's key. */
  encryption: Encryption
  outbox: Outbox
  alertSender: AlertSender
  /** Content of the college's folder. */
  siteContent: ContentStore
  /** Reads records for the site's pages. */
  siteReader: VisitorReader
  /** Replaces the folder's files with the current records on the site. */
  siteRecords: () => Promise<void> | undefined
  /** Identity of the college in e-mails and cards. */
  college: () => CollegeIdentity
  publishScheduler: PublishScheduler
  /** Counts page views of the site. */
  pageViews: PageViewCounter
}

/** Transactional outbox: e-mails are stored as rows first, so that neither a crash nor a mail server failure loses one. */
export interface Outbox {
  /** Inserts an e-mail in the transaction of its cause, to be sent now or at `due`. Returns its id. */
  post: (client: DbClient, to: string, email: Email, due?: Date) => Promise<number>
  /** Starts sending due e-mails at intervals. */
  start: () => void
  /** Sends due e-mails now instead of at the next interval. */
  wake: () => void
  /** Sends all due e-mails; returns the number of attempts. */
  sendDue: () => Promise<number>
  close: () => Promise<void>
}

/** Sends alerts to families. */
export interface AlertSender {
  /** Starts sending at intervals. */
  start: () => void
  /** Checks now instead of at the next interval. */
  wake: () => void
  /** Sends all due alerts; resolves once all of them are done. */
  sendDue: () => Promise<void>
  close: () => Promise<void>
}
