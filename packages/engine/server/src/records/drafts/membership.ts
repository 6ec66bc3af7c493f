import { isLive, type Resource } from '@kampana/engine-declare/resource'
import { instant, after } from '../../clock.ts'
import type { ChangeContext } from '../activity.ts'
import type { Row } from '../table.ts'
import {
  deleteEmptyReleases,
  findRelease,
  findMember,
  readMembers,
  readVersions,
  type ReleaseRow,
  type Member,
} from '../release/members.ts'
import { closeRelease } from '../release/close-release.ts'
import { reopenRelease } from '../release/reopen.ts'
import { parseApproved } from '../release/approval.ts'
import { draftedValues, titleIn, hashValues } from './values.ts'

/** Entry of a record or its draft in a release. */
export interface Membership {
  member: Member
  held: ReleaseRow
}

/**
 * Locks the release that contains a record. A publication locks the release before its records, so every writer of a record
 * has to as well.
 */
export const lockMembership = async (
  { trx }: Pick<ChangeContext, 'trx'>,
  resource: Resource,
  id: number,
): Promise<Membership | undefined> => {
  if (!resource.drafts) return undefined
  const found = await findMember(trx, resource, id)
  if (!found) return undefined
  const held = await findRelease(trx, found.change_id, { lock: true })
  // The record may have been published or moved during the wait.
  const member = await findMember(trx, resource, id)
  return member?.change_id === held.id ? { member, held } : undefined
}

/**
 * Notes in a release that its unpublished record was edited directly, and removes the record once it is published. Undoing the
 * publication puts the record back. A draft of a published record stays as it is.
 */
export const recordDirectPublication = async (
  release: ChangeContext & { resource: Resource },
  membership: Membership | undefined,
  { old, record }: { old: Row; record: Row },
): Promise<void> => {
  const { trx, causer, now, releaseEmails: emails, resource } = release
  if (!resource.drafts) return
  if (!membership) return reviveRequest(release, old, record)
  if (membership.member.draft) return
  const { member, held } = membership
  const values = draftedValues(resource, record)
  const written = {
    resource: member.resource,
    id: record.id,
    hash: hashValues(values),
    version: (await readVersions(trx, resource, [record.id])).get(record.id) ?? 0,
    title: titleIn(resource, values),
    by: causer.name,
    at: instant(now),
  }
  if (isLive(resource, record)) {
    await trx.deleteFrom('drafts').where('id', '=', member.id).execute()
    const moment = startOf(resource, record)
    await emails.published(
      trx,
      { ...held, records: [{ of: resource, record_id: record.id, title: written.title }] },
      { causer, moment: moment > instant(now) ? moment : null },
    )
    // The submitter sees that it was published.
    if (await isEmpty(trx, held.id)) await closeRelease(release, held.id, [written])
    return
  }
  await trx
    .updateTable('drafts')
    .set({
      title: written.title,
      written_at: written.at,
      written_by: causer.id,
      written_by_name: causer.name,
    })
    .where('id', '=', member.id)
    .execute()
  await reopenRelease(release, held, written)
}

/** Time from which a record is published. */
const startOf = ({ drafts }: Resource, record: Row): string =>
  drafts?.live === undefined ? '' : String(record[drafts.live])

const isEmpty = async (trx: ChangeContext['trx'], id: number): Promise<boolean> =>
  (await readMembers(trx, [id])).length === 0

/** Removes a draft or record from its release, and deletes the release if it is empty. */
export const leaveRelease = async (
  { trx }: Pick<ChangeContext, 'trx'>,
  { id, change_id }: Pick<Member, 'id' | 'change_id'>,
): Promise<void> => {
  await trx.deleteFrom('drafts').where('id', '=', id).execute()
  await deleteEmptyReleases(trx, [change_id])
}

/** Seconds within which unpublishing undoes the publication. */
const undoTimeout = 60 * 60

/** Restores the author's submission if a person undoes the publication of its only record. */
const reviveRequest = async (
  { trx, causer, now, resource }: ChangeContext & { resource: Resource },
  old: Row,
  record: Row,
): Promise<void> => {
  if (!isLive(resource, old) || isLive(resource, record)) return
  const closed = await trx
    .selectFrom('changes')
    .select(['id', 'asked_by', 'asked_by_name', 'approved'])
    .where('state', '=', 'published')
    .where('decided_by', '=', causer.id)
    .where('decided_at', '>', instant(after(now, -undoTimeout)))
    .where('asked_by', 'is not', null)
    .execute()
  const release = closed.find(({ approved }) => {
    const [only, ...others] = parseApproved(approved)
    return others.length === 0 && only?.resource === resource.name && only.id === record.id
  })
  if (!release) return
  const waiting = await trx
    .insertInto('drafts')
    .values({
      resource: resource.name,
      record_id: record.id,
      change_id: release.id,
      title: titleIn(resource, draftedValues(resource, record)),
      written_by: release.asked_by ?? causer.id,
      written_by_name: release.asked_by_name ?? causer.name,
      written_at: instant(now),
    })
    // Another call has just moved the record to a different release.
    .onConflict((onConflict) => onConflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!waiting) return
  const decided = { decided_by: null, decided_by_name: null, decided_at: null }
  await trx
    .updateTable('changes')
    .set({ state: 'asked', approved: null, ...decided })
    .where('id', '=', release.id)
    .execute()
}
