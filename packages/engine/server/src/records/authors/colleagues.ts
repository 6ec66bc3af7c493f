import type { Field } from '@kampana/engine-declare/kinds/index'
import type { Author } from '@kampana/engine-declare/lists/author'
import type { EngineClient } from '../../db/engine-tables.ts'
import { shownName } from '../people.ts'
import { selectRolesWith } from '../permissions/held-permissions.ts'

/** Choices of a field: roles with a permission, or people who have it. */
export const listChoices = (client: EngineClient, field: Field, permission: string): Promise<Author[]> =>
  ('resource' in field && field.resource === 'roles' ? listRoles : listColleagues)(client, permission)

/** Roles with a permission, by name. */
const listRoles = (client: EngineClient, permission: string): Promise<Author[]> =>
  selectRolesWith(client, permission)
    .select(['roles.id', 'roles.description as name'])
    .orderBy('roles.description')
    .execute()

/** People with an active account and a permission, by name. */
const listColleagues = async (client: EngineClient, permission: string): Promise<Author[]> => {
  const people = await selectHolders(client, permission).select(shownName().as('shown')).execute()
  return people.map(({ id, shown }) => ({ id, name: shown })).toSorted((a, b) => a.name.localeCompare(b.name))
}

/** Selects people with an active account and a permission. */
export const selectHolders = (client: EngineClient, permission: string) =>
  client
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'user_roles.role_id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select(['users.id', 'users.name'])
    .distinct()
    .where('permissions.name', '=', permission)
    .where('users.is_active', '=', 1)
    .where('users.email_verified_at', 'is not', null)
