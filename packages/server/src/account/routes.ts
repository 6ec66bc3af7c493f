import type { FastifyInstance } from 'fastify'
import { formLimit } from '../http/server-options.ts'
import type { AppContext } from '../app-context.ts'
import { currentAccount } from './current.ts'
import { ownPassword } from './own-password.ts'
import { ownSessions } from './own-sessions.ts'
import { passwordReset } from './password-reset.ts'
import { profile } from './profile.ts'
import { registration } from './registration.ts'
import { signIn } from './sign-in.ts'
import { twoStep } from './two-step.ts'
import { verification } from './verification.ts'

/** Every account call, from registering to the profile. */
export const accounts = async (app: FastifyInstance, context: AppContext): Promise<void> => {
  app.addHook('onRoute', (route) => {
    route.bodyLimit = formLimit
  })
  registration(app, context)
  verification(app, context)
  signIn(app, context)
  currentAccount(app, context)
  passwordReset(app, context)
  profile(app, context)
  ownPassword(app, context)
  ownSessions(app, context)
  twoStep(app, context)
}
