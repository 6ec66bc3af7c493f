import { requireSession } from '../../http/session.ts'
import { passwordForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import { users } from '@kampana/shared/resources/users'
import type { FastifyInstance } from 'fastify'
import { invalid } from '../../error.ts'
import { enforce } from '../../http/rate-limit/rate-limiter.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import type { AppContext } from '../../app-context.ts'
import { recordActivity } from '../../crud/activity.ts'
import { formSchema } from '../../crud/openapi.ts'
import { hashPassword, passwordFits } from '../../secrets.ts'
import { forgetFirstPassword } from './first-password.ts'
import { readForm } from '../form.ts'
import { ownAccount, type OwnRequest } from '../own-account.ts'
import { refuseCommon } from './passwords.ts'
import { endSessionsOf } from '../sign-in/session-store.ts'

const limit = { name: 'password', max: 5, seconds: 60 }

/** PUT /api/password/update/{id}: the own password. Every other session of the person ends. */
export const ownPassword = (app: FastifyInstance, context: AppContext): void => {
  const { db, outbox, now } = context
  const schema = formSchema('account', 'Change the own password', passwordForm)
  app.put<OwnRequest>(
    '/api/password/update/:id',
    { config: { access: 'signed in' }, schema },
    async (request) => {
      const user = await ownAccount(context, request)
      await enforce(context, { ...limit, key: String(user.id) })
      const { current_password, new_password } = readForm(passwordForm, request)
      if (!(await passwordFits(user.password, current_password)))
        throw invalid({ current_password: [messages.invalid.currentPassword] })
      await refuseCommon(new_password, 'new_password')
      const password = await hashPassword(new_password)
      await db.transaction().execute(async (trx) => {
        await trx.updateTable('users').set({ password }).where('id', '=', user.id).execute()
        // A link that somebody else has asked for, or found, leads nowhere any more.
        await trx.deleteFrom('reset_tokens').where('user_id', '=', user.id).execute()
        await forgetFirstPassword(trx, user.id)
        await endSessionsOf(trx, user.id, { but: requireSession(request).idHash })
        await outbox.post(trx, user.email, emailTemplates.passwordChanged(user.name))
        await recordActivity(trx, {
          causer: user,
          resource: users,
          action: 'change-password',
          id: user.id,
          title: user.name,
          now: now(),
        })
      })
      outbox.wake()
      return { message: messages.passwordChanged }
    },
  )
}
