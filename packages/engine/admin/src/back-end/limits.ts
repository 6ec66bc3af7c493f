import type { Account } from '@kampana/engine-declare/api/account'
import { permissionName, type Resource } from '@kampana/engine-declare/resource'
import { holds } from './holds.ts'
import { storedAccount } from './stored-account.ts'

/** True if the signed-in person's limit to sections rules out a permission for every record of a resource. */
export const isLimited = (
  { sections }: Partial<Pick<Resource, 'sections'>>,
  permission: string,
  account: Account | undefined = storedAccount.read(),
): boolean => sections === 'whole' && (account?.limited_permissions?.includes(permission) ?? false)

/** True if the signed-in person may perform an action on at least one record of our own server. */
export const mayOn = (
  resource: Pick<Resource, 'name' | 'permissions' | 'sections'>,
  action: string,
): boolean => {
  const permission = permissionName(action, resource)
  return holds(permission) && !isLimited(resource, permission)
}
