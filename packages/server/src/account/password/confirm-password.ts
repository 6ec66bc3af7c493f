import { passwordConfirmationCalls } from '@kampana/shared/calls/account-calls'
import { humanize } from '@kampana/engine-declare/kinds/index'
import { messages } from '@kampana/shared/messages/messages'
import { invalid } from '@kampana/engine-server/error'
import type { AppContext } from '../../app-context.ts'
import { verifyPassword } from '../../secrets.ts'
import { enforce } from '@kampana/engine-server/http/rate-limit/rate-limiter'
import type { FastifyInstance } from 'fastify'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { requireSession } from '@kampana/engine-server/http/session'
import { confirmSession } from '../sign-in/session-store.ts'

const limit = { name: 'confirm', max: 5, seconds: 60 }

/**
 * Requires the password again for actions that a stolen session must not be able to take. Throws a 422 under `field` if it is
 * missing or wrong.
 */
export const confirmPassword = async (
  context: AppContext,
  userId: number,
  password: string | null,
  field: 'current_password' | 'password' = 'current_password',
): Promise<void> => {
  if (password === null) throw invalid({ [field]: [messages.invalid.required(humanize(field))] })
  await enforce(context, { ...limit, key: String(userId) })
  const user = await context.db
    .selectFrom('users')
    .select('password')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (!(await verifyPassword(user.password, password)))
    throw invalid({ [field]: [messages.invalid.currentPassword] })
}

/** Serves the confirmation. After the password, this session may take sensitive actions for some minutes (`http/prepare-server.ts`). */
export const passwordConfirmation = (app: FastifyInstance, context: AppContext): void =>
  serve(app, passwordConfirmationCalls, {
    confirm: async ({ body, request }) => {
      const session = requireSession(request)
      await confirmPassword(context, session.userId, body.password, 'password')
      await confirmSession(context, session)
      return { message: messages.passwordConfirmed }
    },
  })
