import { permissionName, publishPermission } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { LossReasonFinder } from './loss-reason.ts'

/** Lists the resources whose published records a role can no longer delete or restore, because it lacks publish permission. */
export const losingDeletion: LossReasonFinder = ({ permissions }) => {
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
