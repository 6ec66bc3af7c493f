import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import { HttpError } from '../../error.ts'
import type { ChangeContext } from '../activity.ts'
import { assertMay, findLacking, type DraftedRecord } from '../drafts/draft-permissions.ts'
import { loadUsablePermissions } from '../permissions/held-permissions.ts'
import type { Undone } from './release-emails.ts'
import type { ReleaseRow, Member } from './members.ts'

type Person = Pick<ChangeContext, 'trx' | 'causer'>

/** True for a submitted or scheduled release. */
export const isWaiting = ({ state }: Pick<ReleaseRow, 'state'>): boolean =>
  state === 'asked' || state === 'scheduled'

/**
 * Throws a 403 unless a user may withdraw, discard or rename a release. For a submitted or scheduled release, these are the
 * submitter and users with permission to publish all of it; for another release, users with permission to edit all of it.
 */
export const assertMayWithdraw = async (
  { trx, causer }: Person,
  row: ReleaseRow,
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
export const notifyApprover = async (
  { trx, causer, releaseEmails: emails }: Person & Pick<ChangeContext, 'releaseEmails'>,
  row: ReleaseRow,
  records: readonly Member[],
  undone: Undone,
): Promise<void> => {
  if (row.state === 'scheduled') await emails.undone(trx, { ...row, records }, { causer, undone })
}
