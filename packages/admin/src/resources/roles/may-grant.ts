import { knownPermissions } from '../../back-end/own-server.ts'
import { storedAccount } from '../../back-end/stored-account.ts'

/**
 * True if the person has the permission, because nobody can grant a permission that they lack. If the back end returns no
 * permissions, it checks them itself.
 */
export const mayGrant = (permission: string | undefined): boolean =>
  permission === undefined || (knownPermissions(storedAccount.read())?.includes(permission) ?? true)
