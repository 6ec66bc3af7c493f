import { carriedFields } from '@kampana/shared/content/shown-records'
import { recordTitle, type Resource } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/resources/index'
import { recordActivity } from '../../crud/activity.ts'
import { forgetAddresses } from '../../crud/addresses/addresses.ts'
import { lockMembership } from '../../crud/drafts/membership.ts'
import { draftsKey, takeTrashedDraft } from '../../crud/drafts/trashed-draft.ts'
import { findReferences } from '../../crud/links.ts'
import { listDependents } from '../../crud/removal/dependents.ts'
import { moveToTrash, readRecord } from '../../crud/removal/trash.ts'
import { unindexRecord } from '../../crud/search-index.ts'
import { table, tableName } from '../../crud/table.ts'
import type { StoredRecord } from '../records/stored-records.ts'
import type { Carrying } from '../records/write-record.ts'
import { tell, type Carried } from './carried.ts'
import { pick } from './merge-record.ts'

type Gone = readonly [Resource, StoredRecord]

/** Moves records that the folder doesn't have any more into the trash, but for those that others still name. */
export const removeGone = async (carrying: Carrying, gone: readonly Gone[]): Promise<Carried[]> => {
  const removed: Carried[] = []
  let left = gone.toReversed()
  for (let before = left.length + 1; left.length < before;) {
    before = left.length
    const named: Gone[] = []
    for (const each of left) {
      const [resource, record] = each
      if (await isNamed(carrying, resource, record)) named.push(each)
      else {
        await remove(carrying, resource, record)
        removed.push(tell('delete', resource, record))
      }
    }
    left = named
  }
  return [...removed, ...left.map(([resource, record]) => tell('gone', resource, record))]
}

const isNamed = async ({ trx }: Carrying, { name }: Resource, { id }: StoredRecord): Promise<boolean> => {
  for (const holder of allResources())
    for (const { input } of findReferences(holder).filter(({ related }) => related.name === name)) {
      const query = table(trx).selectFrom(tableName(holder)).select('id').where(input, '=', id).limit(1)
      if (await query.executeTakeFirst()) return true
    }
  return false
}

const remove = async (
  carrying: Carrying,
  resource: Resource,
  { id, values }: StoredRecord,
): Promise<void> => {
  const { trx, now } = carrying
  const under = { ...carrying, causer: null }
  const membership = await lockMembership(carrying, resource, id)
  const trashed = await readRecord(carrying.trx, resource, listDependents(resource, {}), id)
  trashed.dependents[draftsKey] = await takeTrashedDraft(under, membership)
  await table(trx).deleteFrom(tableName(resource)).where('id', '=', id).execute()
  await unindexRecord(trx, resource, id)
  await forgetAddresses(trx, resource, id)
  const entry = await recordActivity(trx, {
    causer: null,
    resource,
    action: 'delete',
    id,
    title: recordTitle(resource, values),
    now,
    old: pick(values, carriedFields(resource)),
  })
  await moveToTrash(under, resource, trashed, entry)
}
