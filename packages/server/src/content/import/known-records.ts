import type { FolderRecord } from '@kampana/shared/content/folder-records'
import type { DbClient } from '../../db/tables.ts'

/**
 * Source of a folder's records: the last import, an export to this path, or a release that an import created. An export to the
 * same path replaces the last.
 */
export type KnownSource = 'import' | `export ${string}` | `change ${string}`

/** A record as a folder contained it at the last import or export. */
export interface KnownRecord extends FolderRecord {
  id: number
}

/** Records of a folder by resource. */
export type KnownRecords = ReadonlyMap<string, readonly KnownRecord[]>

/** Base of an import's three-way merge: the folder as it was exported, or else as it was last imported. */
export const readKnown = async (client: DbClient, folder: string): Promise<KnownRecords> => {
  const written = await readSource(client, `export ${folder}`)
  return written.size > 0 ? written : readSource(client, 'import')
}

/** Records stored under a source. */
export const readSource = async (client: DbClient, source: KnownSource): Promise<KnownRecords> => {
  const rows = await client
    .selectFrom('folder_records')
    .select(['resource', 'record_id', 'record'])
    .where('source', '=', source)
    .orderBy('record_id')
    .execute()
  const known = rows.map(({ resource, record_id: id, record }) => ({
    resource,
    record: { id, ...(JSON.parse(record) as FolderRecord) },
  }))
  const groups = Map.groupBy(known, ({ resource }) => resource)
  return new Map([...groups].map(([name, own]) => [name, own.map(({ record }) => record)]))
}

/** Stores a folder's records in place of those stored for these resources. */
export const noteKnown = async (
  client: DbClient,
  source: KnownSource,
  known: KnownRecords,
): Promise<void> => {
  for (const [resource, records] of known) {
    await client
      .deleteFrom('folder_records')
      .where('source', '=', source)
      .where('resource', '=', resource)
      .execute()
    for (let from = 0; from < records.length; from += batchSize)
      await client
        .insertInto('folder_records')
        .values(
          records.slice(from, from + batchSize).map(({ id, values, samples }) => ({
            source,
            resource,
            record_id: id,
            record: JSON.stringify({ values, samples }),
          })),
        )
        .execute()
  }
}

/** Few, because a body can be 500 KB. */
const batchSize = 100

/** Deletes the records stored under a source. */
export const forgetKnown = async (client: DbClient, source: KnownSource): Promise<void> => {
  await client.deleteFrom('folder_records').where('source', '=', source).execute()
}

/** Stores the records of an export. Those of an earlier export are deleted, because only one folder is in use. */
export const noteExport = async (client: DbClient, folder: string, known: KnownRecords): Promise<void> => {
  await client.deleteFrom('folder_records').where('source', 'like', 'export %').execute()
  await noteKnown(client, `export ${folder}`, known)
  for (const offer of await readOffers(client))
    if (offer.folder === folder)
      await client
        .updateTable('folder_records')
        .set({ source: `change ${offer.id}` })
        .where('source', '=', offer.source)
        .execute()
}

/** Records that imports offered in releases and that nobody has settled yet. */
export const readOffers = async (
  client: DbClient,
): Promise<{ source: `change ${string}`; id: number; folder: string }[]> => {
  const rows = await client
    .selectFrom('folder_records')
    .select('source')
    .distinct()
    .where('source', 'like', 'change %')
    .execute()
  return rows.map(({ source }) => {
    const [, id = '', ...path] = source.split(' ')
    return { source: source as `change ${string}`, id: Number(id), folder: path.join(' ') }
  })
}
