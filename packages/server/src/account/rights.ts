import { messages } from '@kampana/shared/messages/messages'
import type { Transaction } from 'kysely'
import type { DbClient, Tables } from '../db/tables.ts'
import { conflict, forbidden, HttpError } from '../error.ts'
import type { Causer } from '../crud/activity.ts'
import { permissionsOf } from './sign-in/session-store.ts'

/** Nobody grants what they don't hold: refuses, by its name, the first permission that the causer lacks. */
export const refuseMoreThanHeld = async (
  client: DbClient,
  causer: Causer,
  names: Iterable<string>,
): Promise<void> => {
  const held = await permissionsOf(client, causer.id)
  for (const name of names) if (!held.has(name)) throw forbidden(name)
}

/** The names of the permissions that roles carry. */
export const permissionsOfRoles = async (client: DbClient, roleIds: readonly number[]): Promise<string[]> => {
  if (roleIds.length === 0) return []
  const rows = await client
    .selectFrom('role_permissions')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('permissions.name')
    .distinct()
    .where('role_id', 'in', roleIds)
    .execute()
  return rows.map(({ name }) => name)
}

/** Nobody deactivates or deletes themselves. */
export const refuseSelf = (causer: Causer, userId: number): void => {
  if (causer.id === userId) throw new HttpError(403, messages.notYourself)
}

/**
 * Makes those who could take away an administrator wait for each other. Call it before the change, and
 * `refuseNoAdministrator` after it. SQLite's writers take turns in any case.
 */
export const lockAdministrators = async (trx: Transaction<Tables>, isPostgres: boolean): Promise<void> => {
  await trx
    .selectFrom('roles')
    .select('id')
    .where('is_administrator', '=', 1)
    .$if(isPostgres, (query) => query.forUpdate())
    .execute()
}

/** Refuses a change after which nobody would be an active administrator. */
export const refuseNoAdministrator = async (trx: Transaction<Tables>): Promise<void> => {
  const someone = await trx
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('users.id')
    .where('roles.is_administrator', '=', 1)
    .where('users.is_active', '=', 1)
    .where('users.email_verified_at', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  if (!someone) throw conflict(messages.lastAdministrator)
}
