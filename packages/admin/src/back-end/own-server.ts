import { ownServerMark } from '@kampana/shared/api/own-server-mark'
import type { Account } from '@kampana/shared/api/api'
import { permissionNames } from '@kampana/shared/registry/resource-summary'
import { allSummaries } from '@kampana/shared/registry/all-summaries'
import { storedAccount } from './stored-account.ts'

/**
 * Whether the person signed in at our own server, whose accounts carry a mark. Another back end has what the specification has,
 * and maybe less: what none of its records carries isn't shown.
 */
export const isOwnServer = (account: Account | undefined = storedAccount.read()): boolean =>
  account?.server === ownServerMark

/**
 * The permissions of a person, by our names. Undefined where the back end doesn't tell them, or has names of its own, as
 * spatie/laravel-permission does; then the back end alone decides.
 */
export const knownPermissions = (account: Account | undefined): readonly string[] | undefined => {
  // Another back end's property of this name may hold anything.
  const permissions: unknown = account?.permissions
  if (!Array.isArray(permissions)) return undefined
  const isOurs =
    isOwnServer(account) ||
    (permissions.length > 0 && permissions.every((name) => allPermissions().has(name)))
  return isOurs ? permissions.map(String) : undefined
}

const allPermissions = (): ReadonlySet<unknown> => new Set(allSummaries().flatMap(permissionNames))
