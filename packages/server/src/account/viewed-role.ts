import { roles } from '@kampana/shared/resources/roles'
import { viewedRoleCalls } from '@kampana/shared/calls/role-calls'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { notFound } from '@kampana/engine-server/error'
import { requireSession } from '@kampana/engine-server/http/session'
import type { AppContext } from '../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { modelName } from '@kampana/engine-declare/calls/nouns'
import { loadRolePermissions } from '@kampana/engine-server/records/permissions/held-permissions'
import { assertMayGive } from './permissions.ts'

/**
 * Serves the calls that show the dashboard as a role sees it. The session then has the permissions of the role, and can't
 * change anything (`http/access.ts`). People can't view as a role that has more permissions than they do.
 */
export const viewedRole = (app: FastifyInstance, { db }: AppContext): void => {
  const setViewedRole = (idHash: string, viewed_role_id: number | null) =>
    db.updateTable('sessions').set({ viewed_role_id }).where('id_hash', '=', idHash).execute()
  serve(app, viewedRoleCalls, {
    view: async ({ body: { role: id }, viewer, request }) => {
      const role = await db
        .selectFrom('roles')
        .select(['id', 'description'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!role) throw notFound(modelName(roles), id)
      await assertMayGive(db, viewer, await loadRolePermissions(db, [role.id]))
      await setViewedRole(requireSession(request).idHash, role.id)
      return { message: messages.viewingRole(role.description) }
    },
    leave: async ({ request }) => {
      await setViewedRole(requireSession(request).idHash, null)
      return { message: messages.viewingEnded }
    },
  })
}
