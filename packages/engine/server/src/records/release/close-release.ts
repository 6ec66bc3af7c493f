import { instant } from '../../clock.ts'
import type { ChangeContext } from '../activity.ts'
import type { Approved } from './approval.ts'

/** Marks a release as published, with its content. */
export const closeRelease = async (
  { trx, causer, now }: Pick<ChangeContext, 'trx' | 'causer' | 'now'>,
  id: number,
  published: readonly Approved[],
): Promise<void> => {
  await trx
    .updateTable('changes')
    .set({
      approved: JSON.stringify(published),
      state: 'published',
      publish_at: null,
      problem: null,
      review_note: null,
      decided_by: causer.id,
      decided_by_name: causer.name,
      decided_at: instant(now),
    })
    .where('id', '=', id)
    .execute()
}
