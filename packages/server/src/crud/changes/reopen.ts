import { instant } from '../../clock.ts'
import type { Causer } from '../activity.ts'
import { parseApproved, type Approved } from './approval.ts'
import { readMembers, type ChangeRow, type Trx } from './members.ts'
import { mayAll } from '../drafts/rights.ts'

/** Somebody's writing in a change, in its own transaction; nobody's where a folder is imported. */
interface Writing {
  trx: Trx
  causer: Causer | null
  now: Date
}

/**
 * Makes a change that is asked for or scheduled a draft again after somebody has written in it: what was approved is another
 * by now. Who may publish all of it approves what they write, `written`; a time stays, in their name. Returns whether it was
 * reopened.
 */
export const reopenChange = async (
  { trx, causer, now }: Writing,
  { id, state, approved }: ChangeRow,
  written: Approved | null,
): Promise<boolean> => {
  if (state !== 'asked' && state !== 'scheduled') return false
  const mayPublish =
    causer !== null && (await mayAll(trx, causer.id, 'publish', await readMembers(trx, [id])))
  if (mayPublish && state === 'asked') return false
  const change = trx.updateTable('changes').where('id', '=', id)
  if (!mayPublish || !written) {
    await change.set({ state: 'draft', publish_at: null, approved: null }).execute()
    return true
  }
  const others = parseApproved(approved).filter(
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
