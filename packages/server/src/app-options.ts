import type { Resource } from '@kampana/shared/resource'
import type { Clock } from './clock.ts'
import type { FrontEnds } from './front-ends.ts'
import type { LogTarget } from './http/server-options.ts'
import type { Clocks } from './operations/trusted-time.ts'

/** Options of `buildApp`; production uses the defaults. */
export interface AppOptions {
  /** The present for all code; by default the trusted time of the machine's clock and the database's. */
  now?: Clock
  /** By default the machine's. */
  clocks?: Clocks
  /** Serves site and dashboard; by default their builds. */
  frontEnds?: FrontEnds
  /** Resources besides the product's, whose tables the caller makes; by default those of the college's folder. */
  ownResources?: readonly Resource[]
  /** By default the standard output. */
  log?: LogTarget
  /** Called with each SQL statement that the server runs. */
  onQuery?: (sql: string) => void
  /** Sends due e-mails and alerts at intervals (the default). Without it, they go out on `wake` and `sendDue` only. */
  sendsAtIntervals?: boolean
}
