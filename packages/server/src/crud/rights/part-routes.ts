import { resourcePartsSchema, type ResourceParts } from '@kampana/shared/api/finding-replies'
import { permissionName, pluralName, type Resource } from '@kampana/shared/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { dataOf, routeSchema } from '../openapi.ts'
import { getCauser } from '../request.ts'
import type { Served } from '../served.ts'
import { loadUsablePermissions, readParts, selectRolesWith } from './held-permissions.ts'
import { hasPlace } from './place.ts'

/** Whether people are told which of a resource's records are theirs to edit: it is listed, and belongs to parts of the site. */
export const hasParts = (resource: Resource): boolean =>
  ['list', 'edit'].every((action) => resource.actions.some((each) => each === action)) && hasPlace(resource)

/** GET /api/{resource}/parts: for which parts of the site the viewer may edit, and whom to ask for the rest. */
export const serveParts = ({ app, context: { db }, resource }: Served): void => {
  if (!hasParts(resource)) return
  app.get(
    `/api/${resource.name}/parts`,
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

const rolesWith = async (db: EngineClient, permission: string): Promise<ResourceParts['roles']> => {
  const rows = await selectRolesWith(db, permission)
    .select(['roles.description as role', 'roles.sections'])
    .orderBy('roles.id')
    .execute()
  return rows.map(({ role, sections }) => ({ role, parts: readParts(sections) }))
}
