import type { ChangeDetail, RecordDraft, ReviewedRecord } from '@kampana/shared/api/changes'
import type { Resource } from '@kampana/shared/resource'
import type { AppContext } from '../../app-context.ts'
import { notFound } from '../../error.ts'
import { resolveAddresses } from '../../media/resolve-pictures.ts'
import type { Viewer } from '../activity.ts'
import { removeUnreadableLinks } from '../readable-links.ts'
import { compareMember, type Compared } from './compare.ts'
import { describeChange, describeOwnPart, describeRecord, publishedRecords } from './describe-changes.ts'
import { findChange, findMember, readMembers } from './members.ts'
import { mayRead } from '../drafts/rights.ts'
import { toReadValues } from './read-form.ts'
import { draftedValues } from '../drafts/values.ts'

/** A change as a reviewer compares it. Throws a 404, also for who may not read all of it. */
export const readChangeDetail = async (
  context: AppContext,
  id: number,
  viewer: Viewer,
): Promise<ChangeDetail> => {
  const { db, pictures } = context
  const row = await findChange(db, id)
  if (row.state === 'published') {
    const published = publishedRecords(row, viewer)
    const records = published.map((each) => Object.assign(each, { before: null, after: {}, conflicts: [] }))
    const change = describeChange(row, records, viewer)
    if (records.length === 0 && !change.mine) throw notFound('Change', id)
    return change
  }
  const members = await readMembers(db, [id])
  if (!members.every(({ of }) => mayRead(of, viewer.permissions))) throw notFound('Change', id)
  const records: ReviewedRecord[] = []
  for (const member of members) {
    const compared = await compareMember(context, db, member)
    if (compared) records.push(await review(context, compared, viewer))
  }
  const change = describeChange(row, records, viewer)
  if (records.length === 0 && !change.mine) throw notFound('Change', id)
  return resolveAddresses(change, await pictures.state())
}

/** The draft over a record, for who may edit it. Undefined where there is none. */
export const readRecordDraft = async (
  context: AppContext,
  resource: Resource,
  id: number,
  viewer: Viewer,
): Promise<RecordDraft | undefined> => {
  const { db, pictures } = context
  const member = await findMember(db, resource, id)
  const compared = member?.draft && (await compareMember(context, db, member))
  if (!member?.draft || !compared) return undefined
  const { input, base } = member.draft
  const values = { values: input, base, live: draftedValues(resource, compared.old) }
  return {
    ...describeRecord(compared, viewer),
    ...resolveAddresses(values, await pictures.state()),
    conflicts: compared.conflicts,
    change: await describeOwnPart(context, db, await findChange(db, member.change_id), viewer),
  }
}

const review = async (context: AppContext, compared: Compared, viewer: Viewer): Promise<ReviewedRecord> => {
  const { member, old, isLive, values, conflicts } = compared
  return {
    ...describeRecord(compared, viewer),
    before: isLive ? await toReadable(context, member.of, draftedValues(member.of, old), viewer) : null,
    after: await toReadable(context, member.of, values, viewer),
    conflicts,
  }
}

/** Values in the form of reads, without the related records that the viewer may not read. */
const toReadable = async (
  context: AppContext,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Promise<Record<string, unknown>> => {
  const row = { ...(await toReadValues(context.db, resource, values)), id: 0 }
  await removeUnreadableLinks(context, context.db, resource, [row], viewer)
  const { id: _, ...read } = row
  return read
}
