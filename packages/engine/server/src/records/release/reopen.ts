import { instant } from '../../clock.ts'
import type { ChangeContext } from '../activity.ts'
import { mayAll } from '../drafts/draft-permissions.ts'
import { parseApproved, type Approved } from './approval.ts'
import { readMembers, type ReleaseRow } from './members.ts'
import { assertMayWithdraw, isWaiting, notifyApprover } from './waiting.ts'

/** An edit in a release, in its own transaction; `causer` is null for folder imports. */
type ReopenContext = Pick<ChangeContext, 'trx' | 'now'> &
  (Pick<ChangeContext, 'causer' | 'releaseEmails'> | { causer: null })

/**
 * Makes a submitted or scheduled release a draft again after an edit, because its approved content has changed. An edit by a
 * user with permission to publish all of it counts as approved: `written` is added, and a scheduled time stays, in that user's
 * name. Throws a 403 for all other users except the submitter, because the edit would withdraw the release. Returns true if it
 * was reopened.
 */
export const reopenRelease = async (
  writing: ReopenContext,
  held: ReleaseRow,
  written: Approved | null,
): Promise<boolean> => {
  if (!isWaiting(held)) return false
  const { trx, causer, now } = writing
  const members = await readMembers(trx, [held.id])
  if (causer) await assertMayWithdraw({ trx, causer }, held, members)
  const mayPublish = causer !== null && (await mayAll(trx, causer.id, 'publish', members))
  if (mayPublish && held.state === 'asked') return false
  const release = trx.updateTable('changes').where('id', '=', held.id)
  if (!mayPublish || !written) {
    await release.set({ state: 'draft', publish_at: null, approved: null }).execute()
    if (writing.causer) await notifyApprover(writing, held, members, 'changed')
    return true
  }
  const others = parseApproved(held.approved).filter(
    (each) => each.resource !== written.resource || each.id !== written.id,
  )
  await release
    .set({
      approved: JSON.stringify([...others, written]),
      decided_by: causer.id,
      decided_by_name: causer.name,
      decided_at: instant(now),
    })
    .execute()
  return false
}
