import {
  carriedFields,
  keyFields,
  keyOf,
  type ShownRecord,
  type ShownRecords,
} from '@kampana/shared/content/shown-records'
import { recordTitle, type Resource } from '@kampana/shared/resource'
import { findResource } from '@kampana/shared/resources/index'
import { recordActivity } from '../../crud/activity.ts'
import { forgetAddresses } from '../../crud/addresses/addresses.ts'
import { lockMembership } from '../../crud/drafts/membership.ts'
import { draftsKey, takeTrashedDraft } from '../../crud/drafts/trashed-draft.ts'
import { listDependents } from '../../crud/removal/dependents.ts'
import { moveToTrash, readRecord } from '../../crud/removal/trash.ts'
import { unindexRecord } from '../../crud/search-index.ts'
import { table, tableName } from '../../crud/table.ts'
import { noteTime } from '../../operations/moments.ts'
import { fillingOf, readStored, type StoredRecord } from './stored-records.ts'
import { writeRecord, type Carrying } from './write-record.ts'

/** What an import has done to a record. */
export interface Carried {
  action: 'create' | 'edit' | 'delete'
  resource: string
  title: string
}

/** Writes what a folder says of records, all or nothing, each with its log entry: what is new, what differs, and what is gone. */
export const importRecords = async (carrying: Carrying, folder: ShownRecords): Promise<Carried[]> => {
  const carried: Carried[] = []
  const gone: [Resource, StoredRecord][] = []
  for (const [name, records] of Object.entries(folder)) {
    const resource = findResource(name)
    const known = byKey(resource, await readStored(carrying.trx, resource))
    const named = byKey(resource, records)
    for (const [key, record] of named)
      carried.push(...(await importRecord(carrying, resource, record, known.get(key))))
    for (const [key, record] of known) if (!named.has(key)) gone.push([resource, record])
    await noteTime(carrying.trx, fillingOf(name), carrying.now)
  }
  // What names others goes before them.
  for (const [resource, record] of gone.toReversed()) carried.push(await remove(carrying, resource, record))
  return carried
}

/** Records by what tells one from another: an address, values that must be unique together, or a title, counted where they repeat. */
export const byKey = <T extends ShownRecord>(resource: Resource, records: readonly T[]): Map<string, T> => {
  const together = keyFields(resource).length === 1 ? (resource.unique[0] ?? []) : []
  const nameOf = ({ values }: T): unknown => {
    const named = together.map((name) => values[name])
    return named.length === 0 || named.includes(null) ? keyOf(resource, values) : named
  }
  const counts = new Map<string, number>()
  return new Map(
    records.map((record) => {
      const key = resource.singleton ? '' : JSON.stringify(nameOf(record))
      const count = counts.get(key) ?? 0
      counts.set(key, count + 1)
      return [`${key} ${count}`, record]
    }),
  )
}

const importRecord = async (
  carrying: Carrying,
  resource: Resource,
  record: ShownRecord,
  old: StoredRecord | undefined,
): Promise<Carried[]> => {
  const { values, samples } = record
  const differing = carriedFields(resource).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(old?.values[field]),
  )
  if (old && differing.length === 0 && JSON.stringify(samples) === JSON.stringify(old.samples)) return []
  const id = await writeRecord(carrying, resource, record, old)
  const action = old ? 'edit' : 'create'
  const carried = { action, resource: resource.name, title: recordTitle(resource, values) } as const
  // A mark alone is no change of what is said.
  if (differing.length > 0)
    await recordActivity(carrying.trx, {
      causer: null,
      resource,
      action,
      id,
      title: carried.title,
      now: carrying.now,
      attributes: pick(values, differing),
      ...(old && { old: pick(old.values, differing) }),
    })
  return [carried]
}

/** Moves a record that the folder doesn't have any more into the trash. */
const remove = async (
  carrying: Carrying,
  resource: Resource,
  { id, values }: StoredRecord,
): Promise<Carried> => {
  const { trx, now } = carrying
  const under = { ...carrying, causer: null }
  const title = recordTitle(resource, values)
  const membership = await lockMembership(carrying, resource, id)
  const trashed = await readRecord(carrying, resource, listDependents(resource, {}), id)
  trashed.dependents[draftsKey] = await takeTrashedDraft(under, membership)
  await table(trx).deleteFrom(tableName(resource)).where('id', '=', id).execute()
  await unindexRecord(trx, resource, id)
  await forgetAddresses(trx, resource, id)
  const entry = await recordActivity(trx, {
    causer: null,
    resource,
    action: 'delete',
    id,
    title,
    now,
    old: pick(values, carriedFields(resource)),
  })
  await moveToTrash(under, resource, trashed, entry)
  return { action: 'delete', resource: resource.name, title }
}

/** The values of some fields. */
export const pick = (values: ShownRecord['values'], names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
