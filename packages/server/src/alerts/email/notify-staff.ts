import type { Transaction } from 'kysely'
import { dashboardLink } from '../../account/links.ts'
import type { AppContext } from '../../app-context.ts'
import { selectHolders } from '@kampana/engine-server/records/authors/colleagues'
import type { Tables } from '../../db/tables.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import type { AlertRow } from '../sending/alert-row.ts'

/** E-mails all users with permission to post notices about each alert, so that they notice every alert. */
export const notifyStaff = async (
  trx: Transaction<Tables>,
  context: Pick<AppContext, 'outbox' | 'settings'>,
  { id, kind, subject, causer }: Pick<AlertRow, 'id' | 'kind' | 'subject' | 'causer'>,
): Promise<void> => {
  if (kind !== 'notices') return
  const people = await selectHolders(trx, 'create class-status').select('users.email').execute()
  const url = dashboardLink(context, `/alert/${id}`)
  for (const { name, email } of people)
    await context.outbox.post(trx, email, emailTemplates.noticeSent(name, { subject, by: causer }, url))
}
