import { formerReleaseMessages } from '@kampana/engine-declare/messages/former-draft-messages'
import { pages } from '@kampana/shared/resources/pages'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { instant } from '@kampana/engine-server/clock'
import { recordActivity, type Causer } from '@kampana/engine-server/records/activity'
import { toApproved, type Approved } from '@kampana/engine-server/records/release/approval'
import { compareMember } from '@kampana/engine-server/records/release/compare'
import {
  beginRelease,
  deleteEmptyReleases,
  readMembers,
} from '@kampana/engine-server/records/release/members'
import type { EngineContext } from '@kampana/engine-server/records/context/engine-context'
import { mayAll } from '@kampana/engine-server/records/drafts/draft-permissions'
import { hashValues, titleIn } from '@kampana/engine-server/records/drafts/values'
import { newPosition } from '@kampana/engine-server/records/tree/find-position'
import type { EngineTables } from '@kampana/engine-server/db/engine-tables'
import { findLinks, writeRecord, type ImportContext } from '../records/write-record.ts'
import type { MergedEdit } from './merge-edit.ts'
import { findById, findNamed } from './people.ts'
import type { WaitingRelease, WaitingText } from './waiting-texts.ts'

/** A converted draft with its author. */
export interface CarriedEdit {
  merged: Exclude<MergedEdit, { problem: string }>
  text: WaitingText
}

interface ReleaseInput {
  context: Pick<EngineContext, 'findHooks' | 'services'>
  importing: ImportContext
  /** Owner of drafts without an account. */
  administrator: Causer
}

/**
 * Writes former drafts as one release with their former title, state and time. `isWhole` is false if some could not be
 * converted.
 */
export const writeRelease = async (
  { context, importing, administrator }: ReleaseInput,
  former: WaitingRelease,
  carried: readonly CarriedEdit[],
  isWhole: boolean,
): Promise<void> => {
  const { trx, now } = importing
  const [first] = former.texts
  const began = (await findNamed(trx, first?.causer ?? '')) ?? administrator
  const at = first?.written_at ?? instant(now)
  const release = await beginRelease(trx, { id: began.id, name: began.name, note: former.note, now: at })
  for (const each of carried) {
    const author = (await findNamed(trx, each.text.causer)) ?? administrator
    await writeMember(importing, release.id, each, author)
  }
  const isConflict = carried.some(({ merged }) => 'isConflict' in merged && merged.isConflict)
  const problem = isWhole
    ? isConflict
      ? formerReleaseMessages.conflict
      : null
    : formerReleaseMessages.partly
  const state = problem === null || former.state === 'draft' ? former.state : 'draft'
  await trx
    .updateTable('changes')
    .set({
      ...(await stateColumns({ context, importing, administrator }, { ...former, state }, release.id, began)),
      problem: former.state === 'draft' ? null : problem,
    })
    .where('id', '=', release.id)
    .execute()
  await deleteEmptyReleases(trx, [release.id])
}

type Columns = Partial<Pick<EngineTables['changes'], StateColumn>>
type StateColumn =
  | 'state'
  | 'publish_at'
  | 'review_note'
  | 'approved'
  | `${'asked' | 'decided'}_${'by' | 'by_name'}`
  | 'decided_at'

const stateColumns = async (
  { context, importing, administrator }: ReleaseInput,
  former: WaitingRelease,
  id: number,
  began: Causer,
): Promise<Columns> => {
  const { trx, now } = importing
  const { state, publishAt, reviewNote, askedBy } = former
  if (state === 'draft') return { state }
  if (state !== 'scheduled' || publishAt === null) {
    const asker = (askedBy === null ? undefined : await findById(trx, askedBy)) ?? began
    return { state, review_note: reviewNote, asked_by: asker.id, asked_by_name: asker.name }
  }
  const members = await readMembers(trx, [id])
  const approver = (await mayAll(trx, began.id, 'publish', members)) ? began : administrator
  const approved: Approved[] = []
  for (const member of members) {
    const compared = await compareMember(context, trx, member)
    if (compared) approved.push(toApproved(compared))
  }
  return {
    state,
    publish_at: instant(new Date(publishAt)),
    approved: JSON.stringify(approved),
    decided_by: approver.id,
    decided_by_name: approver.name,
    decided_at: instant(now),
  }
}

const writeMember = async (
  importing: ImportContext,
  release: number,
  { merged, text }: CarriedEdit,
  author: Causer,
): Promise<void> => {
  const { trx } = importing
  const written = { written_by: author.id, written_by_name: author.name, written_at: text.written_at }
  if ('address' in merged) {
    const { id: record_id, title } = await addPage(importing, merged, author)
    await trx
      .insertInto('drafts')
      .values({ resource: merged.resource.name, record_id, change_id: release, title, ...written })
      .execute()
    return
  }
  const { resource, id, input, base, member } = merged
  const draft = {
    title: titleIn(resource, input),
    input: JSON.stringify(input),
    base: JSON.stringify(base),
    hash: hashValues({ input, base }),
  }
  if (member) await trx.updateTable('drafts').set(draft).where('id', '=', member.id).execute()
  else
    await trx
      .insertInto('drafts')
      .values({ resource: resource.name, record_id: id, change_id: release, ...draft, ...written })
      .execute()
}

/** Adds an unpublished page below the page that its address names, or else without a menu entry. */
const addPage = async (
  importing: ImportContext,
  { resource, values, address }: { resource: Resource; values: Record<string, unknown>; address: string },
  author: Causer,
): Promise<{ id: number; title: string }> => {
  const { trx, now } = importing
  const above = address.slice(0, address.lastIndexOf('/'))
  const isThere = await trx
    .selectFrom('addresses')
    .innerJoin('pages', 'pages.id', 'addresses.record_id')
    .select('pages.address')
    .where('resource', '=', pages.name)
    .where('pages.address', '=', above)
    .executeTakeFirst()
  const parent = isThere ? { parent: above } : { hidden: 1 }
  const links = await findLinks(importing, pages, parent)
  const position = await newPosition(trx, pages, { parent_id: links['parent_id'] ?? null })
  const whole = { kind: 'page', shape: 'story', address, ...parent, ...position, ...values }
  const id = await writeRecord(importing, resource, { values: whole, samples: [] }, undefined, false)
  const title = recordTitle(pages, whole)
  await recordActivity(trx, { causer: author, resource, action: 'create', id, title, now, attributes: whole })
  return { id, title }
}
