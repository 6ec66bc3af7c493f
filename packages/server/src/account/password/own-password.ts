import { requireSession } from '../../http/session.ts'
import { passwordForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { formSchema } from '../../crud/openapi.ts'
import { hashPassword } from '../../secrets.ts'
import { changePassword } from './change-password.ts'
import { confirmPassword } from './confirm-password.ts'
import { parseInput } from '../../crud/request.ts'
import { ownAccount, type OwnRequest } from '../own-account.ts'
import { assertUncommonPassword } from './passwords.ts'

/** PUT /api/password/update/{id}: changes the person's password and ends their other sessions. */
export const ownPassword = (app: FastifyInstance, context: AppContext): void => {
  const schema = formSchema('account', 'Change the password of the signed-in user', passwordForm)
  app.put<OwnRequest>(
    '/api/password/update/:id',
    { config: { access: 'signed in' }, schema },
    async (request) => {
      const user = await ownAccount(context, request)
      const { current_password, new_password } = parseInput(passwordForm, request.body)
      await confirmPassword(context, user.id, current_password)
      await assertUncommonPassword(new_password, 'new_password')
      const hash = await hashPassword(new_password)
      const change = { hash, action: 'change-password', but: requireSession(request).idHash } as const
      await context.db.transaction().execute((trx) => changePassword(trx, context, user, change))
      context.outbox.wake()
      return { message: messages.passwordChanged }
    },
  )
}
