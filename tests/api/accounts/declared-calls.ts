import { reportsSections } from '@kampana/server/crud/permissions/section-routes'
import { permissionName, recordRoute, type Resource } from '@kampana/shared/resource'
import { linkCallsOf } from './link-calls.ts'

/** Access to a call: anyone; any session; a verified session; a signed-in user; or a user with one of the permissions. */
export type Who = 'anyone' | 'session' | 'verified' | 'signed in' | readonly string[]

/** Calls that follow from any resource's declaration, including special resources. */
export const furtherCallsOf = (resource: Resource): [call: string, who: Who][] =>
  [
    bulkCallsOf,
    versionCallsOf,
    editorCallsOf,
    draftCallsOf,
    moveCallsOf,
    linkCallsOf,
    staffCallsOf,
    importCallsOf,
  ].flatMap((callsOfKind) => callsOfKind(resource))

/** Bulk actions, which require the same permission as the action on one record. */
const bulkCallsOf = (resource: Resource): [call: string, who: Who][] =>
  Object.entries(resource.customActions).flatMap(([name, { permission, bulk }]): [string, Who][] =>
    bulk ? [[`PUT /api/${resource.name}/actions/${name}`, [permissionName(permission, resource)]]] : [],
  )

/** Import calls, which require the create permission. Only resources that the engine creates have them. */
const importCallsOf = (resource: Resource): [call: string, who: Who][] => {
  const who = [permissionName('create', resource)]
  const calls = [`POST /api/${resource.name}/import`, `DELETE /api/${resource.name}/imports/:id`]
  const isOffered = resource.actions.includes('create') && resource.csvIn !== false
  return isOffered ? calls.map((call) => [call, who]) : []
}

/** The list of authors, which requires the list permission, and the trash, which requires the delete permission. */
const staffCallsOf = (resource: Resource): [call: string, who: Who][] =>
  (
    [
      ['list', 'authors'],
      ['delete', 'trash'],
      ...(reportsSections(resource) ? [['list', 'sections'] as const, ['list', ':id/section'] as const] : []),
    ] as const
  ).flatMap(([action, path]): [string, Who][] =>
    resource.actions.includes(action)
      ? [[`GET /api/${resource.name}/${path}`, [permissionName(action, resource)]]]
      : [],
  )

/** Calls for a record's versions. They require the show or edit permission, even if the record itself is public. */
const versionCallsOf = (resource: Resource): [call: string, who: Who][] => {
  if (!resource.actions.includes('edit')) return []
  const path = `${recordRoute(resource)}/versions`
  const edit = permissionName('edit', resource)
  const readers = resource.actions.includes('show') ? [permissionName('show', resource), edit] : [edit]
  return [
    [`GET ${path}`, readers],
    [`GET ${path}/:version`, readers],
    [`PUT ${path}/:version/restore`, [edit]],
  ]
}

/** Calls that set and clear a user's presence on a record. */
const editorCallsOf = (resource: Resource): [call: string, who: Who][] =>
  ['PUT', 'DELETE'].flatMap((method): [string, Who][] =>
    resource.actions.includes('edit')
      ? [[`${method} ${recordRoute(resource)}/presence`, [permissionName('edit', resource)]]]
      : [],
  )

/** Calls for a record's draft, which require the edit permission. */
const draftCallsOf = (resource: Resource): [call: string, who: Who][] =>
  ['GET', 'PUT', 'DELETE'].flatMap((method): [string, Who][] =>
    resource.drafts ? [[`${method} ${recordRoute(resource)}/draft`, [permissionName('edit', resource)]]] : [],
  )

/** Call that moves a record in its tree. */
const moveCallsOf = (resource: Resource): [call: string, who: Who][] =>
  resource.tree ? [[`PUT ${recordRoute(resource)}/move`, [permissionName('move', resource)]]] : []
