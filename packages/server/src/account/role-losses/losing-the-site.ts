import { permissionName, type Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { LossReasonFinder } from './loss-reason.ts'

/** Lists the resources without a section that a section-limited role can no longer change. */
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
