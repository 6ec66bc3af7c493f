import { permissionName, type Resource } from '@kampana/shared/resource'
import { allResources, findResource } from '@kampana/shared/registry/all-resources'

/** A permission that is of little use without another, both in plain words: `edit job openings`. */
export interface RoleWarning {
  held: string
  missing: string
}

/** A permission's name or description in the same plain words. */
export const plainPermission = (text: string): string => text.toLowerCase().replaceAll('-', ' ')

/**
 * What makes no sense together in a role with these permissions, by the declarations: whoever changes records must find and
 * open them, and whoever chooses related records must be able to list those.
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

/** The lists from which the inputs of a resource's form choose. */
const relatedLists = ({ fields }: Resource): string[] =>
  Object.values(fields).flatMap((field) =>
    'resource' in field && !field.readOnly
      ? [plainPermission(permissionName('list', findResource(field.resource)))]
      : [],
  )
