import { ownServerMark } from '@kampana/engine-declare/api/own-server-mark'
import { currentAccountCalls } from '@kampana/shared/calls/current-account-calls'
import { requireSession } from '@kampana/engine-server/http/session'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import {
  loadHeldPermissions,
  loadRolePermissions,
} from '@kampana/engine-server/records/permissions/held-permissions'
import type { DbClient } from '../db/tables.ts'
import type { Session } from '@kampana/engine-server/http/session-store'
import { shownName } from '@kampana/engine-server/records/people'

const maxHelpers = 3

/** Serves the signed-in person with roles and permissions, and facts about the college that the dashboard needs. */
export const currentAccount = (app: FastifyInstance, { db, settings, college }: AppContext): void =>
  serve(app, currentAccountCalls, {
    read: async ({ request }) => {
      const session = requireSession(request)
      const { userId, permissions, viewedRole } = session
      const { two_step_confirmed_at, ...user } = await db
        .selectFrom('users')
        .select(['id', 'name', 'username', 'email', 'pending_email', 'is_active'])
        .select(['email_verified_at', 'two_step_confirmed_at', 'created_at'])
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      const roles = await db
        .selectFrom('user_roles')
        .innerJoin('roles', 'roles.id', 'user_roles.role_id')
        .select(['roles.id', 'roles.description'])
        .where('user_roles.user_id', '=', userId)
        .orderBy('roles.id')
        .execute()
      return {
        data: {
          server: ownServerMark,
          ...user,
          undo_days: settings.trashRetainedDays,
          two_step: two_step_confirmed_at !== null,
          roles,
          viewed_role: viewedRole,
          ...(session.verified && isIdle(permissions) && { helpers: await findHelpers(db, userId) }),
          permissions: [...permissions].sort(),
          limited_permissions: await findLimited(db, session),
          time_zone: settings.timeZone,
          lists: college().lists,
          values: college().values,
        },
      }
    },
  })

/** Permissions of a session that are limited to sections, including those of the role it views the dashboard as. */
const findLimited = async (
  db: DbClient,
  { userId, permissions, viewedRole }: Pick<Session, 'userId' | 'permissions' | 'viewedRole'>,
): Promise<string[]> => {
  const own = await loadHeldPermissions(db, userId)
  const viewed = await loadRolePermissions(db, viewedRole ? [viewedRole.id] : [])
  return [...permissions]
    .filter((name) => [own, viewed].some((held) => (held.get(name)?.length ?? 0) > 0))
    .sort()
}

/** True if a person can't see any list and has to request a role. */
const isIdle = (permissions: ReadonlySet<string>): boolean =>
  ![...permissions].some((name) => name.startsWith('list '))

/** Names of a few active people who can give roles, to help a person without one. */
const findHelpers = async (db: DbClient, userId: number): Promise<string[]> => {
  const people = await db
    .selectFrom('users')
    .select(shownName().as('name'))
    .where('users.is_active', '=', 1)
    .where('users.email_verified_at', 'is not', null)
    .where('users.id', '!=', userId)
    .where(
      'users.id',
      'in',
      db
        .selectFrom('user_roles')
        .innerJoin('role_permissions', 'role_permissions.role_id', 'user_roles.role_id')
        .innerJoin('permissions', 'permissions.id', 'role_permissions.permission_id')
        .select('user_roles.user_id')
        .where('permissions.name', '=', 'edit users'),
    )
    // Most recent sign-in first: that person is most likely to answer.
    .orderBy('users.last_sign_in_at', (by) => by.desc().nullsLast())
    .orderBy('users.id')
    .limit(maxHelpers)
    .execute()
  return people.map(({ name }) => name)
}
