import type { CustomAction } from '../custom-action.ts'
import { permissionName, publishPermission, type Resource } from '../resource.ts'

/** Properties of a resource for menus, routes and permissions. Its fields and texts load with its screens. */
export interface ResourceSummary extends Pick<Resource, (typeof summarized)[number]> {
  customActions: Readonly<Record<string, Pick<CustomAction, 'permission'>>>
}

const summarized = [
  'name',
  'singular',
  'label',
  'title',
  'icon',
  'group',
  'actions',
  'singleton',
  'permissions',
  'sections',
  'drafts',
  'tree',
  'paths',
] as const satisfies readonly (keyof Resource)[]

/** Summary of a resource, which fits into JSON. */
export const summarizeResource = (resource: Resource): ResourceSummary => {
  const { customActions } = resource
  const summary = Object.fromEntries(summarized.map((key) => [key, resource[key]]))
  const permissions = Object.entries(customActions).map(([name, { permission }]) => [name, { permission }])
  return { ...(summary as unknown as ResourceSummary), customActions: Object.fromEntries(permissions) }
}

/** Permissions for all actions on one resource, without duplicates. */
export const permissionNames = (resource: ResourceSummary): string[] => {
  const custom = Object.values(resource.customActions).map(({ permission }) => permission)
  const names = [...resource.actions, ...custom].map((action) => permissionName(action, resource))
  if (resource.drafts) names.push(publishPermission(resource))
  if (resource.tree) names.push(permissionName('move', resource))
  return [...new Set(names)]
}
