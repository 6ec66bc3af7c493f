import { permissionName, type Resource } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/registry/all-resources'
import type { LossReasonFinder } from './loss-reason.ts'

/** Lists what a role that is limited to sections no longer changes, since it belongs to no section. */
export const losingTheSite: LossReasonFinder = ({ permissions, sections }) => {
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

/** The permissions for all that changes records of a resource. */
const writingPermissions = (resource: Resource): string[] => {
  const { actions, customActions, drafts, tree } = resource
  const words = [
    ...actions.filter((action) => action !== 'list' && action !== 'show'),
    ...Object.values(customActions).map(({ permission }) => permission),
    ...(drafts ? ['publish'] : []),
    ...(tree ? ['move'] : []),
  ]
  return [...new Set(words.map((word) => permissionName(word, resource)))]
}
