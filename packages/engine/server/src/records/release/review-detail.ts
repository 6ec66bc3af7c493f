import type { ReleaseDetail, RecordDraft, ReviewedRecord } from '@kampana/engine-declare/api/releases'
import type { Resource } from '@kampana/engine-declare/resource'
import type { EngineContext } from '../context/engine-context.ts'
import { notFound } from '../../error.ts'
import type { Viewer } from '../activity.ts'
import { removeUnreadableLinks } from '../links/readable-links.ts'
import { compareMember, type Compared } from './compare.ts'
import {
  describeRelease,
  describeEditableRecords,
  describeRecord,
  publishedRecords,
  toReader,
  type Reader,
} from './describe-releases.ts'
import { findRelease, findMember, readMembers } from './members.ts'
import { readableOf } from '../drafts/draft-permissions.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import { findReferences, findRelations } from '../links/links.ts'
import { table, tableName, type InputValues } from '../table.ts'
import { draftedValues } from '../drafts/values.ts'

/** Reads a release for comparison. Throws a 404, also if the viewer can't read all of it. */
export const readReleaseDetail = async (
  context: EngineContext,
  id: number,
  viewer: Viewer,
): Promise<ReleaseDetail> => {
  const { db } = context
  const reader = await toReader(db, viewer)
  const row = await findRelease(db, id)
  if (row.state === 'published') {
    const published = await publishedRecords(row, reader)
    const records = published.map((each) => Object.assign(each, { before: null, after: {}, conflicts: [] }))
    const release = describeRelease(row, records, reader)
    if (records.length === 0 && !release.mine) throw notFound('Change', id)
    return release
  }
  const members = await readMembers(db, [id])
  const readable = await readableOf(db, reader.held, members)
  if (readable.length < members.length) throw notFound('Change', id)
  const records: ReviewedRecord[] = []
  for (const member of members) {
    const compared = await compareMember(context, db, member)
    if (compared) records.push(await review(context, compared, reader))
  }
  const release = describeRelease(row, records, reader)
  if (records.length === 0 && !release.mine) throw notFound('Change', id)
  return release
}

/** Draft of a record, for users with edit permission; undefined if there is none. */
export const readRecordDraft = async (
  context: EngineContext,
  resource: Resource,
  id: number,
  viewer: Viewer,
): Promise<RecordDraft | undefined> => {
  const { db, services } = context
  const member = await findMember(db, resource, id)
  const compared = member?.draft && (await compareMember(context, db, member))
  if (!member?.draft || !compared) return undefined
  const reader = await toReader(db, viewer)
  if ((await readableOf(db, reader.held, [member])).length === 0) return undefined
  const { input, base } = member.draft
  const live = draftedValues(resource, compared.old)
  const [values, shownBase, shownLive] = await services.uploads.show(resource, [input, base, live], 'staff')
  return {
    ...(await describeRecord(compared, reader)),
    values: values ?? input,
    base: shownBase ?? base,
    live: shownLive ?? live,
    conflicts: compared.conflicts,
    change: await describeEditableRecords(context, await findRelease(db, member.change_id), reader),
  }
}

const review = async (
  context: EngineContext,
  compared: Compared,
  reader: Reader,
): Promise<ReviewedRecord> => {
  const { member, old, isLive, values, conflicts } = compared
  return {
    ...(await describeRecord(compared, reader)),
    before: isLive ? await toReadable(context, member.of, draftedValues(member.of, old), reader) : null,
    after: await toReadable(context, member.of, values, reader),
    conflicts,
  }
}

/** Converts values to the form of reads, without related records that the viewer can't read. */
const toReadable = async (
  context: EngineContext,
  resource: Resource,
  values: Readonly<Record<string, unknown>>,
  viewer: Viewer,
): Promise<Record<string, unknown>> => {
  const row = { ...(await toReadValues(context.db, resource, values)), id: 0 }
  await removeUnreadableLinks(context, context.db, resource, [row], viewer)
  const [shown] = await context.services.uploads.show(resource, [row], 'staff')
  const { id: _, ...read } = shown ?? row
  return read
}

/** Converts input values to the form of reads: related records with titles, without deleted ones. */
const toReadValues = async (
  client: EngineClient,
  resource: Resource,
  values: InputValues,
): Promise<Record<string, unknown>> => {
  const read: Record<string, unknown> = { ...values }
  for (const { field, input, related } of findReferences(resource)) {
    delete read[input]
    read[field] = (await readTitles(client, related, [values[input]]))[0] ?? null
  }
  for (const { field, input, related } of findRelations(resource)) {
    delete read[input]
    read[field] = await readTitles(client, related, [values[input]].flat())
  }
  return read
}

const readTitles = async (
  client: EngineClient,
  related: Resource,
  ids: readonly unknown[],
): Promise<{ id: number; description: string }[]> => {
  const known = ids.filter((id) => typeof id === 'number' && Number.isInteger(id) && Math.abs(id) < 2 ** 31)
  if (known.length === 0) return []
  const rows = await table(client)
    .selectFrom(tableName(related))
    .select(['id', `${related.title} as description`])
    .where('id', 'in', known)
    .orderBy('id')
    .execute()
  return rows.map(({ id, description }) => ({ id: Number(id), description: String(description) }))
}
