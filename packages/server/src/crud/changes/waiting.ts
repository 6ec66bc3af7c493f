import { draftMessages } from '@kampana/shared/messages/draft-messages'
import { HttpError } from '../../error.ts'
import type { ChangeContext } from '../activity.ts'
import { assertMay, findLacking, type DraftedRecord } from '../drafts/rights.ts'
import { loadUsablePermissions } from '../rights/held-permissions.ts'
import type { Undone } from './letters.ts'
import type { ChangeRow, Member } from './members.ts'

type Person = Pick<ChangeContext, 'trx' | 'causer'>

/** Whether a change waits for its publication: it is submitted, or scheduled. */
export const isWaiting = ({ state }: Pick<ChangeRow, 'state'>): boolean =>
  state === 'asked' || state === 'scheduled'

/**
 * Throws a 403 unless a person may withdraw, discard or rename a change. While it waits, only who submitted it may, and those with
 * publish permission on all of it; before that everybody who may edit all of it.
 */
export const assertMayWithdraw = async (
  { trx, causer }: Person,
  row: ChangeRow,
  members: readonly DraftedRecord[],
): Promise<void> => {
  if (!isWaiting(row) || row.asked_by === causer.id) return assertMay(trx, causer.id, 'edit', members)
  const held = await loadUsablePermissions(trx, causer.id)
  const obstacle = await findLacking(trx, held, 'publish', members)
  if (!obstacle) return
  const name = (row.state === 'scheduled' ? row.decided_by_name : row.asked_by_name) ?? ''
  const text = row.state === 'scheduled' ? draftMessages.scheduledBy(name) : draftMessages.submittedBy(name)
  const { permission } = obstacle.body
  throw new HttpError(403, text, { permission })
}

/** Writes to who approved a scheduled change that somebody else has undone it. */
export const tellApprover = async (
  { trx, causer, letters }: Person & Pick<ChangeContext, 'letters'>,
  row: ChangeRow,
  records: readonly Member[],
  undone: Undone,
): Promise<void> => {
  if (row.state === 'scheduled') await letters.undone(trx, { ...row, records }, { causer, undone })
}
