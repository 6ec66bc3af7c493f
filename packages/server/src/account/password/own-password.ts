import { requireSession } from '../../http/session.ts'
import { passwordForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { invalid } from '../../error.ts'
import { enforce } from '../../http/rate-limit/rate-limiter.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import type { AppContext } from '../../app-context.ts'
import { recordAccountActivity } from '../record-account-activity.ts'
import { formSchema } from '../../crud/openapi.ts'
import { hashPassword, verifyPassword } from '../../secrets.ts'
import { forgetFirstPassword } from './first-password.ts'
import { parseInput } from '../../crud/request.ts'
import { ownAccount, type OwnRequest } from '../own-account.ts'
import { assertUncommonPassword } from './passwords.ts'
import { endUserSessions } from '../sign-in/session-store.ts'

const limit = { name: 'password', max: 5, seconds: 60 }

/** PUT /api/password/update/{id}: changes one's own password and ends every other session. */
export const ownPassword = (app: FastifyInstance, context: AppContext): void => {
  const { db, outbox, now } = context
  const schema = formSchema('account', 'Change the own password', passwordForm)
  app.put<OwnRequest>(
    '/api/password/update/:id',
    { config: { access: 'signed in' }, schema },
    async (request) => {
      const user = await ownAccount(context, request)
      await enforce(context, { ...limit, key: String(user.id) })
      const { current_password, new_password } = parseInput(passwordForm, request.body)
      if (!(await verifyPassword(user.password, current_password)))
        throw invalid({ current_password: [messages.invalid.currentPassword] })
      await assertUncommonPassword(new_password, 'new_password')
      const password = await hashPassword(new_password)
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('users').set({ password }).where('id', '=', user.id).execute()
        // Reset links that somebody else has requested or found stop working.
        await trx.deleteFrom('reset_tokens').where('user_id', '=', user.id).execute()
        await forgetFirstPassword(trx, user.id)
        await endUserSessions(trx, user.id, { but: requireSession(request).idHash })
        await outbox.post(trx, user.email, emailTemplates.passwordChanged(user.name))
        await recordAccountActivity(trx, user, { causer: user, action: 'change-password', now: now() })
      })
      outbox.wake()
      return { message: messages.passwordChanged }
    },
  )
}
