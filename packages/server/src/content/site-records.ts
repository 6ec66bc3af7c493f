import { findResource } from '@kampana/shared/resources/index'
import { decodeRows } from '../crud/storage/index.ts'
import { table, tableName } from '../crud/table.ts'
import type { ContentVersion } from '../db/content-version.ts'
import type { Database, DbClient } from '../db/tables.ts'
import type { ShownRecords } from '@kampana/shared/content/editing-worker'
import type { ContentStore } from './content-store.ts'

/** Lets the site show the records that are in place of the folder's files, as they are at the newest content version. */
export const createSiteRecords = (
  db: Database,
  content: Pick<ContentVersion, 'current'>,
  siteContent: Pick<ContentStore, 'folderRecords' | 'showRecords'>,
): (() => Promise<void>) => {
  let known: number | undefined
  let reading: Promise<void> | undefined
  const read = async (): Promise<void> => {
    const version = content.current()
    await siteContent.showRecords(await readRecords(db, siteContent.folderRecords()))
    known = version
  }
  return async () => {
    if (known === content.current()) return
    reading ??= read().finally(() => (reading = undefined))
    await reading
  }
}

/** The records of those resources that a folder has, in the form that it has them; without those that nobody has filled yet. */
export const readRecords = async (client: DbClient, folder: ShownRecords): Promise<ShownRecords> => {
  const records: Record<string, ShownRecords[string]> = {}
  for (const [name, { file }] of Object.entries(folder)) {
    const resource = findResource(name)
    const row = await table(client)
      .selectFrom(tableName(resource))
      .selectAll()
      .where('id', '=', 1)
      .executeTakeFirst()
    if (typeof row?.['sample'] !== 'string') continue
    decodeRows(resource, [row])
    const values = Object.keys(resource.fields).map((field) => [field, row[field] ?? null] as const)
    records[name] = { file, values: Object.fromEntries(values), samples: JSON.parse(row['sample']) }
  }
  return records
}
