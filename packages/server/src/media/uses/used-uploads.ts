import type { AddressUse, Changes } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import type { SelectQueryBuilder } from 'kysely'
import { holdingFields } from '@kampana/engine-server/records/links/holding-fields'
import { decodeRows } from '@kampana/engine-server/records/storage/index'
import { table, tableName, type AnyTables } from '@kampana/engine-server/records/table'
import type { Database } from '../../db/tables.ts'
import { required } from '@kampana/engine-server/required'

/** Hashes of all uploads in records, restorable versions and former texts. A separate thread may read them. */
export const findUsedUploads = async (db: Database): Promise<Set<string>> => {
  const used = new Set<string>()
  for (const resource of allResources()) {
    await collectFromRecords(db, resource, used)
    await collectFromVersions(db, resource, used)
  }
  for (const text of otherTexts) await collectFromTexts(db, text, used)
  return used
}

const collectFromRecords = async (db: Database, resource: Resource, used: Set<string>): Promise<void> => {
  const fields = holdingFields(resource)
  if (fields.length === 0) return
  const records = table(db)
    .selectFrom(tableName(resource))
    .select(['id', ...fields.map(({ column }) => column)])
  for await (const row of inBatches(records, 'id', 0)) {
    decodeRows(resource, [row])
    for (const { name, find } of fields) addUses(find(row[name]), used)
  }
}

/** The log contains former values, which can be restored while the record exists, also in the trash. */
const collectFromVersions = async (db: Database, resource: Resource, used: Set<string>): Promise<void> => {
  const fields = holdingFields(resource)
  if (fields.length === 0) return
  const entries = naming('properties', table(db).selectFrom('logs').select(['id', 'properties']))
    .where('resource', '=', resource.name)
    .where((eb) =>
      eb.or([
        eb('record_id', 'in', eb.selectFrom(tableName(resource)).select('id')),
        eb(
          'record_id',
          'in',
          eb.selectFrom('trash').select('record_id').where('resource', '=', resource.name),
        ),
      ]),
    )
  for await (const { properties } of inBatches(entries, 'id', 0)) {
    const { attributes, old } = JSON.parse(String(properties)) as Changes
    for (const { name, find } of fields)
      for (const values of [attributes, old]) addUses(find(values?.[name]), used)
  }
}

/** Texts outside of records: the trash, drafts, staff's notes on messages, and texts from before content became records. */
const otherTexts = [
  { from: 'trash', column: 'kept', key: 'id', first: 0 },
  { from: 'drafts', column: 'input', key: 'id', first: 0 },
  { from: 'message_answers', column: 'text', key: 'id', first: 0 },
  { from: 'former_texts', column: 'text', key: 'id', first: 0 },
] as const

/** Reads every address in texts, which are JSON of a past declaration or written by hand. */
const collectFromTexts = async (
  db: Database,
  { from, column, key, first }: (typeof otherTexts)[number],
  used: Set<string>,
): Promise<void> => {
  const texts = naming(column, table(db).selectFrom(from).select([key, column]))
  for await (const row of inBatches(texts, key, first)) addHashes(String(row[column]), used)
}

/** Selects only rows that may contain the address of an upload. */
const naming = (column: string, query: Selection): Selection =>
  query.where((eb) => eb.or([eb(column, 'like', '%media%'), eb(column, 'like', '%files%')]))

type Selection = SelectQueryBuilder<AnyTables, string, Record<string, unknown>>

/** Rows per batch; few, because a body can be 500 KB. */
const batchSize = 100

/** Reads all rows of a query in batches, by unique key. */
async function* inBatches(query: Selection, key: string, first: string | number) {
  for (let last = first; ;) {
    const rows = await query.where(key, '>', last).orderBy(key).limit(batchSize).execute()
    yield* rows
    if (rows.length < batchSize) return
    last = required(rows.at(-1))[key] as string | number
  }
}

const addUses = (uses: readonly AddressUse[], used: Set<string>): void => {
  for (const { address } of uses) addHashes(address, used)
}

const addHashes = (text: string, used: Set<string>): void => {
  for (const [, hash = ''] of text.matchAll(address)) used.add(hash)
}

/** Also matches JSON within JSON, where slashes may be escaped. */
const address = /(?:media|files)\\*\/([0-9a-f]{32})\\*\//g
