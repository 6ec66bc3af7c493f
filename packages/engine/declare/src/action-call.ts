import type { Fields, Resource } from './resource.ts'

/**
 * Fields of the body: those that select one of several actions at a path, or the input of its only action; undefined for none.
 */
export const bodyFields = ({ fields, customActions }: Resource, path: string): Fields | undefined => {
  const sharing = Object.values(customActions).filter((each) => each.path === path)
  const [only] = sharing
  if (sharing.length < 2) return only && Object.keys(only.fields).length > 0 ? only.fields : undefined
  const names = new Set(sharing.flatMap(({ sets }) => Object.keys(sets)))
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => names.has(name))
      .map(([name, field]) => [name, { ...field, readOnly: false }]),
  )
}

/** Path and body of a call that applies a custom action to one record. Throws if the resource has no such action. */
export const actionCall = (
  resource: Resource,
  name: string,
  id: number | string,
  input: Readonly<Record<string, unknown>> = {},
): { path: string; body?: unknown } => {
  const action = resource.customActions[name]
  if (!action) throw new Error(`${resource.label} have no action '${name}'.`)
  const path = action.path.replace(':id', encodeURIComponent(id))
  if (Object.keys(action.fields).length > 0) return { path, body: input }
  return bodyFields(resource, action.path) ? { path, body: action.sets } : { path }
}

/** Path of a bulk action. */
export const bulkPath = ({ name }: Pick<Resource, 'name'>, action: string): string =>
  `/api/${name}/actions/${action}`
