import { requireSession } from '../http/session.ts'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'

/** GET /api/user: the person signed in, with roles and permissions, and what the dashboard has to know of the college. */
export const currentAccount = (app: FastifyInstance, { db, settings, college }: AppContext): void => {
  app.get(
    '/api/user',
    { config: { access: 'session' }, schema: { tags: ['account'], summary: 'The person signed in' } },
    async (request) => {
      const { userId, permissions } = requireSession(request)
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
          ...user,
          undo_days: settings.trashKeptDays,
          two_step: two_step_confirmed_at !== null,
          roles,
          permissions: [...permissions].sort(),
          time_zone: settings.timeZone,
          lists: college().lists,
        },
      }
    },
  )
}
