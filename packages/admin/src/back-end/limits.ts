import type { Account } from '@kampana/shared/api/api'
import { permissionName, type Resource } from '@kampana/shared/resource'
import { holds } from './holds.ts'
import { storedAccount } from './stored-account.ts'

/** Returns true if the signed-in person's limit to sections rules out a permission for every record of a resource. */
export const isLimited = (
  { sections }: Partial<Pick<Resource, 'sections'>>,
  permission: string,
  account: Account | undefined = storedAccount.read(),
): boolean => sections === 'whole' && (account?.limited_permissions?.includes(permission) ?? false)

/** Returns true if the signed-in person has permission for an action on at least one record of our own server. */
export const mayOn = (
  resource: Pick<Resource, 'name' | 'permissions' | 'sections'>,
  action: string,
): boolean => {
  const permission = permissionName(action, resource)
  return holds(permission) && !isLimited(resource, permission)
}
