import type { CollegeIdentity } from './college/college.ts'
import type { ContentStore } from './content/content-store.ts'
import type { EngineContext, PublishScheduler } from './crud/context/engine-context.ts'
import type { CacheVersion } from './db/cache-version.ts'
import type { Database, DbClient, Tables } from './db/tables.ts'
import type { Settings } from './env.ts'
import type { ReadingCounter } from './figures/figures.ts'
import type { Pictures } from './media/picture-state.ts'
import type { Email } from './mail/email.ts'
import type { TrustedTime } from './operations/trusted-time.ts'
import type { Encryption } from './secrets.ts'

/** The services that the product's parts share: the engine's and its own. Composed once, in `create-context.ts`. */
export interface AppContext extends EngineContext {
  settings: Settings
  db: Database
  reader: Database
  content: CacheVersion<Tables>
  /** Where `now` comes from, and whether it can be trusted. */
  time: TrustedTime
  /** Whether a signature was made with the current key or a previous one. */
  isSigned: (purpose: string, text: string, signature: string) => boolean
  /** What has become of the stored pictures. */
  pictures: Pictures
  /** Encrypts texts in the database with the college's key. */
  encryption: Encryption
  outbox: Outbox
  /** Sends alerts to families. */
  alertSender: AlertSender
  /** What the college's folder says. */
  siteContent: ContentStore
  /** Lets the site show records in place of the folder's files, as they are by now. */
  siteRecords: () => Promise<void> | undefined
  /** Whose site this is, as letters and cards say it. */
  college: () => CollegeIdentity
  publishScheduler: PublishScheduler
  /** Counts readings of the site. */
  readings: ReadingCounter
}

/** The transactional outbox: letters are rows first, so that neither a crash nor the mail server loses one. */
export interface Outbox {
  /** Inserts a letter in the transaction of what it tells of, to be sent now or at a time. Returns its id. */
  post: (client: DbClient, to: string, letter: Email, due?: Date) => Promise<number>
  /** Begins to send due letters at intervals. */
  start: () => void
  /** Sends due letters now instead of at the next interval. */
  wake: () => void
  /** Sends all due letters; returns how many it has tried. */
  sendDue: () => Promise<number>
  close: () => Promise<void>
}

/** Sends alerts to families. */
export interface AlertSender {
  /** Begins to send at intervals. */
  start: () => void
  /** Looks now instead of at the next interval. */
  wake: () => void
  /** Sends all that is due; resolves once nothing of it is left to do. */
  sendDue: () => Promise<void>
  close: () => Promise<void>
}
