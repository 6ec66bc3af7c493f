import type { Change, ChangedRecord } from '@kampana/shared/api/changes'
import type { AppContext } from '../../app-context.ts'
import type { DbClient } from '../../db/tables.ts'
import type { Viewer } from '../activity.ts'
import { parseApproved } from './approval.ts'
import { compareMember, type Compared } from './compare.ts'
import { findDrafted, readMembers, type ChangeRow, type Member } from './members.ts'
import { readStates, type RecordState } from './record-states.ts'
import { mayRead, rightsOn } from '../drafts/rights.ts'

type Context = Pick<AppContext, 'findHooks'>

/** Changes as a viewer reads them, who may read every record in them, or began them where they hold none. */
export const describeChanges = async (
  context: Context,
  client: DbClient,
  rows: readonly ChangeRow[],
  viewer: Viewer,
): Promise<Change[]> => {
  const waiting = rows.filter(({ state }) => state !== 'published').map(({ id }) => id)
  const all = await readMembers(client, waiting)
  const members = Map.groupBy(all, ({ change_id }) => change_id)
  const states = await readStates(client, all)
  const changes: Change[] = []
  for (const row of rows) {
    const own = members.get(row.id) ?? []
    if (!own.every(({ of }) => mayRead(of, viewer.permissions))) continue
    const change = describeChange(
      row,
      row.state === 'published'
        ? publishedRecords(row, viewer)
        : await listRecords({ context, client, states }, own, viewer),
      viewer,
    )
    if (change.records.length > 0 || change.mine) changes.push(change)
  }
  return changes
}

/** A change with the records of it that a viewer may read. */
export const describeOwnPart = async (
  context: Context,
  client: DbClient,
  row: ChangeRow,
  viewer: Viewer,
): Promise<Change> => {
  const members = await readMembers(client, [row.id])
  const readable = members.filter(({ of }) => mayRead(of, viewer.permissions))
  const states = await readStates(client, readable)
  return describeChange(row, await listRecords({ context, client, states }, readable, viewer), viewer)
}

export const describeChange = <R extends ChangedRecord>(
  row: ChangeRow,
  records: readonly R[],
  viewer: Viewer,
) => ({
  id: row.id,
  note: row.note,
  state: row.state,
  publish_at: row.publish_at,
  problem: row.problem,
  review_note: row.review_note,
  by: row.began_by_name,
  at: row.created_at,
  mine: row.began_by === viewer.id || row.asked_by === viewer.id,
  asked_by: row.asked_by_name,
  decided_by: row.decided_by_name,
  decided_at: row.decided_at,
  records,
})

export const describeRecord = (
  { member, isLive, hash, version }: Pick<Compared, 'member' | 'isLive' | 'hash' | 'version'>,
  viewer: Viewer,
): ChangedRecord => ({
  resource: member.resource,
  id: member.record_id,
  title: member.title,
  isLive,
  hash,
  version,
  by: member.written_by_name,
  at: member.written_at,
  may: rightsOn(member.of, viewer.permissions),
})

interface Listing {
  context: Context
  client: DbClient
  states: ReadonlyMap<Member, RecordState>
}

const listRecords = async (
  { context, client, states }: Listing,
  members: readonly Member[],
  viewer: Viewer,
): Promise<ChangedRecord[]> => {
  const records: ChangedRecord[] = []
  for (const member of members) {
    const state = states.get(member)
    if (!state) continue
    // Of a record itself the hash is that of its values.
    const { hash } = member.draft ?? (await compareMember(context, client, member)) ?? { hash: '' }
    records.push(describeRecord({ member, hash, ...state }, viewer))
  }
  return records
}

/** What was published, as it was called then. */
export const publishedRecords = (
  { approved }: Pick<ChangeRow, 'approved'>,
  viewer: Viewer,
): ChangedRecord[] =>
  parseApproved(approved).flatMap((record) => {
    const of = findDrafted(record.resource)
    if (!of || !mayRead(of, viewer.permissions)) return []
    return [{ ...record, isLive: true, may: rightsOn(of, viewer.permissions) }]
  })
