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
import { viewedRole } from './viewed-role.ts'

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
