import type { FastifyInstance } from 'fastify'
import { formLimit } from '@kampana/engine-server/http/server-options'
import type { AppContext } from '../app-context.ts'
import { currentAccount } from './current.ts'
import { invitation } from './invitation.ts'
import { ownPassword } from './password/own-password.ts'
import { ownSessions } from './sign-in/own-sessions.ts'
import { passwordConfirmation } from './password/confirm-password.ts'
import { passwordReset } from './password/password-reset.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { roleLosses } from './role-losses/routes.ts'
import { signIn } from './sign-in/sign-in.ts'
import { twoStep } from './sign-in/two-step.ts'
import { unlock } from './sign-in/unlock.ts'
import { verification } from './verification.ts'
import { roles } from '@kampana/shared/resources/roles'
import { viewedRoleCalls } from '@kampana/shared/calls/role-calls'
import { messages } from '@kampana/shared/messages/messages'
import { notFound } from '@kampana/engine-server/error'
import { requireSession } from '@kampana/engine-server/http/session'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { modelName } from '@kampana/engine-declare/calls/nouns'
import { loadRolePermissions } from '@kampana/engine-server/records/permissions/held-permissions'
import { assertMayGive } from './permissions.ts'

/** Serves all account routes, from registration to profile. */
export const serveAccounts = async (app: FastifyInstance, context: AppContext): Promise<void> => {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = formLimit
  })
  registration(app, context)
  invitation(app, context)
  verification(app, context)
  signIn(app, context)
  unlock(app, context)
  currentAccount(app, context)
  passwordConfirmation(app, context)
  passwordReset(app, context)
  profile(app, context)
  ownPassword(app, context)
  ownSessions(app, context)
  twoStep(app, context)
  viewedRole(app, context)
  roleLosses(app, context)
}

/**
 * Serves the calls that show the dashboard as a role sees it. The session then has the permissions of the role, and can't
 * change anything (`http/prepare-server.ts`). People can't view as a role that has more permissions than they do.
 */
const viewedRole = (app: FastifyInstance, { db }: AppContext): void => {
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
