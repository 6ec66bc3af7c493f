import type { Transaction } from 'kysely'
import { dashboardLink } from '../../account/links.ts'
import { assertHoldsPermissions } from '../../account/rights.ts'
import type { AppContext } from '../../app-context.ts'
import type { Causer } from '../../crud/activity.ts'
import type { ResourceHooks, RowFor } from '../../crud/hooks.ts'
import type { Tables } from '../../db/tables.ts'
import { emailTemplates } from '../../mail/email-templates.ts'
import { notifyReviewers } from './notify-reviewers.ts'

type UpdateRow = RowFor<'updates'>
type Trx = Transaction<Tables>

const publishPermission = 'publish updates'

/** Throws a 403 where a change publishes, schedules or unpublishes an update, or changes one that is published. */
export const authorizePublication: NonNullable<ResourceHooks<'updates'>['authorize']> = async (
  trx,
  intent,
) => {
  const { causer } = intent
  if (await needsToPublish(trx, intent)) await assertHoldsPermissions(trx, causer, [publishPermission])
}

type Intent = Parameters<NonNullable<ResourceHooks<'updates'>['authorize']>>[1]

const needsToPublish = async (trx: Trx, intent: Intent): Promise<boolean> => {
  const isPosted = intent.input.posted_at != null
  if (intent.action === 'restore') return isPosted && !(await hasDeleted(trx, intent.id, intent.causer))
  // The engine asks for an action's own permission; deleting has one, too.
  if (!['create', 'edit', 'categorize'].includes(intent.action)) return false
  return isPosted || intent.old?.posted_at != null
}

/** Whether this person was the one who deleted the update: undoing that publishes nothing new. */
const hasDeleted = async (trx: Trx, id: number, causer: Causer): Promise<boolean> => {
  const last = await trx
    .selectFrom('logs')
    .select(['action', 'username'])
    .where('resource', '=', 'updates')
    .where('record_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last?.action === 'delete' && last.username === causer.username
}

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
  const request = { causer, permission: publishPermission, about: `update ${id}` }
  const url = dashboardLink(context, `/update/${id}`)
  await notifyReviewers(context, trx, request, (name) =>
    emailTemplates.publicationRequested(name, { title, by: causer.name }, url),
  )
}
