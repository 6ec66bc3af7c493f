import { instant } from '../../clock.ts'
import type { ChangeContext } from '../activity.ts'
import { mayAll } from '../drafts/rights.ts'
import { parseApproved, type Approved } from './approval.ts'
import { readMembers, type ChangeRow } from './members.ts'
import { assertMayWithdraw, isWaiting, tellApprover } from './waiting.ts'

/** An edit in a release, in its own transaction; `causer` is null for folder imports. */
type Writing = Pick<ChangeContext, 'trx' | 'now'> &
  (Pick<ChangeContext, 'causer' | 'letters'> | { causer: null })

/**
 * Makes a change that is submitted or scheduled a draft again after somebody has written in it: what was approved is another
 * by now. Who may publish all of it approves what they write, `written`; a time stays, in their name. Throws a 403 for anybody
 * else but who submitted it, since writing would withdraw it. Returns whether it was reopened.
 */
export const reopenChange = async (
  writing: Writing,
  held: ChangeRow,
  written: Approved | null,
): Promise<boolean> => {
  if (!isWaiting(held)) return false
  const { trx, causer, now } = writing
  const members = await readMembers(trx, [held.id])
  if (causer) await assertMayWithdraw({ trx, causer }, held, members)
  const mayPublish = causer !== null && (await mayAll(trx, causer.id, 'publish', members))
  if (mayPublish && held.state === 'asked') return false
  const change = trx.updateTable('changes').where('id', '=', held.id)
  if (!mayPublish || !written) {
    await change.set({ state: 'draft', publish_at: null, approved: null }).execute()
    if (writing.causer) await tellApprover(writing, held, members, 'changed')
    return true
  }
  const others = parseApproved(held.approved).filter(
    (each) => each.resource !== written.resource || each.id !== written.id,
  )
  await change
    .set({
      approved: JSON.stringify([...others, written]),
      decided_by: causer.id,
      decided_by_name: causer.name,
      decided_at: instant(now),
    })
    .execute()
  return false
}
