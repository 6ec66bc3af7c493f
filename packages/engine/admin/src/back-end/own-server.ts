import { ownServerMark } from '@kampana/engine-declare/api/own-server-mark'
import type { Account } from '@kampana/engine-declare/api/account'
import { permissionNames } from '@kampana/engine-declare/registry/resource-summary'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { storedAccount } from './stored-account.ts'

/**
 * True if the person is signed in at our own server, which marks its accounts. Other back ends support the specification or
 * less. Fields that none of their records has are hidden.
 */
export const isOwnServer = (account: Account | undefined = storedAccount.read()): boolean =>
  account?.server === ownServerMark

/**
 * The person's permissions, under our names. Undefined if the back end doesn't return any, or uses different names, as
 * spatie/laravel-permission does. Then only the back end checks permissions.
 */
export const knownPermissions = (account: Account | undefined): readonly string[] | undefined => {
  // Another back end's property of this name may have any type.
  const permissions: unknown = account?.permissions
  if (!Array.isArray(permissions)) return undefined
  const isOurs =
    isOwnServer(account) ||
    (permissions.length > 0 && permissions.every((name) => allPermissions().has(name)))
  return isOurs ? permissions.map(String) : undefined
}

const allPermissions = (): ReadonlySet<unknown> => new Set(allSummaries().flatMap(permissionNames))
