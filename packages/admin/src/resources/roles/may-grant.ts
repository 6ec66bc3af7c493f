import { knownPermissions } from '../../back-end/own-server.ts'
import { storedAccount } from '../../back-end/stored-account.ts'

/** Nobody grants what they don't hold. Where the back end doesn't tell what one holds, it decides. */
export const mayGrant = (permission: string | undefined): boolean =>
  permission === undefined || (knownPermissions(storedAccount.read())?.includes(permission) ?? true)
