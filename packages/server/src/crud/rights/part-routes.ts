import {
  recordSectionSchema,
  resourcePartsSchema,
  type RecordSection,
  type ResourceParts,
} from '@kampana/shared/api/finding-replies'
import { permissionName, pluralName, recordRoute, type Resource } from '@kampana/shared/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { dataOf, recordParams, routeSchema } from '../openapi.ts'
import { getCauser, parseId } from '../request.ts'
import type { Served } from '../served.ts'
import { assertReadable } from './assert-readable.ts'
import { isWithin, loadUsablePermissions, readParts, selectRolesWith } from './held-permissions.ts'
import { findPlace, hasPlace } from './place.ts'

/** True if a resource is listed, editable and belongs to sections, so that people learn which records they can edit. */
export const hasParts = (resource: Resource): boolean =>
  ['list', 'edit'].every((action) => resource.actions.some((each) => each === action)) && hasPlace(resource)

/** GET /api/{resource}/sections: the sections that the viewer may edit, and people to ask about the others. */
export const serveParts = ({ app, context: { db }, resource }: Served): void => {
  if (!hasParts(resource)) return
  app.get(
    `/api/${resource.name}/sections`,
    {
      config: { access: [permissionName('list', resource)] },
      schema: routeSchema(
        resource.name,
        `For which parts of the site one may edit ${pluralName(resource)}, and which roles may elsewhere`,
        () => ({ description: 'The parts', reply: dataOf(resourcePartsSchema), refusals: [403] }),
      ),
    },
    async (request): Promise<{ data: ResourceParts }> => {
      const permission = permissionName('edit', resource)
      const held = await loadUsablePermissions(db, getCauser(request).id)
      const mine = held.get(permission) ?? null
      return { data: { mine, roles: mine?.length === 0 ? [] : await rolesWith(db, permission) } }
    },
  )
}

/** GET /api/{resource}/{id}/section: whether the viewer may edit a record by its section, and whom to ask otherwise. */
export const serveSection = ({ app, context: { db }, resource, hooks, store }: Served): void => {
  if (!hasParts(resource)) return
  app.get<{ Params: { id: string } }>(
    `${recordRoute(resource)}/section`,
    {
      config: { access: [permissionName('list', resource)] },
      schema: routeSchema(
        resource.name,
        `Whether one may edit a ${resource.singular} by its section, and which roles may otherwise`,
        () => ({
          params: recordParams(resource),
          description: 'Whether one may, and the roles',
          reply: dataOf(recordSectionSchema),
          refusals: [403, 404],
        }),
      ),
    },
    async (request): Promise<{ data: RecordSection }> => {
      const record = await store.find(parseId(resource, request.params.id))
      assertReadable(resource, hooks, request)(record)
      const permission = permissionName('edit', resource)
      const place = await findPlace(db, resource, record)
      const mayAt = (parts: readonly string[] | undefined): boolean =>
        parts !== undefined && (parts.length === 0 || (place !== null && isWithin(parts, place)))
      const held = await loadUsablePermissions(db, getCauser(request).id)
      if (mayAt(held.get(permission))) return { data: { mine: true, roles: [] } }
      const roles = await rolesWith(db, permission)
      return {
        data: { mine: false, roles: roles.filter(({ parts }) => mayAt(parts)).map(({ role }) => role) },
      }
    },
  )
}

const rolesWith = async (db: EngineClient, permission: string): Promise<ResourceParts['roles']> => {
  const rows = await selectRolesWith(db, permission)
    .select(['roles.description as role', 'roles.sections'])
    .orderBy('roles.id')
    .execute()
  return rows.map(({ role, sections }) => ({ role, parts: readParts(sections) }))
}
