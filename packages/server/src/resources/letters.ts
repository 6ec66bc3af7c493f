import { instant } from '../clock.ts'
import type { AppContext } from '../app-context.ts'
import { maskAddress } from '../alerts/contacts/mask-address.ts'
import { alertLettersFiledAs } from '../mail/alert-templates.ts'
import type { ResourceHooks } from './resource-hooks.ts'

/** Sending a letter again resets its retries. Of a family who signs up to class notices staff see no whole address. */
export const letterHooks = ({ now, outbox }: AppContext): ResourceHooks<'letters'> => ({
  // Letters that an earlier version posted have the whole address.
  serialize: (row) =>
    row.subject === alertLettersFiledAs ? { ...row, recipient: maskAddress(row.recipient) } : row,
  onAction: async (trx, _resend, { id }) => {
    await trx
      .updateTable('letters')
      .set({ status: 'waiting', tries: 0, due_at: instant(now()) })
      .where('id', '=', id)
      .execute()
  },
  afterCommit: outbox.wake,
})
