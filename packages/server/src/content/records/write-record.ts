import { carriedFields, keyFields, keyOf, type FolderRecord } from '@kampana/shared/content/folder-records'
import type { Resource } from '@kampana/engine-declare/resource'
import { ownResources } from '@kampana/engine-declare/registry/own-resources'
import { reservedProblem } from '@kampana/engine-declare/addresses/reserved-paths'
import { isVisible } from '@kampana/engine-declare/visibility'
import type { Transaction } from 'kysely'
import { calendarDay } from '@kampana/engine-declare/time/time-zone'
import { instant } from '@kampana/engine-server/clock'
import { writeAddresses } from '@kampana/engine-server/records/addresses/addresses'
import type { ChangeContext } from '@kampana/engine-server/records/activity'
import { timestamps } from '@kampana/engine-server/records/change-record'
import { findReferences, findRelations, relateAll } from '@kampana/engine-server/records/links/links'
import { indexRecord } from '@kampana/engine-server/records/search-index'
import { decodeRows, encodeColumns } from '@kampana/engine-server/records/storage/index'
import { fetchRow, fetchRows, table, tableName } from '@kampana/engine-server/records/table'
import { newPosition } from '@kampana/engine-server/records/tree/find-position'
import { indexUses } from '@kampana/engine-server/records/uses/write-uses'
import type { Tables } from '../../db/tables.ts'
import { toStoredImages } from '../../media/stored-images.ts'
import { usedUploads } from '../../media/uses/used-by-records.ts'
import type { StoredRecord } from './stored-records.ts'

/** A change made by a folder, without a signed-in person. */
export interface ImportContext extends Pick<ChangeContext, 'now' | 'trashRetainedDays'> {
  trx: Transaction<Tables>
  timeZone: string
}

/** A record references one that doesn't exist. */
export class NothingNamed extends Error {}

/** Writes a folder's record over `old` or as a new one, published by default. Returns its id. */
export const writeRecord = async (
  importing: ImportContext,
  resource: Resource,
  record: FolderRecord,
  old?: StoredRecord,
  isLive = true,
): Promise<number> => {
  const { trx, now, timeZone } = importing
  const values = await toStoredImages(trx, resource, record.values, old?.values ?? null)
  const links = await findLinks(importing, resource, values)
  const columns = toColumns(resource, { ...record, values }, links)
  const live = resource.drafts?.live
  const row = await fetchRow(
    old
      ? table(trx).updateTable(tableName(resource)).set(columns).where('id', '=', old.id).returningAll()
      : table(trx)
          .insertInto(tableName(resource))
          .values({
            ...(await newPosition(trx, resource, columns)),
            ...columns,
            ...(live !== undefined && isLive && { [live]: instant(now) }),
            ...timestamps(resource, instant(now)),
          })
          .returningAll(),
  )
  decodeRows(resource, [row])
  await relateAll(trx, resource, row.id, links)
  const hooks = {
    isVisible: (each: Readonly<Record<string, unknown>>) =>
      isVisible(resource, each, calendarDay(timeZone, now)),
  }
  await indexRecord(trx, resource, hooks, row)
  await indexUses(trx, usedUploads, resource, row)
  const before = old ? { ...row, ...old.values } : null
  await writeAddresses({ trx, now, causer: null, resource, hooks, links: { reservedProblem } }, row, before)
  return row.id
}

const toColumns = (
  resource: Resource,
  { values, samples }: FolderRecord,
  links: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const linked = new Set(linksOf(resource).map(({ field }) => field))
  const own = carriedFields(resource).filter((field) => !linked.has(field))
  return {
    ...encodeColumns(resource, Object.fromEntries(own.map((field) => [field, values[field] ?? null]))),
    ...Object.fromEntries(findReferences(resource).map(({ input }) => [input, links[input] ?? null])),
    ...(isOwn(resource) ? {} : { sample: JSON.stringify(samples) }),
  }
}

/** True for a college's own resource, whose records have no sample marks. */
export const isOwn = ({ name }: Resource): boolean => ownResources().some((each) => each.name === name)

const linksOf = (resource: Resource) => [...findReferences(resource), ...findRelations(resource)]

/** Ids of the records that a record references, by input name. Throws `NothingNamed`. */
export const findLinks = async (
  { trx }: Pick<ImportContext, 'trx'>,
  resource: Resource,
  values: FolderRecord['values'],
): Promise<Record<string, number | number[] | undefined>> => {
  const ids: Record<string, number | number[] | undefined> = {}
  for (const { field, input, related } of linksOf(resource)) {
    const named = values[field] as string | readonly string[] | null | undefined
    if (named == null) continue
    const found = await findIds(trx, related, [named].flat())
    ids[input] = typeof named === 'string' ? found[0] : found
  }
  return ids
}

const findIds = async (
  trx: ImportContext['trx'],
  related: Resource,
  keys: readonly string[],
): Promise<number[]> => {
  const fields = keyFields(related)
  const rows = await fetchRows(
    table(trx)
      .selectFrom(tableName(related))
      .select(['id', ...fields])
      .where((eb) => eb.or(fields.map((field) => eb(field, 'in', [...keys, '']))))
      .orderBy('id'),
  )
  return keys.map((name) => {
    const found = rows.find((row) => keyOf(related, row) === name)
    if (!found)
      throw new NothingNamed(`A record names the ${related.singular} '${name}', which there is not.`)
    return found.id
  })
}
