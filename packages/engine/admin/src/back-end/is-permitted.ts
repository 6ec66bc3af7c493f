import type { Account } from '@kampana/engine-declare/api/account'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { permissionName, publishPermission, type Resource } from '@kampana/engine-declare/resource'
import { isSpecifiedPermission } from './available-resource.ts'
import { isLimited } from './limits.ts'
import { knownPermissions } from './own-server.ts'

/** Declaration of a resource. Other names, such as the website's own texts, have permissions only. */
const findDeclared = (
  name: string,
): Pick<Resource, 'name' | 'permissions' | 'drafts'> & Partial<Pick<Resource, 'sections'>> =>
  allSummaries().find((each) => each.name === name) ?? { name }

/**
 * True if the account has the permissions for an action. Creating a record without drafts also needs the permission to
 * publish. Sections don't limit reading.
 */
export const isPermitted = (account: Account | undefined, action: string, name: string): boolean => {
  const resource = findDeclared(name)
  const { drafts } = resource
  const publishes = drafts && drafts.live === undefined && ['create', 'delete'].includes(action)
  const needed = [permissionName(action, resource), ...(publishes ? [publishPermission(resource)] : [])]
  const isRead = action === 'list' || action === 'show'
  return needed.every(
    (permission) => isAllowed(account, permission) && (isRead || !isLimited(resource, permission, account)),
  )
}

/** Without a list of permissions, it is another back end, which checks permissions itself and has fewer features. */
const isAllowed = (account: Account | undefined, permission: string): boolean =>
  knownPermissions(account)?.includes(permission) ??
  (account !== undefined && isSpecifiedPermission(permission))
