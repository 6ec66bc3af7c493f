import { carriedFields } from '@kampana/shared/content/folder-records'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { recordActivity } from '@kampana/engine-server/records/activity'
import { releaseAddresses } from '@kampana/engine-server/records/addresses/reservations'
import { lockMembership } from '@kampana/engine-server/records/drafts/membership'
import { draftsKey, takeTrashedDraft } from '@kampana/engine-server/records/drafts/trashed-draft'
import { findReferences } from '@kampana/engine-server/records/links/links'
import { listDependents } from '@kampana/engine-server/records/removal/dependents'
import { moveToTrash, readRecord } from '@kampana/engine-server/records/removal/trash'
import { unindexRecord } from '@kampana/engine-server/records/search-index'
import { table, tableName } from '@kampana/engine-server/records/table'
import type { StoredRecord } from '../records/stored-records.ts'
import type { ImportContext } from '../records/write-record.ts'
import { toEntry, type ImportEntry } from './import-entry.ts'
import { pickOrNull } from './merge-record.ts'

type GoneRecord = readonly [Resource, StoredRecord]

/** Moves records missing from the folder to the trash, except those that other records still reference. */
export const removeGone = async (
  importing: ImportContext,
  gone: readonly GoneRecord[],
): Promise<ImportEntry[]> => {
  const removed: ImportEntry[] = []
  let left = gone.toReversed()
  for (let before = left.length + 1; left.length < before;) {
    before = left.length
    const named: GoneRecord[] = []
    for (const each of left) {
      const [resource, record] = each
      if (await isNamed(importing, resource, record)) named.push(each)
      else {
        await remove(importing, resource, record)
        removed.push(toEntry('delete', resource, record))
      }
    }
    left = named
  }
  return [...removed, ...left.map(([resource, record]) => toEntry('gone', resource, record))]
}

const isNamed = async (
  { trx }: ImportContext,
  { name }: Resource,
  { id }: StoredRecord,
): Promise<boolean> => {
  for (const holder of allResources())
    for (const { input } of findReferences(holder).filter(({ related }) => related.name === name)) {
      const query = table(trx).selectFrom(tableName(holder)).select('id').where(input, '=', id).limit(1)
      if (await query.executeTakeFirst()) return true
    }
  return false
}

const remove = async (
  importing: ImportContext,
  resource: Resource,
  { id, values }: StoredRecord,
): Promise<void> => {
  const { trx, now } = importing
  const under = { ...importing, causer: null }
  const membership = await lockMembership(importing, resource, id)
  const trashed = await readRecord(trx, resource, listDependents(resource, {}), id)
  trashed.dependents[draftsKey] = await takeTrashedDraft(under, membership)
  await table(trx).deleteFrom(tableName(resource)).where('id', '=', id).execute()
  await unindexRecord(trx, resource, id)
  await releaseAddresses(trx, resource, id)
  const entry = await recordActivity(trx, {
    causer: null,
    resource,
    action: 'delete',
    id,
    title: recordTitle(resource, values),
    now,
    old: pickOrNull(values, carriedFields(resource)),
  })
  await moveToTrash(under, resource, trashed, entry)
}
