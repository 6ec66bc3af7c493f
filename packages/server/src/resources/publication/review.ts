import type { Transaction } from 'kysely'
import { assertHoldsPermissions } from '../../account/rights.ts'
import type { Causer } from '../../crud/activity.ts'
import type { ResourceHooks, RowFor } from '../../crud/hooks.ts'
import type { Tables } from '../../db/tables.ts'

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

/** Keeps who asks for an update's publication, to tell them of the answer. */
export const noteWhoAsks = async (
  trx: Trx,
  { id, asked }: UpdateRow,
  old: UpdateRow | null,
  causer: Causer,
): Promise<void> => {
  if (asked !== 1 || old?.asked === 1) return
  await trx.updateTable('updates').set({ asked_by: causer.id }).where('id', '=', id).execute()
}
