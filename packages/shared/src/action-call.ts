import type { Fields, Resource } from './resource.ts'

/** The body's fields, which select one of several actions at a path; undefined where the path has one action. */
export const bodyFields = ({ fields, customActions }: Resource, path: string): Fields | undefined => {
  const sharing = Object.values(customActions).filter((each) => each.path === path)
  if (sharing.length < 2) return undefined
  const names = new Set(sharing.flatMap(({ sets }) => Object.keys(sets)))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => names.has(name))
      .map(([name, field]) => [name, { ...field, readOnly: false }]),
  )
}

/** The path and body that call a custom action on one record. Throws where the resource has no such action. */
export const actionCall = (
  resource: Resource,
  name: string,
  id: number | string,
): { path: string; body?: unknown } => {
  const action = resource.customActions[name]
  if (!action) throw new Error(`${resource.label} have no action '${name}'.`)
  const path = action.path.replace(':id', encodeURIComponent(id))
  return bodyFields(resource, action.path) ? { path, body: action.sets } : { path }
}
