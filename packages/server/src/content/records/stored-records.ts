import { carriedFields, keyFields, keyOf, type FolderRecord } from '@kampana/shared/content/folder-records'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { isOutsideFolder } from '@kampana/engine-server/records/addresses/declared-address'
import { findReferences, findRelations } from '@kampana/engine-server/records/links/links'
import { decodeRows } from '@kampana/engine-server/records/storage/index'
import { fetchRows, table, tableName, type Row } from '@kampana/engine-server/records/table'
import type { DbClient } from '../../db/tables.ts'

/** A record of the database in the folder's form. */
export interface StoredRecord extends FolderRecord {
  id: number
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

/** Published records of a resource, without redirects of records outside the folder. */
export const readStored = async (client: DbClient, resource: Resource): Promise<StoredRecord[]> => {
  const { drafts } = resource
  const rows = await fetchRows(
    table(client)
      .selectFrom(tableName(resource))
      .selectAll()
      .$if(drafts?.live !== undefined, (query) => query.where(String(drafts?.live), 'is not', null))
      .orderBy('id'),
  )
  const own = rows.filter((row) => !isOutsideFolder(resource, row))
  return toStoredRecords(client, resource, await linkRows(client, resource, own))
}

/** Converts rows, with ids of related records under their input names, to the folder's form. */
const toStoredRecords = async (
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
  const fields = carriedFields(resource)
  return rows.map((row) => ({
    id: row.id,
    values: Object.fromEntries(fields.map((field) => [field, toValue(row, field)])),
    samples: typeof row['sample'] === 'string' ? JSON.parse(row['sample']) : [],
  }))
}

const readKeys = async (client: DbClient, related: Resource): Promise<ReadonlyMap<number, string>> => {
  const rows = await fetchRows(
    table(client)
      .selectFrom(tableName(related))
      .select(['id', ...keyFields(related)]),
  )
  return new Map(rows.map((row) => [row.id, keyOf(related, row)]))
}

/** Decodes rows in place, and adds the ids of related records from join tables. */
const linkRows = async (client: DbClient, resource: Resource, rows: Row[]): Promise<Row[]> => {
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
