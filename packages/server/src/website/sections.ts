import type { DbClient } from '../db/tables.ts'
import { isWithin, loadHeldPermissions, loadRoleRights } from '../crud/rights/held-permissions.ts'
import type { Session } from '../account/sign-in/session-store.ts'
import { editPermission } from './editable-path.ts'

/** What a person may do with a file of the website. */
export interface FileRights {
  edit: boolean
  publish: boolean
}

/** Decides what a person may do with a file; `addresses` are those of the pages that show it. */
export type RightsOf = (path: string, addresses: readonly string[]) => FileRights

/** The rights of a person, whose roles may be held to parts of the site. Menus and the college's own files belong to none. */
export const readRights = async (
  db: DbClient,
  { userId, permissions, viewedRole }: Pick<Session, 'userId' | 'permissions' | 'viewedRole'>,
): Promise<RightsOf> => {
  const held = viewedRole ? await loadRoleRights(db, [viewedRole.id]) : await loadHeldPermissions(db, userId)
  return (path, addresses) => {
    const needed = editPermission(path)
    const may = (permission: string): boolean => {
      const parts = held.get(permission)
      if (parts === undefined || !permissions.has(permission)) return false
      return (
        needed !== 'edit content' ||
        parts.length === 0 ||
        addresses.some((address) => isWithin(parts, address))
      )
    }
    const edit = may(needed)
    return { edit, publish: edit && may('publish content') }
  }
}
