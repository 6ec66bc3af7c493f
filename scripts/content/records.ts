import { presentRecords } from '@kampana/shared/content/folder-records'
import { readFormerTexts } from '@kampana/server/content/former-texts'
import { isDone } from '@kampana/server/content/import/import-entry'
import { findAuthor } from '@kampana/server/content/import/find-author'
import { noteExport } from '@kampana/server/content/import/known-records'
import { offerFolder, type Offer } from '@kampana/server/content/import/offer-folder'
import { publishFolder, type Publishing } from '@kampana/server/content/import/publish-folder'
import {
  filledResources,
  readStored,
  type StoredRecord,
} from '@kampana/server/content/records/stored-records'
import { NothingNamed } from '@kampana/server/content/records/write-record'
import { importUploads } from '@kampana/server/content/uploads/import-uploads'
import { exportUploads, uploadsFolder } from '@kampana/server/content/uploads/export-uploads'
import { withIdsInFolder, withStoredImages } from '@kampana/server/content/uploads/named-uploads'
import { openCacheVersion } from '@kampana/engine-server/db/cache-version'
import type { Database } from '@kampana/server/db/tables'
import type { Settings } from '@kampana/server/env'
import { HttpError } from '@kampana/engine-server/error'
import { lstatSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { ContentError } from '../../packages/site/src/content/content-error.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { readCheckedRecords } from '../../packages/site/src/content/read-content.ts'
import { ownPlace, places, type Place } from '../../packages/site/src/content/records/places.ts'
import { listFiles } from '../../packages/site/src/content/records/read-place.ts'
import { ownResources } from '@kampana/engine-declare/registry/own-resources'
import {
  listFormer,
  readRecords,
  writeRecords,
} from '../../packages/site/src/content/records/record-files.ts'

/**
 * Writes the site's live records into a folder, and deletes the files of deleted records. Also writes texts published before
 * records existed. Returns all paths. Refuses to write through symlinks.
 */
export const exportRecords = async (db: Database, folder: string): Promise<string[]> => {
  mkdirSync(folder, { recursive: true })
  const stored = new Map<string, StoredRecord[]>()
  for (const resource of [...(await filledResources(db)), ...ownResources()])
    stored.set(resource.name, await withStoredImages(db, resource, await readStored(db, resource)))
  const records = await withIdsInFolder(db, Object.fromEntries(stored))
  const files = folderFiles(folder)
  const texts = writeRecords(records, files, allPlaces())
  for (const [path, text] of Object.entries(await readFormerTexts(db)))
    if (!texts.has(path) && path !== 'site-map.yaml') texts.set(path, text)
  // Checks every path before writing any file.
  for (const path of texts.keys()) refuseLinks(folder, path)
  for (const [path, text] of texts) writeOne(folder, path, text)
  const uploads = new Set<string>()
  for await (const [path, bytes] of exportUploads(db, records)) {
    writeOne(folder, path, bytes)
    uploads.add(path)
  }
  for (const path of files.list(uploadsFolder).filter((each) => !uploads.has(each)))
    writeOne(folder, path, null)
  await noteExport(db, realpathSync(folder), stored)
  return [...texts.keys(), ...uploads].sort()
}

/** Folders of the college's folder whose files records refer to. */
const keptFolders = ['pictures', 'files', 'monographs']

/** Copies files of these folders that the export lacks, so that it can be imported elsewhere. Returns their paths. */
export const bringFiles = (collegeDir: string, folder: string): string[] => {
  const [from, to] = [folderFiles(collegeDir), folderFiles(folder)]
  const paths = keptFolders
    .flatMap((each) => from.list(each))
    .filter((path) => !/\.(?:md|yaml)$/.test(path) && !to.has(path))
  for (const path of paths) writeOne(folder, path, readFileSync(join(collegeDir, path)))
  return paths
}

/** Writes or deletes a file, but never through a symlink. */
const writeOne = (folder: string, path: string, content: string | Uint8Array | null): void => {
  refuseLinks(folder, path)
  const file = join(folder, path)
  if (content === null) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}

const refuseLinks = (folder: string, path: string): void => {
  for (let at = path; at !== '.'; at = dirname(at))
    if (lstatSync(join(folder, at), { throwIfNoEntry: false })?.isSymbolicLink())
      throw new ContentError(
        at,
        'is a symlink. Replace it with a file or folder, since the export does not follow symlinks.',
      )
}

/** Way to import a folder. */
export type Import =
  | ({ publish: true } & Pick<Publishing, 'deletes' | 'overwrites'>)
  /** Creates a release of this account, or of the first administrator. */
  | { publish: false; as?: string | undefined }

/**
 * Replaces the records with a folder's, or creates a release of the differences, all or nothing. Records without a file stay.
 * Throws `ContentError`, `BothChanged`, `StillWaits` and `NoAuthor`.
 */
export const importFolder = async (
  db: Database,
  settings: Settings,
  folder: string,
  how: Import,
): Promise<Offer & { former: readonly string[] }> => {
  const files = folderFiles(folder)
  const own = readRecords(files, ownPlaces())
  const read = {
    records: { ...readCheckedRecords(files, { isPart: true }), ...own },
    files: Object.fromEntries(allPlaces().map((place) => [place.resource.name, listFiles(place, files)])),
  }
  const uploads = await importUploads(db, folder, read, settings.collegeDir)
  if (uploads.faults.length > 0)
    throw ContentError.of(
      uploads.faults.map(({ file, problem, line }) => new ContentError(file, problem, line)),
    )
  const records = Object.fromEntries(
    Object.entries(presentRecords(read)).map(([name, each]) => [name, each.map(uploads.readdress)]),
  )
  const path = realpathSync(folder)
  const importing = {
    now: new Date(),
    trashRetainedDays: settings.trashRetainedDays,
    timeZone: settings.timeZone,
  }
  const content = await openCacheVersion(db)
  const offer = await content
    .change(
      async (trx): Promise<Offer> => {
        await uploads.keep({ trx, now: importing.now })
        if (!how.publish)
          return offerFolder({ ...importing, trx }, records, {
            folder: path,
            author: await findAuthor(trx, how.as),
          })
        const publishing = { folder: path, deletes: how.deletes, overwrites: how.overwrites }
        return { change: null, entries: await publishFolder({ ...importing, trx }, records, publishing) }
      },
      ({ entries }) => how.publish && entries.some(isDone),
    )
    .catch((error: unknown) => throwRefused(folder, error))
  return { ...offer, former: listFormer(read.records) }
}

/** Places of all records, including those of the college's own resources. */
const allPlaces = (): Place[] => [...places, ...ownPlaces()]

const ownPlaces = (): Place[] => ownResources().map(ownPlace)

/** Converts an error of the database, such as a duplicate address, to an error of the folder. */
const throwRefused = (folder: string, error: unknown): never => {
  if (error instanceof NothingNamed) throw new ContentError(basename(folder), error.message)
  if (error instanceof HttpError) throw new ContentError(basename(folder), error.message)
  throw error
}
