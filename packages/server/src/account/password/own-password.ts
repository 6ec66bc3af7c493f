import { requireSession } from '@kampana/engine-server/http/session'
import { ownPasswordCalls } from '@kampana/shared/calls/account-calls'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { hashPassword } from '../../secrets.ts'
import { changePassword } from './change-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { ownAccount } from '../own-account.ts'
import { assertUncommonPassword } from './passwords.ts'

/** Serves the change of the person's password, which ends their other sessions. */
export const ownPassword = (app: FastifyInstance, context: AppContext): void =>
  serve(app, ownPasswordCalls, {
    change: async ({ id, body: { current_password, new_password }, request }) => {
      const user = await ownAccount(context, request, id)
      await confirmPassword(context, user.id, current_password)
      await assertUncommonPassword(new_password, 'new_password')
      const hash = await hashPassword(new_password)
      const change = { hash, action: 'change-password', but: requireSession(request).idHash } as const
      await context.db.transaction().execute((trx) => changePassword(trx, context, user, change))
      context.outbox.wake()
      return { message: messages.passwordChanged }
    },
  })
