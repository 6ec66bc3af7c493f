import { draftMessages } from '@kampana/shared/messages/draft-messages'
import { HttpError } from '../../error.ts'
import type { ChangeContext } from '../activity.ts'
import { assertMay, findLacking, type DraftedRecord } from '../drafts/rights.ts'
import { loadUsablePermissions } from '../rights/held-permissions.ts'
import type { Undone } from './letters.ts'
import type { ChangeRow, Member } from './members.ts'

type Person = Pick<ChangeContext, 'trx' | 'causer'>

/** True for a submitted or scheduled release. */
export const isWaiting = ({ state }: Pick<ChangeRow, 'state'>): boolean =>
  state === 'asked' || state === 'scheduled'

/**
 * Throws a 403 unless a person may withdraw, discard or rename a release. If it is submitted or scheduled, only the submitter
 * and people who may publish all of it can. Otherwise, everybody who may edit all of it can.
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

/** E-mails the approver of a scheduled release that another person undid the schedule. */
export const tellApprover = async (
  { trx, causer, letters }: Person & Pick<ChangeContext, 'letters'>,
  row: ChangeRow,
  records: readonly Member[],
  undone: Undone,
): Promise<void> => {
  if (row.state === 'scheduled') await letters.undone(trx, { ...row, records }, { causer, undone })
}
