import {
  recordSectionSchema,
  resourceSectionsSchema,
  type RecordSection,
  type ResourceSections,
} from '@kampana/shared/api/finding-replies'
import { permissionName, recordRoute, type Resource } from '@kampana/shared/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { dataOf, recordParams, routeSchema } from '../openapi.ts'
import { singularPhrase, pluralPhrase } from '@kampana/shared/calls/nouns'
import { getCauser, parseId } from '../request.ts'
import type { Served } from '../served.ts'
import { assertReadable } from './assert-readable.ts'
import { isWithin, loadUsablePermissions, readSections, selectRolesWith } from './held-permissions.ts'
import { findSectionPath, isInSections } from './section-path.ts'

/** True if a resource is listed, editable and belongs to sections, so that people learn which records they can edit. */
export const reportsSections = (resource: Resource): boolean =>
  ['list', 'edit'].every((action) => resource.actions.some((each) => each === action)) &&
  isInSections(resource)

/** GET /api/{resource}/sections: the sections that the viewer may edit, and people to ask about the others. */
export const serveSections = ({ app, context: { db }, resource }: Served): void => {
  if (!reportsSections(resource)) return
  app.get(
    `/api/${resource.name}/sections`,
    {
      config: { access: [permissionName('list', resource)] },
      schema: routeSchema(
        resource.name,
        `List the sections in which the signed-in user may edit ${pluralPhrase(resource)}`,
        () => ({
          description:
            'Sections of the user, null for none and empty for the whole site. Also roles that may edit other sections.',
          reply: dataOf(resourceSectionsSchema),
          refusals: [403],
        }),
      ),
    },
    async (request): Promise<{ data: ResourceSections }> => {
      const permission = permissionName('edit', resource)
      const held = await loadUsablePermissions(db, getCauser(request).id)
      const mine = held.get(permission) ?? null
      return { data: { mine, roles: mine?.length === 0 ? [] : await rolesWith(db, permission) } }
    },
  )
}

/** GET /api/{resource}/{id}/section: whether the viewer may edit a record by its section, and whom to ask otherwise. */
export const serveSection = ({ app, context: { db }, resource, hooks, store }: Served): void => {
  if (!reportsSections(resource)) return
  app.get<{ Params: { id: string } }>(
    `${recordRoute(resource)}/section`,
    {
      config: { access: [permissionName('list', resource)] },
      schema: routeSchema(
        resource.name,
        `Check the section of ${singularPhrase(resource)} against the permissions of the signed-in user`,
        () => ({
          params: recordParams(resource),
          description:
            '`mine` is true if the user may edit the record. Otherwise `roles` lists the roles that may.',
          reply: dataOf(recordSectionSchema),
          refusals: [403, 404],
        }),
      ),
    },
    async (request): Promise<{ data: RecordSection }> => {
      const record = await store.find(parseId(resource, request.params.id))
      assertReadable(resource, hooks, request)(record)
      const permission = permissionName('edit', resource)
      const path = await findSectionPath(db, resource, record)
      const mayAt = (sections: readonly string[] | undefined): boolean =>
        sections !== undefined && (sections.length === 0 || (path !== null && isWithin(sections, path)))
      const held = await loadUsablePermissions(db, getCauser(request).id)
      if (mayAt(held.get(permission))) return { data: { mine: true, roles: [] } }
      const roles = await rolesWith(db, permission)
      return {
        data: {
          mine: false,
          roles: roles.filter(({ parts: sections }) => mayAt(sections)).map(({ role }) => role),
        },
      }
    },
  )
}

const rolesWith = async (db: EngineClient, permission: string): Promise<ResourceSections['roles']> => {
  const rows = await selectRolesWith(db, permission)
    .select(['roles.description as role', 'roles.sections'])
    .orderBy('roles.id')
    .execute()
  return rows.map(({ role, sections }) => ({ role, parts: readSections(sections) }))
}
