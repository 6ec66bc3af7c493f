import { instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import type { ResourceHooks } from './resource-hooks.ts'

/** Sending a letter again resets its retries. */
export const letterHooks = ({ now, outbox }: AppContext): ResourceHooks<'letters'> => ({
  onAction: async (trx, _resend, { id }) => {
    await trx
      .updateTable('letters')
      .set({ status: 'waiting', tries: 0, due_at: instant(now()) })
      .where('id', '=', id)
      .execute()
  },
  afterCommit: outbox.wake,
})
