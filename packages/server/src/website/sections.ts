import type { DbClient } from '../db/tables.ts'
import type { Session } from '../account/sign-in/session-store.ts'
import { editPermission } from './editable-path.ts'

/** What a person may do with a file of the website. */
export interface FileRights {
  edit: boolean
  publish: boolean
}

/** Decides what a person may do with a file; `addresses` are those of the pages that show it. */
export type RightsOf = (path: string, addresses: readonly string[]) => FileRights

/**
 * The rights of a person. Roles that may edit content may be held to parts of the site; who has several such roles has the
 * parts of all of them.
 */
export const readRights = async (
  db: DbClient,
  session: Pick<Session, 'userId' | 'permissions' | 'viewedRole'>,
): Promise<RightsOf> => {
  const { permissions } = session
  const sections = permissions.has('edit content') ? await readSections(db, session) : []
  const isWithin = (address: string): boolean =>
    sections.some((section) => address === section || address.startsWith(`${section}/`))
  return (path, addresses) => {
    const needed = editPermission(path)
    const edit =
      permissions.has(needed) &&
      (needed !== 'edit content' || sections.length === 0 || addresses.some(isWithin))
    return { edit, publish: edit && permissions.has('publish content') }
  }
}

/** The addresses to which the roles of a person hold them; none where one of the roles has the whole site. */
const readSections = async (
  db: DbClient,
  { userId, viewedRole }: Pick<Session, 'userId' | 'viewedRole'>,
): Promise<string[]> => {
  const roles = await db
    .selectFrom('roles')
    .innerJoin('role_permissions', 'role_permissions.role_id', 'roles.id')
    .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
    .select('roles.sections')
    .where((eb) =>
      viewedRole
        ? eb('roles.id', '=', viewedRole.id)
        : eb('roles.id', 'in', eb.selectFrom('user_roles').select('role_id').where('user_id', '=', userId)),
    )
    .where('permissions.name', '=', 'edit content')
    .execute()
  const parts = roles.map(({ sections }) => splitSections(sections))
  return parts.some((part) => part.length === 0) ? [] : parts.flat()
}

/** One address a line. */
const splitSections = (sections: string | null): string[] =>
  (sections ?? '')
    .split('\n')
    .map((line) => line.trim().replace(/\/$/, ''))
    .filter((line) => line !== '')
