import { roleLossCalls } from '@kampana/shared/calls/role-calls'
import { messages } from '@kampana/shared/messages/messages'
import type { RoleLosses, Loss } from '@kampana/shared/role-losses'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { readSections, type HeldSections } from '@kampana/engine-server/records/permissions/held-permissions'
import type { DbClient } from '../../db/tables.ts'
import { permissionName, publishPermission, type Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'

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

/** Lists the resources whose published records a role can no longer delete or restore, because it lacks publish permission. */
const losingDeletion: LossReasonFinder = ({ permissions }) => {
  const lost = allResources().filter(
    (resource) =>
      resource.drafts &&
      resource.actions.includes('delete') &&
      permissions.has(permissionName('delete', resource)) &&
      !permissions.has(publishPermission(resource)),
  )
  return [...Map.groupBy(lost, publishPermission)].map(([permission, resources]) => ({
    reason: 'delete',
    permission,
    resources: resources.map(({ name }) => name),
  }))
}

/** Lists the resources without a section that a section-limited role can no longer change. */
const losingTheSite: LossReasonFinder = ({ permissions, sections }) => {
  if (sections.length === 0) return []
  const lost = allResources()
    .filter((resource) => resource.sections === 'whole')
    .flatMap((resource) =>
      writingPermissions(resource)
        .filter((permission) => permissions.has(permission))
        .map((permission) => ({ permission, name: resource.name })),
    )
  return [...Map.groupBy(lost, ({ permission }) => permission)].map(([permission, resources]) => ({
    reason: 'section',
    permission,
    resources: resources.map(({ name }) => name),
  }))
}

/** Permissions for all changes to a resource's records. */
const writingPermissions = (resource: Resource): string[] => {
  const { actions, customActions, drafts, tree } = resource
  const texts = [
    ...actions.filter((action) => action !== 'list' && action !== 'show'),
    ...Object.values(customActions).map(({ permission }) => permission),
    ...(drafts ? ['publish'] : []),
    ...(tree ? ['move'] : []),
  ]
  return [...new Set(texts.map((word) => permissionName(word, resource)))]
}

/** Reasons of the last upgrade. A later upgrade replaces them, and lists every role again with a migration. */
const lossReasons: readonly LossReasonFinder[] = [losingDeletion, losingTheSite]

/** The properties of a role that decide its losses. */
interface ReviewedRole {
  permissions: ReadonlySet<string>
  sections: HeldSections
}

/** Finds a role's losses for one reason, from the current declarations. */
type LossReasonFinder = (role: ReviewedRole) => Loss[]
