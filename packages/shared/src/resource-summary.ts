import type { ActionRights } from './custom-action.ts'
import type { Resource } from './resource.ts'

/** What menus, routes and rights need of a resource. Its fields and their words come with its screens. */
export interface ResourceSummary extends Pick<Resource, (typeof summarized)[number]>, ActionRights {}

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
  'drafts',
  'tree',
  'paths',
] as const satisfies readonly (keyof Resource)[]

/** A resource's summary, which JSON can carry. */
export const summarize = (resource: Resource): ResourceSummary => {
  const { customActions } = resource
  const kept = Object.fromEntries(summarized.map((key) => [key, resource[key]]))
  const permissions = Object.entries(customActions).map(([name, { permission }]) => [name, { permission }])
  return { ...(kept as unknown as ResourceSummary), customActions: Object.fromEntries(permissions) }
}
