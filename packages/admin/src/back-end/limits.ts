import type { Account } from '@kampana/shared/api/api'
import { permissionName, type Resource } from '@kampana/shared/resource'
import { holds } from './holds.ts'
import { storedAccount } from './stored-account.ts'

/** Whether a limit to sections keeps the signed-in person from using a permission on any record of a resource. */
export const isLimited = (
  { sections }: Partial<Pick<Resource, 'sections'>>,
  permission: string,
  account: Account | undefined = storedAccount.read(),
): boolean => sections === 'whole' && (account?.limited_permissions?.includes(permission) ?? false)

/** Whether the signed-in person may do an action to some record of a resource of our own server. */
export const mayOn = (
  resource: Pick<Resource, 'name' | 'permissions' | 'sections'>,
  action: string,
): boolean => {
  const permission = permissionName(action, resource)
  return holds(permission) && !isLimited(resource, permission)
}
