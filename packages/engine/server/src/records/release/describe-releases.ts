import type { Release, ReleaseRecord } from '@kampana/engine-declare/api/releases'
import type { EngineContext } from '../context/engine-context.ts'
import type { EngineClient } from '../../db/engine-tables.ts'
import type { Viewer } from '../activity.ts'
import { parseApproved } from './approval.ts'
import { compareMember, type Compared } from './compare.ts'
import { findDrafted, readMembers, type ReleaseRow, type Member, readVersions } from './members.ts'
import { isLive } from '@kampana/engine-declare/resource'
import { fetchRows, table, tableName } from '../table.ts'
import { readableOf, draftPermissionsOn, viewerPermissions } from '../drafts/draft-permissions.ts'
import type { HeldPermissions } from '../permissions/held-permissions.ts'
import { readNamesakes, type Namesakes } from '../people.ts'
import { isWaiting } from './waiting.ts'

type Context = Pick<EngineContext, 'findHooks' | 'services'>

/** A reader of releases, with their current permissions. */
export interface Reader extends Viewer {
  client: EngineClient
  held: HeldPermissions
  namesakes: Namesakes
}

export const toReader = async (client: EngineClient, viewer: Viewer): Promise<Reader> => ({
  ...viewer,
  client,
  held: await viewerPermissions(client, viewer),
  namesakes: await readNamesakes(client),
})

/** Describes the releases a viewer may read: those with only readable records, and the viewer's own empty ones. */
export const describeReleases = async (
  context: Context,
  client: EngineClient,
  rows: readonly ReleaseRow[],
  viewer: Viewer,
): Promise<Release[]> => {
  const reader = await toReader(client, viewer)
  const waiting = rows.filter(({ state }) => state !== 'published').map(({ id }) => id)
  const all = await readMembers(client, waiting)
  const members = Map.groupBy(all, ({ change_id: release_id }) => release_id)
  const states = await readStates(client, all)
  const changes: Release[] = []
  for (const row of rows) {
    const own = members.get(row.id) ?? []
    if ((await readableOf(client, reader.held, own)).length < own.length) continue
    const records =
      row.state === 'published'
        ? await publishedRecords(row, reader)
        : await listRecords(context, states, own, reader)
    const release = describeRelease(row, records, reader)
    if (release.records.length > 0 || release.mine) changes.push(release)
  }
  return changes
}

/** Describes a release with the records that the viewer may read. */
export const describeEditableRecords = async (
  context: Context,
  row: ReleaseRow,
  reader: Reader,
): Promise<Release> => {
  const members = await readMembers(reader.client, [row.id])
  const readable = await readableOf(reader.client, reader.held, members)
  const states = await readStates(reader.client, readable)
  return describeRelease(row, await listRecords(context, states, readable, reader), reader)
}

export const describeRelease = <R extends ReleaseRecord>(
  row: ReleaseRow,
  records: readonly R[],
  { id, namesakes }: Pick<Reader, 'id' | 'namesakes'>,
) => ({
  id: row.id,
  note: row.note,
  state: row.state,
  publish_at: row.publish_at,
  problem: row.problem,
  review_note: row.review_note,
  by: namesakes.get(row.began_by) ?? row.began_by_name,
  at: row.created_at,
  mine: row.began_by === id || row.asked_by === id,
  may_withdraw: records.every(({ may }) => may[isWaiting(row) && row.asked_by !== id ? 'publish' : 'edit']),
  asked_by: namesakes.get(row.asked_by ?? 0) ?? row.asked_by_name,
  decided_by: namesakes.get(row.decided_by ?? 0) ?? row.decided_by_name,
  decided_at: row.decided_at,
  records,
})

export const describeRecord = async (
  { member, isLive, hash, version }: Pick<Compared, 'member' | 'isLive' | 'hash' | 'version'>,
  { client, held, namesakes }: Reader,
): Promise<ReleaseRecord> => ({
  resource: member.resource,
  id: member.record_id,
  title: member.title,
  isLive,
  hash,
  version,
  by: namesakes.get(member.written_by) ?? member.written_by_name,
  at: member.written_at,
  may: await draftPermissionsOn(client, held, member),
})

const listRecords = async (
  context: Context,
  states: ReadonlyMap<Member, RecordState>,
  members: readonly Member[],
  reader: Reader,
): Promise<ReleaseRecord[]> => {
  const records: ReleaseRecord[] = []
  for (const member of members) {
    const state = states.get(member)
    if (!state) continue
    // For an unpublished record, the hash of its values.
    const { hash } = member.draft ?? (await compareMember(context, reader.client, member)) ?? { hash: '' }
    records.push(await describeRecord({ member, hash, ...state }, reader))
  }
  return records
}

/** The published records, with their titles at that time. */
export const publishedRecords = async (
  { approved }: Pick<ReleaseRow, 'approved'>,
  { client, held }: Reader,
): Promise<ReleaseRecord[]> => {
  const named = parseApproved(approved).flatMap((record) => {
    const of = findDrafted(record.resource)
    return of ? [{ of, record_id: record.id, record }] : []
  })
  const readable = await readableOf(client, held, named)
  const records: ReleaseRecord[] = []
  for (const each of readable)
    records.push({ ...each.record, isLive: true, may: await draftPermissionsOn(client, held, each) })
  return records
}

/** State of a record in lists of releases, apart from its draft. */
interface RecordState {
  isLive: boolean
  version: number
}

/** States of the records in releases, without deleted ones. Two queries per resource. */
const readStates = async (
  client: EngineClient,
  members: readonly Member[],
): Promise<ReadonlyMap<Member, RecordState>> => {
  const states = new Map<Member, RecordState>()
  for (const [of, own] of Map.groupBy(members, (member) => member.of)) {
    const ids = own.map(({ record_id }) => record_id)
    const live = of.drafts?.live
    const rows = await fetchRows(
      table(client)
        .selectFrom(tableName(of))
        .select(['id', ...(live === undefined ? [] : [live])])
        .where('id', 'in', ids),
    )
    const byId = new Map(rows.map((row) => [row.id, row]))
    const versions = await readVersions(client, of, ids)
    for (const member of own) {
      const row = byId.get(member.record_id)
      if (row) states.set(member, { isLive: isLive(of, row), version: versions.get(row.id) ?? 0 })
    }
  }
  return states
}
