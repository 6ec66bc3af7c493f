import {
  carriedFields,
  keyFields,
  keyOf,
  type ShownRecord,
  type ShownRecords,
} from '@kampana/shared/content/shown-records'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { isOutsideFolder } from '@kampana/engine-server/records/addresses/declared-address'
import { findReferences, findRelations } from '@kampana/engine-server/records/links/links'
import { decodeRows } from '@kampana/engine-server/records/storage/index'
import { fetchRows, table, tableName, type Row } from '@kampana/engine-server/records/table'
import { visibleRows } from '@kampana/engine-server/records/visibility'
import type { DbClient } from '../../db/tables.ts'
import { showImages } from '../../media/show-images.ts'
import { measureFiles } from '../../media/measure-files.ts'

/** A record of the database in the folder's form. */
export interface StoredRecord extends ShownRecord {
  id: number
}

/** Published records of the filled resources as visitors see them; with a day, only those that they can see on it. */
export const readLiveRecords = async (client: DbClient, today?: string): Promise<ShownRecords> => {
  const records: Record<string, ShownRecord[]> = {}
  for (const resource of await filledResources(client)) {
    const stored = await showStored(client, resource, await readStored(client, resource, today))
    records[resource.name] = stored.map(({ values, samples }) => ({ values, samples }))
  }
  return records
}

const mark = 'filled '
/** Name of the event at which a resource was filled from the folder. */
export const fillingOf = (resource: string): `filled ${string}` => `${mark}${resource}`

/** Resources whose records are in the database. */
export const filledResources = async (client: DbClient): Promise<Resource[]> => {
  const rows = await client.selectFrom('moments').select('name').where('name', 'like', `${mark}%`).execute()
  const names = new Set(rows.map(({ name }) => name.slice(mark.length)))
  return allResources().filter(({ name }) => names.has(name))
}

/** Published records of a resource; with a day, only those that visitors can see on it. */
export const readStored = async (
  client: DbClient,
  resource: Resource,
  today?: string,
): Promise<StoredRecord[]> =>
  toStoredRecords(
    client,
    resource,
    await linkRows(client, resource, await readLiveRows(client, resource, today)),
  )

/** Their rows, as stored, without redirects of records outside the folder. */
export const readLiveRows = async (client: DbClient, resource: Resource, today?: string): Promise<Row[]> => {
  const { drafts } = resource
  const rows = await fetchRows(
    table(client)
      .selectFrom(tableName(resource))
      .selectAll()
      .$if(drafts?.live !== undefined, (query) => query.where(String(drafts?.live), 'is not', null))
      .$if(today !== undefined, (query) => query.where(visibleRows(resource, String(today))))
      .orderBy('id'),
  )
  return rows.filter((row) => !isOutsideFolder(resource, row))
}

/** Row of a record, published or not; undefined if it was deleted. */
export const readRow = async (client: DbClient, resource: Resource, id: number): Promise<Row | undefined> => {
  const rows = await fetchRows(table(client).selectFrom(tableName(resource)).selectAll().where('id', '=', id))
  return (await linkRows(client, resource, rows))[0]
}

/** Records with the current addresses of images, without images that were taken down. */
export const showStored = async (
  client: DbClient,
  resource: Resource,
  records: readonly StoredRecord[],
): Promise<StoredRecord[]> => {
  const values = records.map((record) => record.values)
  const shown = await showImages(client, resource, values, 'visitors')
  return records.flatMap((record, index) => {
    const own = shown[index]
    if (own === record.values) return record
    return own ? { ...record, values: own } : []
  })
}

/** Converts rows, with ids of related records under their input names, to the folder's form. */
export const toStoredRecords = async (
  client: DbClient,
  resource: Resource,
  rows: readonly Row[],
): Promise<StoredRecord[]> => {
  const links = new Map(
    [...findReferences(resource), ...findRelations(resource)].map((link) => [link.field, link]),
  )
  const keys = new Map<string, ReadonlyMap<number, string>>()
  for (const { related } of links.values())
    if (rows.length > 0 && !keys.has(related.name)) keys.set(related.name, await readKeys(client, related))
  const toValue = (row: Row, field: string): unknown => {
    const link = links.get(field)
    if (!link) return row[field] ?? null
    const known = keys.get(link.related.name)
    const id = row[link.input] as number | readonly number[] | null | undefined
    return typeof id === 'object' && id !== null
      ? id.flatMap((each) => known?.get(each) ?? [])
      : (known?.get(Number(id)) ?? null)
  }
  const fileFields = Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'file')
  const filesOf = (row: Row): string[] => fileFields.flatMap((name) => row[name] ?? []).map(String)
  const measures = await measureFiles(client, rows.flatMap(filesOf))
  const fields = carriedFields(resource)
  return rows.map((row) => {
    const own = filesOf(row).flatMap((address) => (measures[address] ? [[address, measures[address]]] : []))
    return {
      id: row.id,
      values: Object.fromEntries(fields.map((field) => [field, toValue(row, field)])),
      samples: typeof row['sample'] === 'string' ? JSON.parse(row['sample']) : [],
      ...(own.length > 0 && { measures: Object.fromEntries(own) }),
    }
  })
}

export const readKeys = async (client: DbClient, related: Resource): Promise<ReadonlyMap<number, string>> => {
  const rows = await fetchRows(
    table(client)
      .selectFrom(tableName(related))
      .select(['id', ...keyFields(related)]),
  )
  return new Map(rows.map((row) => [row.id, keyOf(related, row)]))
}

/** Decodes rows in place, and adds the ids of related records from join tables. */
export const linkRows = async (client: DbClient, resource: Resource, rows: Row[]): Promise<Row[]> => {
  decodeRows(resource, rows)
  for (const { input, pairs, own, other } of findRelations(resource)) {
    const found = (await table(client)
      .selectFrom(pairs)
      .select([`${own} as own`, `${other} as other`])
      .orderBy(other)
      .execute()) as { own: number; other: number }[]
    const byOwner = Map.groupBy(found, (each) => each.own)
    for (const row of rows) row[input] = (byOwner.get(row.id) ?? []).map((each) => each.other)
  }
  return rows
}
