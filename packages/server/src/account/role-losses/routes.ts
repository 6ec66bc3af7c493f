import { messages } from '@kampana/shared/messages/messages'
import { roles } from '@kampana/shared/resources/roles'
import { roleLossesSchema, type RoleLosses } from '@kampana/shared/role-losses'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { recordParams, routeSchema, rowsOf } from '../../crud/openapi.ts'
import { parseId } from '../../crud/request.ts'
import { readSections } from '../../crud/permissions/held-permissions.ts'
import type { DbClient } from '../../db/tables.ts'
import { lossReasons } from './reasons.ts'

const config = { access: ['edit roles'] }

/**
 * Serves GET /api/role-losses, the roles that lost abilities in the upgrade. A role is listed until somebody saves it or
 * removes it with DELETE /api/role-losses/:id.
 */
export const roleLosses = (app: FastifyInstance, { db }: AppContext): void => {
  app.get(
    '/api/role-losses',
    {
      config,
      schema: routeSchema('roles', 'List unreviewed roles that lost permissions in the upgrade', () => ({
        reply: rowsOf(roleLossesSchema),
        refusals: [403],
      })),
    },
    async (): Promise<{ data: RoleLosses[] }> => ({ data: await listLosses(db) }),
  )
  app.delete<{ Params: { id: string } }>(
    '/api/role-losses/:id',
    {
      config,
      schema: routeSchema('roles', 'Mark a role that lost permissions in the upgrade as reviewed', () => ({
        params: recordParams(roles),
        refusals: [403, 419],
      })),
    },
    async (request) => {
      await noteReviewed(db, parseId(roles, request.params.id))
      return { message: messages.roleReviewed }
    },
  )
}

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
