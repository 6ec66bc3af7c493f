import { messages } from '@kampana/shared/messages/messages'
import type { Transaction } from 'kysely'
import { loadRolePermissions, assertHoldsPermissions } from '../account/rights.ts'
import { HttpError } from '../error.ts'
import type { Tables } from '../db/tables.ts'
import type { ResourceHooks } from '../crud/hooks.ts'

/** Roles: nobody grants or revokes what they don't hold; of Administrator only the two-step rule can change. */
export const roleHooks: ResourceHooks<'roles'> = {
  computedColumns: ({ requires_two_step }) => ({ requires_two_step: requires_two_step ?? 0 }),
  extraColumns: ['is_administrator'],
  authorize: async (trx, { input, old, action, causer }) => {
    if (
      old?.is_administrator === 1 &&
      (action === 'delete' || Object.keys(input).some((name) => name !== 'requires_two_step'))
    )
      throw new HttpError(403, messages.administratorRole)
    // Neither the role's permissions nor its new ones may exceed the editor's.
    if (old) await assertHoldsPermissions(trx, causer, await loadRolePermissions(trx, [old.id]))
    await assertHoldsPermissions(trx, causer, await findPermissionNames(trx, input.permissions ?? []))
  },
}

const findPermissionNames = async (trx: Transaction<Tables>, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await trx.selectFrom('permissions').select('name').where('id', 'in', ids).execute()
  return rows.map(({ name }) => name)
}
