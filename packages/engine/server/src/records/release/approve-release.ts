import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import type { EngineContext } from '../context/engine-context.ts'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { instant } from '../../clock.ts'
import { invalid } from '../../error.ts'
import type { Causer } from '../activity.ts'
import { assertApproved, toApproved, type Approval } from './approval.ts'
import { compareMember, type Compared } from './compare.ts'
import { assertUnpublished, publishRelease } from './publish-release.ts'
import { decidedBy, recordReview, toReleaseSummary } from './review-release.ts'
import { withRelease } from './with-release.ts'

interface ReleaseApproval {
  id: number
  causer: Causer
  approved: readonly Approval[]
  /** Null publishes at once. */
  publishAt: string | null
}

/** Publishes exactly what was approved, at once or at a time. Returns the notice. */
export const approveRelease = async (
  context: EngineContext,
  { id, causer, approved, publishAt }: ReleaseApproval,
): Promise<string> => {
  const time = context.now()
  const publication = { causer, approved, today: calendarDay(context.settings.timeZone, time) }
  if (publishAt === null) {
    await publishRelease(context, id, { ...publication, notifies: true, assertReady: assertUnpublished })
    return contentMessages.published
  }
  if (publishAt <= instant(time)) throw invalid({ publish_at: [contentMessages.past] })
  // A dry run reports problems to the approver now instead of at the scheduled time.
  const trial = { ...publication, notifies: false, isTrial: true, assertReady: assertUnpublished }
  await publishRelease(context, id, trial)
  await withRelease(context, id, { causer, right: 'publish' }, async (release) => {
    const { trx, members, set } = release
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
      ...decidedBy(release),
    })
    await recordReview(release, 'schedule')
    await context.releaseEmails.published(trx, toReleaseSummary(release), { causer, moment: publishAt })
  })
  context.publishScheduler.wake()
  context.outbox.wake()
  return contentMessages.scheduled
}
