import { fold } from '@kampana/shared/text/fold'
import type { Session } from '../account/sign-in/session-store.ts'
import type { DbClient } from '../db/tables.ts'
import { readRights, type FileRights, type RightsOf } from './sections.ts'

/** Who looks at the website's files in the dashboard. */
export interface Viewer {
  rightsOf: RightsOf
  /** Whether the viewer is asked to check a file, of which this is the owner and these are the viewer's rights. */
  isAsked: (owner: string | null, rights: FileRights) => boolean
  /** The names of all roles, which are suggested as owners. */
  offices: readonly string[]
}

/** Reads what a person may do with files, and which of them are theirs to check. */
export const readViewer = async (
  db: DbClient,
  session: Pick<Session, 'userId' | 'permissions' | 'viewedRole'>,
): Promise<Viewer> => {
  const roles = await db
    .selectFrom('roles')
    .leftJoin('user_roles', (join) =>
      join.onRef('user_roles.role_id', '=', 'roles.id').on('user_roles.user_id', '=', session.userId),
    )
    .select(['roles.id', 'roles.description', 'user_roles.user_id'])
    .orderBy('roles.description')
    .execute()
  const all = new Set(roles.map(({ description }) => fold(description)))
  const { viewedRole } = session
  const own = new Set(
    roles
      .filter(({ id, user_id }) => (viewedRole ? id === viewedRole.id : user_id !== null))
      .map(({ description }) => fold(description)),
  )
  return {
    rightsOf: await readRights(db, session),
    isAsked: (owner, { edit, publish }) => {
      const office = fold(owner?.trim() ?? '')
      // An office that is no role would be asked in vain, so whoever may publish is asked instead.
      return all.has(office) ? edit && own.has(office) : publish
    },
    offices: roles.map(({ description }) => description),
  }
}
