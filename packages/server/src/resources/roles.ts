import { messages } from '@kampana/shared/messages/messages'
import type { Transaction } from 'kysely'
import { permissionsOfRoles, refuseMoreThanHeld } from '../account/rights.ts'
import { HttpError } from '../error.ts'
import type { Tables } from '../db/tables.ts'
import type { ResourceHooks } from '../crud/hooks.ts'

/** Roles: nobody gives or takes what they don't hold, and of Administrator only the two-step rule changes. */
export const roleHooks: ResourceHooks<'roles'> = {
  computedColumns: ({ requires_two_step }) => ({ requires_two_step: requires_two_step ?? 0 }),
  extraColumns: ['is_administrator'],
  authorize: async (trx, { input, old, action, causer }) => {
    if (
      old?.is_administrator === 1 &&
      (action === 'delete' || Object.keys(input).some((name) => name !== 'requires_two_step'))
    )
      throw new HttpError(403, messages.administratorRole)
    // A role that may do more than its editor is out of their reach, and so is giving it more.
    if (old) await refuseMoreThanHeld(trx, causer, await permissionsOfRoles(trx, [old.id]))
    await refuseMoreThanHeld(trx, causer, await namesOf(trx, input.permissions ?? []))
  },
}

const namesOf = async (trx: Transaction<Tables>, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await trx.selectFrom('permissions').select('name').where('id', 'in', ids).execute()
  return rows.map(({ name }) => name)
}
