import { contentMessages } from '@kampana/shared/messages/content-messages'
import type { EngineContext } from '../context/engine-context.ts'
import { calendarDay } from '@kampana/shared/time/time-zone'
import { instant } from '../../clock.ts'
import { invalid } from '../../error.ts'
import type { Causer } from '../activity.ts'
import { assertApproved, toApproved, type Approval } from './approval.ts'
import { compareMember, type Compared } from './compare.ts'
import { assertUnpublished, publishChange } from './publish-change.ts'
import { decidedBy, recordReview, toTold } from './review-change.ts'
import { withChange } from './with-change.ts'

interface ChangeApproval {
  id: number
  causer: Causer
  approved: readonly Approval[]
  /** Null publishes at once. */
  publishAt: string | null
}

/** Publishes exactly what was approved, at once or at a time. Returns the notice. */
export const approveChange = async (
  context: EngineContext,
  { id, causer, approved, publishAt }: ChangeApproval,
): Promise<string> => {
  const time = context.now()
  const publication = { causer, approved, today: calendarDay(context.settings.timeZone, time) }
  if (publishAt === null) {
    await publishChange(context, id, { ...publication, tells: true, assertReady: assertUnpublished })
    return contentMessages.published
  }
  if (publishAt <= instant(time)) throw invalid({ publish_at: [contentMessages.past] })
  // A dry run reports problems to the approver now instead of at the scheduled time.
  const trial = { ...publication, tells: false, isTrial: true, assertReady: assertUnpublished }
  await publishChange(context, id, trial)
  await withChange(context, id, { causer, right: 'publish' }, async (change) => {
    const { trx, members, set } = change
    const compared: Compared[] = []
    for (const member of members) {
      const each = await compareMember(context, trx, member)
      if (each) compared.push(each)
    }
    // Another person may have written since the dry run.
    await assertApproved(trx, compared, approved)
    const state = 'scheduled'
    await set({
      state,
      publish_at: publishAt,
      problem: null,
      review_note: null,
      approved: JSON.stringify(compared.map(toApproved)),
      ...decidedBy(change),
    })
    await recordReview(change, 'schedule')
    await context.letters.published(trx, toTold(change), { causer, moment: publishAt })
  })
  context.publishScheduler.wake()
  context.outbox.wake()
  return contentMessages.scheduled
}
