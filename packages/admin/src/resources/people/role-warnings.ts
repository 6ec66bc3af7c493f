import { permissionName, type Resource } from '@kampana/engine-declare/resource'
import { allResources, findResource } from '@kampana/engine-declare/registry/all-resources'

/** A permission that is of little use without another one. Both are plain text: `edit job openings`. */
export interface RoleWarning {
  held: string
  missing: string
}

/** A permission's name or description as plain text. */
export const plainPermission = (text: string): string => text.toLowerCase().replaceAll('-', ' ')

/**
 * Inconsistent permissions of a role, from the declarations. Editing records requires listing and showing them, and choosing
 * related records requires listing those.
 */
export const roleWarnings = (permissions: Iterable<string>): RoleWarning[] => {
  const held = new Set([...permissions].map(plainPermission))
  return allResources().flatMap((resource) => {
    const name = (action: string) => plainPermission(permissionName(action, resource))
    const custom = Object.values(resource.customActions).map(({ permission }) => permission)
    const changes = ['create', 'edit', 'delete', ...custom].filter((action) => held.has(name(action)))
    const readers = (['list', 'show'] as const).filter((action) => resource.actions.includes(action))
    const [first = held.has(name('list')) ? 'list' : 'show'] = changes
    const lacking = held.has(name(first)) ? readers.filter((action) => !held.has(name(action))) : []
    const isWriter = changes.some((action) => action === 'create' || action === 'edit')
    const missing = [
      ...lacking.map(name),
      ...(isWriter ? relatedLists(resource) : []).filter((list) => !held.has(list)),
    ]
    return missing.map((each) => ({ held: name(first), missing: each }))
  })
}

/** Lists of the related records that a resource's form offers. */
const relatedLists = ({ fields }: Resource): string[] =>
  Object.values(fields).flatMap((field) =>
    'resource' in field && !field.readOnly
      ? [plainPermission(permissionName('list', findResource(field.resource)))]
      : [],
  )
