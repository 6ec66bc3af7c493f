import { contentMessages } from '@kampana/shared/messages/content-messages'
import { draftMessages } from '@kampana/shared/messages/draft-messages'
import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { instant } from '../../clock.ts'
import { conflict } from '../../error.ts'
import { recordActivity } from '../activity.ts'
import { recordDiscard } from '../drafts/discard-draft.ts'
import { draftPermission, mayAll } from '../drafts/rights.ts'
import { isWaiting, tellApprover } from './waiting.ts'
import type { OpenChange } from './with-change.ts'

/** Submits a release for review, and e-mails those who may publish all of it. */
export const askForChange = async (change: OpenChange): Promise<string> => {
  const { trx, row, members, causer, set, letters } = change
  if (row.state === 'asked') throw conflict(contentMessages.askedAlready)
  if (row.state === 'scheduled') throw conflict(draftMessages.waiting)
  const { id, name } = causer
  await set({ state: 'asked', asked_by: id, asked_by_name: name, review_note: null, problem: null })
  await recordReview(change, 'ask')
  await letters.asked(trx, toTold(change), {
    causer,
    permission: members[0] ? draftPermission(members[0].of, 'publish') : '',
    mayAnswer: (userId) => mayAll(trx, userId, 'publish', members),
  })
  return basicMessages.askedForPublication
}

/** Rejects a release, with a comment for its submitter. */
export const sendChangeBack = async (change: OpenChange, reviewNote: string): Promise<string> => {
  const { trx, row, causer, set, letters } = change
  if (row.state !== 'asked') throw conflict(basicMessages.notAsked)
  await set({ state: 'sent back', review_note: reviewNote, ...decidedBy(change) })
  await recordReview(change, 'send-back')
  await letters.sentBack(trx, toTold(change), { causer, reviewNote })
  return basicMessages.sentBack
}

/** Withdraws a submission or a schedule. */
export const takeChangeBack = async (change: OpenChange): Promise<string> => {
  const { row, members, set } = change
  if (!isWaiting(row)) throw conflict(draftMessages.waitsForNothing)
  await set({ state: 'draft', publish_at: null, approved: null })
  await tellApprover(change, row, members, 'withdrawn')
  return draftMessages.takenBack
}

/** Renames a release. */
export const noteChange = async (change: OpenChange, note: string): Promise<string> => {
  const { row, members, set } = change
  await set({ note })
  if (note !== row.note) await tellApprover(change, { ...row, note }, members, 'renamed')
  return contentMessages.changeSaved
}

/** Discards a release and its drafts. Its unpublished records remain. */
export const discardChange = async (change: OpenChange): Promise<string> => {
  const { trx, row, members, causer, now } = change
  await tellApprover(change, row, members, 'discarded')
  for (const member of members.filter(({ draft }) => draft)) await recordDiscard(trx, member, { causer, now })
  await trx.deleteFrom('changes').where('id', '=', row.id).execute()
  return contentMessages.changeDiscarded
}

export const decidedBy = ({ causer, now }: Pick<OpenChange, 'causer' | 'now'>) => ({
  decided_by: causer.id,
  decided_by_name: causer.name,
  decided_at: instant(now),
})

export const toTold = ({ row, members }: Pick<OpenChange, 'row' | 'members'>) => ({
  ...row,
  records: members,
})

/** Logs a review step for each record of a release. */
export const recordReview = async (
  { trx, members, causer, now }: OpenChange,
  action: 'ask' | 'send-back' | 'schedule',
): Promise<void> => {
  for (const { of: resource, record_id: id, title } of members)
    await recordActivity(trx, { causer, resource, action, id, title, now })
}
