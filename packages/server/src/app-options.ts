import type { Resource } from '@kampana/engine-declare/resource'
import type { Clock } from '@kampana/engine-server/clock'
import type { FrontEnds } from './front-ends.ts'
import type { LogTarget } from '@kampana/engine-server/http/server-options'
import type { Clocks } from './operations/trusted-time.ts'

/** Options of `buildApp`; production uses the defaults. */
export interface AppOptions {
  /** Current time for all code; by default the trusted time of the machine's clock and the database's. */
  now?: Clock
  /** Clocks to compare; by default the machine's. */
  clocks?: Clocks
  /** Serves site and dashboard; by default their builds. */
  frontEnds?: FrontEnds
  /** Additional resources; by default those of the college's folder. The caller creates their tables. */
  ownResources?: readonly Resource[]
  /** Destination of the log; by default the standard output. */
  log?: LogTarget
  /** Called with each SQL statement that the server runs. */
  onQuery?: (sql: string) => void
  /** Sends due e-mails and alerts at intervals (the default). If false, `wake` and `sendDue` send them. */
  sendsAtIntervals?: boolean
}
