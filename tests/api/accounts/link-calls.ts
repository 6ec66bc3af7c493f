import { holdingFields } from '@kampana/server/crud/links/holding-fields'
import { hasPages } from '@kampana/server/crud/uses/record-paths'
import { permissionName, recordRoute, type Resource } from '@kampana/shared/resource'

/** Calls that list a record's incoming links and its broken links. They require the edit permission. */
export const linkCallsOf = (resource: Resource): [call: string, who: readonly string[]][] => {
  if (!resource.actions.includes('edit')) return []
  const one = `GET ${recordRoute(resource)}`
  const calls = [
    ...(hasPages(resource) ? [`${one}/uses`] : []),
    ...(holdingFields(resource).length > 0 ? [`${one}/findings`, `POST /api/${resource.name}/findings`] : []),
  ]
  return calls.map((call) => [call, [permissionName('edit', resource)]])
}
