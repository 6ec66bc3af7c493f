import { knownPermissions } from '@kampana/engine-admin/back-end/own-server'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'

/**
 * True if the person has the permission, because nobody can grant a permission that they lack. If the back end returns no
 * permissions, it checks them itself.
 */
export const mayGrant = (permission: string | undefined): boolean =>
  permission === undefined || (knownPermissions(storedAccount.read())?.includes(permission) ?? true)
