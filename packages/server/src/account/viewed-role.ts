import { roles } from '@kampana/shared/resources/roles'
import { reference } from '@kampana/shared/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../error.ts'
import { requireSession } from '../http/session.ts'
import type { AppContext } from '../app-context.ts'
import { formSchema } from '../crud/openapi.ts'
import { modelName } from '@kampana/shared/calls/nouns'
import { getCauser, parseInput } from '../crud/request.ts'
import { loadRolePermissions } from '../crud/permissions/held-permissions.ts'
import { assertMayGive } from './permissions.ts'

const fields = { role: reference('Role', 'roles', 'role') }
const path = '/api/viewed-role'

/**
 * PUT /api/viewed-role: this session views the dashboard with the permissions of a role, and can't change anything
 * (`http/access.ts`). DELETE ends it. People can't view as a role that has more permissions than they do.
 */
export const viewedRole = (app: FastifyInstance, { db }: AppContext): void => {
  app.put(
    path,
    {
      config: { access: ['show roles'] },
      schema: formSchema('account', 'View the dashboard as a role', fields),
    },
    async (request) => {
      const { role: id } = parseInput(fields, request.body)
      const role = await db
        .selectFrom('roles')
        .select(['id', 'description'])
        .where('id', '=', id)
        .executeTakeFirst()
      if (!role) throw notFound(modelName(roles), id)
      await assertMayGive(db, getCauser(request), await loadRolePermissions(db, [role.id]))
      await setViewedRole(requireSession(request).idHash, role.id)
      return { message: messages.viewingRole(role.description) }
    },
  )

  app.delete(
    path,
    {
      config: { access: 'signed in', whileViewing: true },
      schema: { tags: ['account'], summary: 'Stop viewing the dashboard as a role' },
    },
    async (request) => {
      await setViewedRole(requireSession(request).idHash, null)
      return { message: messages.viewingEnded }
    },
  )

  const setViewedRole = (idHash: string, viewed_role_id: number | null) =>
    db.updateTable('sessions').set({ viewed_role_id }).where('id_hash', '=', idHash).execute()
}
