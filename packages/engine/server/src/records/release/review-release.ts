import { contentMessages } from '@kampana/engine-declare/messages/content-messages'
import { draftMessages } from '@kampana/engine-declare/messages/draft-messages'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { instant } from '../../clock.ts'
import { conflict } from '../../error.ts'
import { recordActivity } from '../activity.ts'
import { recordDiscard } from '../drafts/discard-draft.ts'
import { draftPermission, mayAll } from '../drafts/draft-permissions.ts'
import { isWaiting, notifyApprover } from './waiting.ts'
import type { OpenRelease } from './with-release.ts'

/** Submits a release for review, and e-mails users with permission to publish all of it. */
export const submitRelease = async (release: OpenRelease): Promise<string> => {
  const { trx, row, members, causer, set, releaseEmails: emails } = release
  if (row.state === 'asked') throw conflict(contentMessages.askedAlready)
  if (row.state === 'scheduled') throw conflict(draftMessages.waiting)
  const { id, name } = causer
  await set({ state: 'asked', asked_by: id, asked_by_name: name, review_note: null, problem: null })
  await recordReview(release, 'ask')
  await emails.asked(trx, toReleaseSummary(release), {
    causer,
    permission: members[0] ? draftPermission(members[0].of, 'publish') : '',
    mayAnswer: (userId) => mayAll(trx, userId, 'publish', members),
  })
  return basicMessages.askedForPublication
}

/** Rejects a release, with a comment for its submitter. */
export const rejectRelease = async (release: OpenRelease, reviewNote: string): Promise<string> => {
  const { trx, row, causer, set, releaseEmails: emails } = release
  if (row.state !== 'asked') throw conflict(basicMessages.notAsked)
  await set({ state: 'sent back', review_note: reviewNote, ...decidedBy(release) })
  await recordReview(release, 'send-back')
  await emails.sentBack(trx, toReleaseSummary(release), { causer, reviewNote })
  return basicMessages.sentBack
}

/** Withdraws a submission or a schedule. */
export const withdrawRelease = async (release: OpenRelease): Promise<string> => {
  const { row, members, set } = release
  if (!isWaiting(row)) throw conflict(draftMessages.waitsForNothing)
  await set({ state: 'draft', publish_at: null, approved: null })
  await notifyApprover(release, row, members, 'withdrawn')
  return draftMessages.takenBack
}

/** Renames a release. */
export const renameRelease = async (release: OpenRelease, note: string): Promise<string> => {
  const { row, members, set } = release
  await set({ note })
  if (note !== row.note) await notifyApprover(release, { ...row, note }, members, 'renamed')
  return contentMessages.changeSaved
}

/** Discards a release and its drafts. Its unpublished records remain. */
export const discardRelease = async (release: OpenRelease): Promise<string> => {
  const { trx, row, members, causer, now } = release
  await notifyApprover(release, row, members, 'discarded')
  for (const member of members.filter(({ draft }) => draft)) await recordDiscard(trx, member, { causer, now })
  await trx.deleteFrom('changes').where('id', '=', row.id).execute()
  return contentMessages.changeDiscarded
}

export const decidedBy = ({ causer, now }: Pick<OpenRelease, 'causer' | 'now'>) => ({
  decided_by: causer.id,
  decided_by_name: causer.name,
  decided_at: instant(now),
})

export const toReleaseSummary = ({ row, members }: Pick<OpenRelease, 'row' | 'members'>) => ({
  ...row,
  records: members,
})

/** Logs a review step for each record of a release. */
export const recordReview = async (
  { trx, members, causer, now }: OpenRelease,
  action: 'ask' | 'send-back' | 'schedule',
): Promise<void> => {
  for (const { of: resource, record_id: id, title } of members)
    await recordActivity(trx, { causer, resource, action, id, title, now })
}
