import { presentRecords, type ShownRecords } from '@kampana/shared/content/shown-records'
import { readFormerTexts } from '@kampana/server/content/former-texts'
import { isDone } from '@kampana/server/content/import/carried'
import { findAuthor } from '@kampana/server/content/import/find-author'
import { noteExport } from '@kampana/server/content/import/known-records'
import { offerFolder, type Offer } from '@kampana/server/content/import/offer-folder'
import { publishFolder, type Publishing } from '@kampana/server/content/import/publish-folder'
import {
  filledResources,
  readRecords,
  readStored,
  type StoredRecord,
} from '@kampana/server/content/records/stored-records'
import { NothingNamed } from '@kampana/server/content/records/write-record'
import { contentVersion } from '@kampana/server/db/content-version'
import type { Database } from '@kampana/server/db/tables'
import type { Settings } from '@kampana/server/env'
import { HttpError } from '@kampana/server/error'
import { lstatSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ContentError } from '../../packages/site/src/content/content-error.ts'
import { layeredFiles, type Texts } from '../../packages/site/src/content/editing/layered-files.ts'
import { folderFiles, type Files } from '../../packages/site/src/content/files.ts'
import { readContent } from '../../packages/site/src/content/read-content.ts'
import {
  readRecords as readFolder,
  recordFiles,
  withRecords,
  writeRecords,
} from '../../packages/site/src/content/records/record-files.ts'

/**
 * Writes the site's live records into a folder, and deletes the files of those that are gone; what staff had published over other
 * files before there were records is written, too. Returns all of them. Refuses to write through a link.
 */
export const exportRecords = async (db: Database, folder: string): Promise<string[]> => {
  mkdirSync(folder, { recursive: true })
  const stored = new Map<string, StoredRecord[]>()
  for (const resource of await filledResources(db)) stored.set(resource.name, await readStored(db, resource))
  const texts = writeRecords(Object.fromEntries(stored), folderFiles(folder))
  for (const [path, text] of Object.entries(await readFormerTexts(db)))
    if (!texts.has(path) && path !== 'site-map.yaml') texts.set(path, text)
  for (const path of texts.keys()) refuseLinks(folder, path)
  for (const [path, text] of texts) {
    const file = join(folder, path)
    if (text === null) {
      rmSync(file, { force: true })
      continue
    }
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  await noteExport(db, realpathSync(folder), stored)
  return [...texts.keys()].sort()
}

const refuseLinks = (folder: string, path: string): void => {
  for (let at = path; at !== '.'; at = dirname(at))
    if (lstatSync(join(folder, at), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new ContentError(at, 'is a link, through which nothing is written.')
}

/** How a folder is imported. */
export type Import =
  | ({ publish: true } & Pick<Publishing, 'deletes' | 'overwrites'>)
  /** As a change of this account, or of the first administrator. */
  | { publish: false; as?: string | undefined }

/**
 * Makes the records what a folder says, or a change of that, all or nothing; it says nothing of those of which it has no file. Throws a
 * `ContentError`, `BothChanged`, `StillWaits` and `NoAuthor`.
 */
export const importFolder = async (
  db: Database,
  settings: Settings,
  folder: string,
  how: Import,
): Promise<Offer> => {
  const files = folderFiles(folder)
  const records = presentRecords({ records: readFolder(files), files: listFiles(files) })
  assertShown(files, folderFiles(settings.collegeDir), await readRecords(db))
  const path = realpathSync(folder)
  const carrying = {
    now: new Date(),
    trashKeptDays: settings.trashKeptDays,
    timeZone: settings.timeZone,
  }
  const content = await contentVersion(db)
  return content
    .change(
      async (trx): Promise<Offer> => {
        if (!how.publish)
          return offerFolder({ ...carrying, trx }, records, {
            folder: path,
            author: await findAuthor(trx, how.as),
          })
        const publishing = { folder: path, deletes: how.deletes, overwrites: how.overwrites }
        return { change: null, carried: await publishFolder({ ...carrying, trx }, records, publishing) }
      },
      ({ carried }) => how.publish && carried.some(isDone),
    )
    .catch((error: unknown) => throwRefused(folder, error))
}

/**
 * Refuses what the site couldn't show with the folder's records in place of its own: the site is read as a start would read it. Links
 * may lead nowhere, as they may where a record has gone.
 */
const assertShown = (folder: Files, college: Files, own: ShownRecords): void => {
  const named = recordFiles.filter((as) => as.files(folder).some(folder.has))
  const names = new Set(named.map(({ resource }) => resource.name))
  const others = Object.fromEntries(Object.entries(own).filter(([name]) => !names.has(name)))
  const texts: Texts = new Map([
    ...named.flatMap((as) => as.files(college)).map((path) => [path, null] as const),
    ...named.flatMap((as) => as.files(folder)).map((path) => [path, folder.text(path)] as const),
  ])
  readContent(layeredFiles(withRecords(college, others), texts), { allowsDeadLinks: true })
}

const listFiles = (files: Files): Record<string, string[]> =>
  Object.fromEntries(recordFiles.map((as) => [as.resource.name, as.files(files)]))

/** What the database refuses, such as an address that something else has, is a fault of the folder. */
const throwRefused = (folder: string, error: unknown): never => {
  if (error instanceof NothingNamed) throw new ContentError(basename(folder), error.message)
  if (error instanceof HttpError) throw new ContentError(basename(folder), error.message)
  throw error
}
