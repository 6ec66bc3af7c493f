import { messages } from '@kampana/shared/messages/messages'
import type { Transaction } from 'kysely'
import {
  loadRolePermissions,
  readSections,
} from '@kampana/engine-server/records/permissions/held-permissions'
import { assertMayGive } from '../account/permissions.ts'
import { noteReviewed } from '../account/role-losses/routes.ts'
import { HttpError, invalid } from '@kampana/engine-server/error'
import type { Tables } from '../db/tables.ts'
import type { Causer } from '@kampana/engine-server/records/activity'
import type { ResourceHooks } from './resource-hooks.ts'

/**
 * Hooks of roles: people can only grant and revoke permissions that they have. Of Administrator, only the two-step rule can
 * change.
 */
export const roleHooks: ResourceHooks<'roles'> = {
  computedColumns: [({ requires_two_step }) => ({ requires_two_step: requires_two_step ?? 0 })],
  extraColumns: ['is_administrator'],
  beforeWrite: [
    async (trx, { input, old, action, causer }) => {
      if (
        old?.is_administrator === 1 &&
        (action === 'delete' || Object.keys(input).some((name) => name !== 'requires_two_step'))
      )
        throw new HttpError(403, messages.administratorRole)
      // Neither the current nor the new permissions of the role may exceed the editor's.
      const before = await loadRolePermissions(trx, old ? [old.id] : [])
      const names = input.permissions ? await findPermissionNames(trx, input.permissions) : [...before.keys()]
      const parts = readSections(input.sections === undefined ? old?.sections : input.sections)
      await assertMayGive(trx, causer, before, new Map(names.map((name) => [name, parts])))
      if (old && (action === 'delete' || input.permissions))
        await assertRetainsOwnPermissions(
          trx,
          causer,
          old.id,
          new Set(before.keys()).difference(new Set(action === 'delete' ? [] : names)),
        )
    },
  ],
  afterWrite: [
    async (trx, { action, record }) => {
      if (action === 'edit') await noteReviewed(trx, record.id)
    },
  ],
}

/** Throws a 422 if people would remove a permission from themselves, which they couldn't restore. */
const assertRetainsOwnPermissions = async (
  trx: Transaction<Tables>,
  { id }: Causer,
  roleId: number,
  taken: ReadonlySet<string>,
): Promise<void> => {
  const roles = await trx.selectFrom('user_roles').select('role_id').where('user_id', '=', id).execute()
  const others = roles.map(({ role_id }) => role_id).filter((each) => each !== roleId)
  if (others.length === roles.length) return
  const retained = await loadRolePermissions(trx, others)
  const lost = [...taken].find((name) => !retained.has(name))
  if (lost !== undefined) throw invalid({ permissions: [messages.ownRight(lost)] })
}

const findPermissionNames = async (trx: Transaction<Tables>, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await trx.selectFrom('permissions').select('name').where('id', 'in', ids).execute()
  return rows.map(({ name }) => name)
}
