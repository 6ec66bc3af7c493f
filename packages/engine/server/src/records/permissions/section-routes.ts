import type { ResourceSections } from '@kampana/engine-declare/api/finding-replies'
import { sectionCalls } from '@kampana/engine-declare/calls/section-calls'
import { permissionName, type Resource } from '@kampana/engine-declare/resource'
import type { EngineClient } from '../../db/engine-tables.ts'
import { serve } from '../calls/serve.ts'
import type { Served } from '../served.ts'
import { assertReadable } from './assert-readable.ts'
import { isWithin, loadUsablePermissions, readSections, selectRolesWith } from './held-permissions.ts'
import { findSectionPath, isInSections } from './section-path.ts'

/** True if a resource is listed, editable and belongs to sections, so that people learn which records they can edit. */
export const reportsSections = (resource: Resource): boolean =>
  ['list', 'edit'].every((action) => resource.actions.some((each) => each === action)) &&
  isInSections(resource)

/** Serves the calls of sections. */
export const serveSections = ({ app, context: { db }, resource, hooks, store }: Served): void => {
  if (!reportsSections(resource)) return
  const permission = permissionName('edit', resource)
  serve(app, sectionCalls(resource), {
    list: async ({ viewer }) => {
      const held = await loadUsablePermissions(db, viewer.id)
      const mine = held.get(permission) ?? null
      return { data: { mine, roles: mine?.length === 0 ? [] : await rolesWith(db, permission) } }
    },
    check: async ({ id, viewer, request }) => {
      const record = await store.find(id)
      assertReadable(resource, hooks, request)(record)
      const path = await findSectionPath(db, resource, record)
      const mayAt = (sections: readonly string[] | undefined): boolean =>
        sections !== undefined && (sections.length === 0 || (path !== null && isWithin(sections, path)))
      const held = await loadUsablePermissions(db, viewer.id)
      if (mayAt(held.get(permission))) return { data: { mine: true, roles: [] } }
      const roles = await rolesWith(db, permission)
      const others = roles.filter(({ parts: sections }) => mayAt(sections))
      return { data: { mine: false, roles: others.map(({ role }) => role) } }
    },
  })
}

const rolesWith = async (db: EngineClient, permission: string): Promise<ResourceSections['roles']> => {
  const rows = await selectRolesWith(db, permission)
    .select(['roles.description as role', 'roles.sections'])
    .orderBy('roles.id')
    .execute()
  return rows.map(({ role, sections }) => ({ role, parts: readSections(sections) }))
}
