import type { ShownRecord } from '@kampana/shared/content/shown-records'
import type { DbClient } from '../../db/tables.ts'

/**
 * When a folder said so: at the last import, as the folder with this path was written, or in a change that an import began; with
 * the folder of that, unless it was written anew since.
 */
export type KnownSource = 'import' | `export ${string}` | `change ${string}`

/** What a folder said of a record when it was last imported or written. */
export interface KnownRecord extends ShownRecord {
  id: number
}

/** What a folder said of records, by their resources. */
export type KnownRecords = ReadonlyMap<string, readonly KnownRecord[]>

/** The common base of an import's three-way merge: what the folder said when it was written, or else at the last import. */
export const readKnown = async (client: DbClient, folder: string): Promise<KnownRecords> => {
  const written = await readSource(client, `export ${folder}`)
  return written.size > 0 ? written : readSource(client, 'import')
}

/** What was noted under a source. */
export const readSource = async (client: DbClient, source: KnownSource): Promise<KnownRecords> => {
  const rows = await client
    .selectFrom('folder_records')
    .select(['resource', 'record_id', 'record'])
    .where('source', '=', source)
    .orderBy('record_id')
    .execute()
  const known = rows.map(({ resource, record_id: id, record }) => ({
    resource,
    record: { id, ...(JSON.parse(record) as ShownRecord) },
  }))
  const groups = Map.groupBy(known, ({ resource }) => resource)
  return new Map([...groups].map(([name, own]) => [name, own.map(({ record }) => record)]))
}

/** Notes what a folder says of records, in place of what was noted of these resources. */
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

/** Few, since a body can be half a megabyte. */
const batchSize = 100

/** Forgets what was noted under a source. */
export const forgetKnown = async (client: DbClient, source: KnownSource): Promise<void> => {
  await client.deleteFrom('folder_records').where('source', '=', source).execute()
}

/** Notes what a folder that was just written says; that of an earlier one is forgotten, since one is in use. */
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

/** What imports have offered in changes that nobody has settled yet. */
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
