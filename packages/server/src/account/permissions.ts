import { errorMessages } from '@kampana/shared/messages/error-messages'
import type { Transaction } from 'kysely'
import type { DbClient, Tables } from '../db/tables.ts'
import { conflict, HttpError } from '@kampana/engine-server/error'
import type { Causer } from '@kampana/engine-server/records/activity'
import {
  findExcess,
  loadHeldPermissions,
  outsideSections,
  type HeldPermissions,
} from '@kampana/engine-server/records/permissions/held-permissions'

/**
 * Throws a 403 with the first permission that the causer lacks, or has for fewer sections. People can only give what they
 * have.
 */
export const assertMayGive = async (
  client: DbClient,
  causer: Causer,
  ...given: readonly HeldPermissions[]
): Promise<void> => {
  const held = await loadHeldPermissions(client, causer.id)
  for (const each of given) {
    const excess = findExcess(held, each)
    if (excess !== undefined) throw outsideSections(held.get(excess), excess)
  }
}

/** Throws a 403 if people deactivate or delete their own account. */
export const assertNotSelf = (causer: Causer, userId: number): void => {
  if (causer.id === userId) throw new HttpError(403, errorMessages.notYourself)
}

/**
 * Locks the administrator role, so that two concurrent changes can't each remove one of the last two administrators. Call it
 * before the change, and `assertAdministratorLeft` after it. SQLite serializes writers anyway.
 */
export const lockAdministrators = async (trx: Transaction<Tables>): Promise<void> => {
  await trx.selectFrom('roles').select('id').where('is_administrator', '=', 1).forUpdate().execute()
}

/** Throws a 409 if a change would leave no active administrator. */
export const assertAdministratorLeft = async (trx: Transaction<Tables>): Promise<void> => {
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
  if (!someone) throw conflict(errorMessages.lastAdministrator)
}
