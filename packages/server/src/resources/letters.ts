import { messages } from '@kampana/shared/messages/messages'
import { letters } from '@kampana/shared/resources/letters'
import { instant } from '../clock.ts'
import { conflict, notFound } from '../error.ts'
import type { AppContext } from '../app-context.ts'
import { recordActivity } from '../crud/activity.ts'
import type { ResourceHooks } from '../crud/hooks.ts'
import { causerOf, idOf } from '../crud/request.ts'

/** Letters can be sent again while the server still has them: those that failed, or wait for their next try. */
export const letterHooks = ({ db, now, outbox }: AppContext): ResourceHooks<'letters'> => ({
  routes: (app) => {
    const schema = { tags: ['letters'], summary: 'Send a letter again that failed or waits' }
    app.put<{ Params: { id: string } }>(
      '/api/letters/:id/resend',
      { config: { access: ['resend letters'] }, schema },
      async (request) => {
        const id = idOf(letters, request.params.id)
        await db.transaction().execute(async (trx) => {
          const letter = await trx
            .selectFrom('letters')
            .select(['subject', 'status'])
            .where('id', '=', id)
            .executeTakeFirst()
          if (!letter) throw notFound('Letter', id)
          const { numUpdatedRows } = await trx
            .updateTable('letters')
            .set({ status: 'waiting', tries: 0, due_at: instant(now()) })
            .where('id', '=', id)
            .where('status', 'in', ['waiting', 'failed'])
            .executeTakeFirstOrThrow()
          if (numUpdatedRows === 0n) throw conflict(messages.letterGone)
          await recordActivity(trx, {
            causer: causerOf(request),
            resource: letters,
            action: 'send-again',
            id,
            title: letter.subject,
            now: now(),
          })
        })
        outbox.wake()
        return { message: messages.letterSentAgain }
      },
    )
  },
})
