import type { ChangedRecord } from '@kampana/shared/api/changes'
import { permissionName, publishPermission, type Resource } from '@kampana/shared/resource'
import type { DbClient } from '../../db/tables.ts'
import { forbidden } from '../../error.ts'

/** What somebody may do with a record of a change. */
export type Rights = ChangedRecord['may']

/** The permissions of a person now; none where the account isn't active and confirmed. */
export const loadPermissionsNow = async (client: DbClient, userId: number): Promise<ReadonlySet<string>> => {
  const rows = await client
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'user_roles.role_id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('permissions.name')
    .distinct()
    .where('users.id', '=', userId)
    .where('users.is_active', '=', 1)
    .where('users.email_verified_at', 'is not', null)
    .execute()
  return new Set(rows.map(({ name }) => name))
}

/** The one place that says which permission a draft takes. */
export const draftPermission = (resource: Resource, right: keyof Rights): string =>
  right === 'edit' ? permissionName('edit', resource) : publishPermission(resource)

export const rightsOn = (resource: Resource, permissions: ReadonlySet<string>): Rights => ({
  edit: permissions.has(draftPermission(resource, 'edit')),
  publish: permissions.has(draftPermission(resource, 'publish')),
})

/** Drafts are read by who writes or publishes them. */
export const mayRead = (resource: Resource, permissions: ReadonlySet<string>): boolean =>
  Object.values(rightsOn(resource, permissions)).includes(true)

/** Whether a person has a right on every one of these resources. */
export const mayAll = (
  resources: readonly Resource[],
  permissions: ReadonlySet<string>,
  right: keyof Rights,
): boolean => resources.every((resource) => permissions.has(draftPermission(resource, right)))

/** Throws a 403 with the first permission that is missing. */
export const assertMay = (
  resources: readonly Resource[],
  permissions: ReadonlySet<string>,
  right: keyof Rights,
): void => {
  for (const resource of resources) {
    const permission = draftPermission(resource, right)
    if (!permissions.has(permission)) throw forbidden(permission)
  }
}
