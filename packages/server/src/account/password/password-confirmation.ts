import { passwordConfirmationForm } from '@kampana/shared/forms/forms'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { formSchema } from '../../crud/openapi.ts'
import { parseInput } from '../../crud/request.ts'
import type { AppContext } from '../../app-context.ts'
import { requireSession } from '../../http/session.ts'
import { confirmSession } from '../sign-in/session-store.ts'
import { confirmPassword } from './confirm-password.ts'

/**
 * POST /user/confirm-password, as Laravel's: with the password, given again, this session may do what is sensitive for the
 * next minutes (`http/access.ts`).
 */
export const passwordConfirmation = (app: FastifyInstance, context: AppContext): void => {
  app.post(
    '/user/confirm-password',
    {
      config: { access: 'verified' },
      schema: formSchema(
        'account',
        'Give the own password again, for ten minutes',
        passwordConfirmationForm,
        { status: 201 },
      ),
    },
    async (request, reply) => {
      const session = requireSession(request)
      const { password } = parseInput(passwordConfirmationForm, request.body)
      const user = await context.db
        .selectFrom('users')
        .select(['id', 'password'])
        .where('id', '=', session.userId)
        .executeTakeFirstOrThrow()
      await confirmPassword(context, user, password, 'password')
      await confirmSession(context, session)
      return reply.code(201).send({ message: messages.passwordConfirmed })
    },
  )
}
