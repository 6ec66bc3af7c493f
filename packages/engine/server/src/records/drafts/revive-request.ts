import { isLive, type Resource } from '@kampana/engine-declare/resource'
import { after, instant } from '../../clock.ts'
import type { ChangeContext } from '../activity.ts'
import { parseApproved } from '../release/approval.ts'
import type { Row } from '../table.ts'
import { draftedValues, titleIn } from './values.ts'

/** Seconds within which unpublishing undoes the publication. */
const undoTimeout = 60 * 60

/** Restores the author's submission if a person undoes the publication of its only record. */
export const reviveRequest = async (
  { trx, causer, now, resource }: ChangeContext & { resource: Resource },
  old: Row,
  record: Row,
): Promise<void> => {
  if (!isLive(resource, old) || isLive(resource, record)) return
  const closed = await trx
    .selectFrom('changes')
    .select(['id', 'asked_by', 'asked_by_name', 'approved'])
    .where('state', '=', 'published')
    .where('decided_by', '=', causer.id)
    .where('decided_at', '>', instant(after(now, -undoTimeout)))
    .where('asked_by', 'is not', null)
    .execute()
  const release = closed.find(({ approved }) => {
    const [only, ...others] = parseApproved(approved)
    return others.length === 0 && only?.resource === resource.name && only.id === record.id
  })
  if (!release) return
  const waiting = await trx
    .insertInto('drafts')
    .values({
      resource: resource.name,
      record_id: record.id,
      change_id: release.id,
      title: titleIn(resource, draftedValues(resource, record)),
      written_by: release.asked_by ?? causer.id,
      written_by_name: release.asked_by_name ?? causer.name,
      written_at: instant(now),
    })
    // Another call has just moved the record to a different release.
    .onConflict((onConflict) => onConflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!waiting) return
  const decided = { decided_by: null, decided_by_name: null, decided_at: null }
  await trx
    .updateTable('changes')
    .set({ state: 'asked', approved: null, ...decided })
    .where('id', '=', release.id)
    .execute()
}
