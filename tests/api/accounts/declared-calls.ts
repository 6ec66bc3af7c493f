import { hasParts } from '@kampana/server/crud/rights/part-routes'
import { permissionName, recordRoute, type Resource } from '@kampana/shared/resource'
import { linkCallsOf } from './link-calls.ts'

/** Who may make a call: anyone; a session, verified or not; a signed-in person; or who holds one of the permissions. */
export type Who = 'anyone' | 'session' | 'verified' | 'signed in' | readonly string[]

/** The calls that follow from the declaration of any resource, also of a special one. */
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

/** An action on several records at once, for whom may do it to one. */
const bulkCallsOf = (resource: Resource): [call: string, who: Who][] =>
  Object.entries(resource.customActions).flatMap(([name, { permission, bulk }]): [string, Who][] =>
    bulk ? [[`PUT /api/${resource.name}/actions/${name}`, [permissionName(permission, resource)]]] : [],
  )

/** Files are read in by who may create, where the engine creates and the declaration allows it. */
const importCallsOf = (resource: Resource): [call: string, who: Who][] => {
  const who = [permissionName('create', resource)]
  const calls = [`POST /api/${resource.name}/import`, `DELETE /api/${resource.name}/imports/:id`]
  const isOffered = resource.actions.includes('create') && resource.csvIn !== false
  return isOffered ? calls.map((call) => [call, who]) : []
}

/** The people who made records, for whom may list them by a permission; the trash, for who may delete. */
const staffCallsOf = (resource: Resource): [call: string, who: Who][] =>
  (
    [
      ['list', 'authors'],
      ['delete', 'trash'],
      ...(hasParts(resource) ? [['list', 'sections'] as const, ['list', ':id/section'] as const] : []),
    ] as const
  ).flatMap(([action, path]): [string, Who][] =>
    resource.actions.includes(action)
      ? [[`GET /api/${resource.name}/${path}`, [permissionName(action, resource)]]]
      : [],
  )

/** The calls of records' versions: read by who may show or edit them, even where visitors may read the record. */
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

/** Saying that one has a record's form open, and that one has left it. */
const editorCallsOf = (resource: Resource): [call: string, who: Who][] =>
  ['PUT', 'DELETE'].flatMap((method): [string, Who][] =>
    resource.actions.includes('edit')
      ? [[`${method} ${recordRoute(resource)}/presence`, [permissionName('edit', resource)]]]
      : [],
  )

/** The calls of the draft over a record, for who may edit it. */
const draftCallsOf = (resource: Resource): [call: string, who: Who][] =>
  ['GET', 'PUT', 'DELETE'].flatMap((method): [string, Who][] =>
    resource.drafts ? [[`${method} ${recordRoute(resource)}/draft`, [permissionName('edit', resource)]]] : [],
  )

/** Moving a record of a tree. */
const moveCallsOf = (resource: Resource): [call: string, who: Who][] =>
  resource.tree ? [[`PUT ${recordRoute(resource)}/move`, [permissionName('move', resource)]]] : []
