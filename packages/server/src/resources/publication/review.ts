import type { Transaction } from 'kysely'
import { dashboardLink } from '../../account/links.ts'
import type { AppContext } from '../../app-context.ts'
import type { Causer } from '../../crud/activity.ts'
import type { RowFor } from '../../crud/hooks.ts'
import type { Tables } from '../../db/tables.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { notifyReviewers } from './notify-reviewers.ts'

type UpdateRow = RowFor<'updates'>
type Trx = Transaction<Tables>

const publishPermission = 'publish updates'

/** The word of the last answer goes with a new request, and with the publication. */
export const reviewColumns = (record: Partial<UpdateRow>, old: UpdateRow | null): Record<string, unknown> =>
  record.posted_at != null || (record.asked === 1 && old?.asked !== 1) ? { review_note: null } : {}

/** Keeps who asks for an update's publication, to tell them of the answer, and writes to those who can give it. */
export const noteWhoAsks = async (
  context: Pick<AppContext, 'outbox' | 'settings' | 'now'>,
  trx: Trx,
  { id, asked, title }: UpdateRow,
  { old, causer }: { old: UpdateRow | null; causer: Causer },
): Promise<void> => {
  if (asked !== 1 || old?.asked === 1) return
  await trx.updateTable('updates').set({ asked_by: causer.id }).where('id', '=', id).execute()
  const request = {
    causer,
    permission: publishPermission,
    about: `update ${id}`,
    mayAnswer: () => Promise.resolve(true),
  }
  const url = dashboardLink(context, `/update/${id}`)
  await notifyReviewers(context, trx, request, (name) =>
    emailTemplates.publicationRequested(name, { title, by: causer.name }, url),
  )
}
