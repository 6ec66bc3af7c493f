import { roleLossCalls } from '@kampana/shared/calls/role-calls'
import { messages } from '@kampana/shared/messages/messages'
import type { RoleLosses } from '@kampana/shared/role-losses'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { readSections } from '@kampana/engine-server/records/permissions/held-permissions'
import type { DbClient } from '../../db/tables.ts'
import { lossReasons } from './reasons.ts'

/** Serves the roles that lost abilities in the upgrade. A role is listed until somebody saves it or marks it as reviewed. */
export const roleLosses = (app: FastifyInstance, { db }: AppContext): void =>
  serve(app, roleLossCalls, {
    list: async () => ({ data: await listLosses(db) }),
    review: async ({ id }) => {
      await noteReviewed(db, id)
      return { message: messages.roleReviewed }
    },
  })

/** Removes a role from the list. */
export const noteReviewed = async (client: DbClient, roleId: number): Promise<void> => {
  await client.deleteFrom('roles_to_review').where('role_id', '=', roleId).execute()
}

const listLosses = async (client: DbClient): Promise<RoleLosses[]> => {
  const rows = await client
    .selectFrom('roles_to_review')
    .innerJoin('roles', 'roles.id', 'roles_to_review.role_id')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select(['roles.id', 'roles.description', 'roles.sections', 'permissions.name'])
    .orderBy('roles.description')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, [first, ...others]]) => {
    if (!first) return []
    const permissions = new Set([first, ...others].map(({ name }) => name))
    const role = { permissions, sections: readSections(first.sections) }
    const losses = lossReasons.flatMap((find) => find(role))
    return losses.length === 0 ? [] : [{ id, description: first.description, losses }]
  })
}
