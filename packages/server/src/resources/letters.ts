import { instant } from '@kampana/engine-server/clock'
import type { AppContext } from '../app-context.ts'
import { maskAddress } from '../alerts/contacts/mask-address.ts'
import { alertEmailsFiledAs } from '../mail/alert-templates.ts'
import { emailCleanups } from '../mail/outbox.ts'
import type { ResourceHooks } from './resource-hooks.ts'

/** Hooks of e-mails: sending again resets the retries. Addresses of subscribing families are masked for staff. */
export const emailHooks = (context: AppContext): ResourceHooks<'letters'> => ({
  // E-mails posted by an earlier version have the whole address.
  serialize: [
    (row) => (row.subject === alertEmailsFiledAs ? { ...row, recipient: maskAddress(row.recipient) } : row),
  ],
  afterWrite: [
    async (trx, { record: { id } }) => {
      await trx
        .updateTable('letters')
        .set({ status: 'waiting', tries: 0, due_at: instant(context.now()) })
        .where('id', '=', id)
        .execute()
    },
  ],
  afterCommit: [context.outbox.wake],
  cleanup: emailCleanups(context),
})
