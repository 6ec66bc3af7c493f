import type { Clock } from './clock.ts'
import type { ContentVersion } from './db/content-version.ts'
import type { Database } from './db/tables.ts'
import type { Settings } from './env.ts'

/** What the parts of the server share. Made once in `app.ts`, handed to whoever needs it. */
export interface Parts {
  settings: Settings
  db: Database
  now: Clock
  /** Signs a text for a purpose with the college's key. */
  sign: (purpose: string, text: string) => string
  content: ContentVersion
}
