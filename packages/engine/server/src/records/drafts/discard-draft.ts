import type { Resource } from '@kampana/engine-declare/resource'
import { notFound } from '../../error.ts'
import type { EngineContext } from '../context/engine-context.ts'
import { recordActivity, type Causer } from '../activity.ts'
import { changeContext } from '../context/change-context.ts'
import { leaveRelease, lockMembership } from './membership.ts'
import type { Member, Trx } from '../release/members.ts'
import { Overtaken, type Precondition } from './precondition.ts'
import { reopenRelease } from '../release/reopen.ts'
import { assertMay } from './draft-permissions.ts'

/** Discards the draft of a record. Returns true if its release became a draft again. Throws a 404, and `Overtaken`. */
export const discardDraft = async (
  context: EngineContext,
  resource: Resource,
  { id, matches, causer }: { id: number; matches: Precondition; causer: Causer },
): Promise<boolean> => {
  const { db } = context
  const { now, releaseEmails: emails } = changeContext(context)
  return db.transaction().execute(async (trx) => {
    await assertMay(trx, causer.id, 'edit', [{ of: resource, record_id: id }])
    const membership = await lockMembership({ trx }, resource, id)
    if (!membership?.member.draft) throw notFound('Draft', id)
    if (!matches(membership.member.draft.hash)) throw new Overtaken()
    const isReopened = await reopenRelease({ trx, causer, now, releaseEmails: emails }, membership.held, null)
    await leaveRelease({ trx }, membership.member)
    await recordDiscard(trx, membership.member, { causer, now })
    return isReopened
  })
}

/** Logs that a draft was discarded. No other entry shows it. */
export const recordDiscard = async (
  trx: Trx,
  { of: resource, record_id: id, title }: Member,
  by: { causer: Causer | null; by?: string; now: Date },
): Promise<void> => {
  await recordActivity(trx, { action: 'discard-draft', resource, id, title, ...by })
}
