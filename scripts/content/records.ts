import { importRecords } from '@kampana/server/content/import-records'
import { readRecords } from '@kampana/server/content/site-records'
import { contentVersion } from '@kampana/server/db/content-version'
import type { Database } from '@kampana/server/db/tables'
import type { Settings } from '@kampana/server/env'
import { lstatSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { collectErrors, ContentError } from '../../packages/site/src/content/content-error.ts'
import { folderFiles } from '../../packages/site/src/content/files.ts'
import { recordFiles } from '../../packages/site/src/content/records/record-files.ts'
import { readRecord } from '../../packages/site/src/content/records/read-record.ts'
import { writeRecord } from '../../packages/site/src/content/records/write-record.ts'

/** Writes the records of the site's contents into a folder. Returns the files. Refuses to write through a link. */
export const exportRecords = async (db: Database, folder: string): Promise<string[]> => {
  const empty = Object.fromEntries(
    recordFiles.map(({ resource, file }) => [resource.name, { file, values: {}, samples: [] }]),
  )
  const records = await readRecords(db, empty)
  mkdirSync(folder, { recursive: true })
  return recordFiles.flatMap((as) => {
    const record = records[as.resource.name]
    if (!record) return []
    const path = join(folder, as.file)
    if (lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink())
      throw new ContentError(as.file, 'is a link, through which nothing is written.')
    writeFileSync(path, writeRecord(as, record))
    return [as.file]
  })
}

/** Makes the records what a folder says, all or none. Returns the files whose records have changed. Throws a `ContentError`. */
export const importFolder = async (
  db: Database,
  database: Settings['database'],
  folder: string,
): Promise<string[]> => {
  const files = folderFiles(folder)
  const read = collectErrors(
    recordFiles.map((as) => () => [as.resource.name, readRecord(files, as)] as const),
  )
  const content = await contentVersion(db, database)
  const changed = await content.change(
    (trx) => importRecords(trx, Object.fromEntries(read), new Date()),
    (names) => names.length > 0,
  )
  return recordFiles.filter(({ resource }) => changed.includes(resource.name)).map(({ file }) => file)
}
