import type { Account } from '@kampana/shared/api'
import { storedAccount } from './stored-account.ts'

/**
 * Whether the person signed in at our own server, which alone tells a college's time zone. Another back end has what the
 * specification has, and maybe less: what none of its records carries isn't shown.
 */
export const isOwnServer = (account: Account | undefined = storedAccount.read()): boolean =>
  account?.time_zone !== undefined
