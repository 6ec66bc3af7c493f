import type { Account } from '@kampana/shared/api/api'
import { permissionName } from '@kampana/shared/resource'
import { declarations } from '../data-provider/find-resource.ts'
import { storedAccount } from './stored-account.ts'

/**
 * Whether the person signed in at our own server, which alone tells a college's time zone. Another back end has what the
 * specification has, and maybe less: what none of its records carries isn't shown.
 */
export const isOwnServer = (account: Account | undefined = storedAccount.read()): boolean =>
  account?.time_zone !== undefined

/**
 * What a person may do, by our names. Undefined where the back end decides by itself: it doesn't tell, or in words of its
 * own, as spatie/laravel-permission does.
 */
export const knownPermissions = (account: Account | undefined): readonly string[] | undefined => {
  // What another back end calls so may be anything.
  const told: unknown = account?.permissions
  if (!Array.isArray(told)) return undefined
  const isOurs = isOwnServer(account) || (told.length > 0 && told.every((name) => allPermissions.has(name)))
  return isOurs ? told.map(String) : undefined
}

const allPermissions: ReadonlySet<unknown> = new Set(
  declarations.flatMap((resource) => resource.actions.map((action) => permissionName(action, resource))),
)
