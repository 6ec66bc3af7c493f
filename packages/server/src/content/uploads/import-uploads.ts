import type { FolderContent, FolderRecord } from '@kampana/shared/content/folder-records'
import { imageHash } from '@kampana/engine-declare/media/picture'
import { stripDelimiters } from '@kampana/engine-declare/messages/message'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DbClient } from '../../db/tables.ts'
import { maxUploadBytes } from '@kampana/engine-declare/media/file'
import { UnusablePicture } from '../../media/unusable-picture.ts'
import { createFileFinder } from '../file-finder.ts'
import { parseAbout } from './about-pictures.ts'
import {
  importFile,
  importFolderFile,
  importPicture,
  Unusable,
  type UploadImport,
  type StoreUpload,
  type NamedFault,
} from './import-upload.ts'
import { aboutPath } from './export-uploads.ts'
import { imagesIn, namedIn, readdress } from './named-uploads.ts'

/** Problem of an upload, at the place where a text mentions it. */
export interface UploadFault {
  file: string
  line: number | undefined
  problem: string
}

/** Uploads of a folder. */
export interface ImportedUploads {
  /** Replaces the addresses in a record with those of the media library. */
  readdress: <T extends FolderRecord>(record: T) => T
  /** Stores new uploads in the transaction of the import. */
  keep: StoreUpload
  faults: readonly UploadFault[]
}

/**
 * Reads the uploads and files that a folder's records mention and that aren't stored here. Images are decoded like staff's
 * uploads. Files that the college's folder (`own`) also contains stay there, and so do drawings.
 */
export const importUploads = async (
  client: DbClient,
  folder: string,
  { records, files }: FolderContent,
  own: string,
): Promise<ImportedUploads> => {
  const uploading: UploadImport = {
    client,
    read: reader(folder),
    isOwn: ownFiles(folder, own),
    keep: [],
    faults: [],
    addresses: new Map(),
    about: () => ({}),
  }
  await collectFaults(uploading, aboutPath, async () => {
    const about = await uploading.read(aboutPath)
    if (!about) return
    try {
      uploading.about = parseAbout(Buffer.from(about).toString('utf8'))
    } catch {
      throw new Unusable('is no JSON of what is said of pictures.')
    }
  })
  for (const address of imagesIn(records))
    await collectFaults(uploading, address, () => importPicture(uploading, imageHash(address) ?? ''))
  for (const [address, { hash = '', name = '' }] of namedIn(records, 'file'))
    await collectFaults(uploading, address, () => importFile(uploading, hash, name))
  for (const [address, { path = '' }] of namedIn(records, 'folder')) {
    const named = decodePath(path)
    await collectFaults(uploading, named, () => importFolderFile(uploading, address, named))
  }
  return {
    readdress: (record) => readdress(record, 'folder', (address) => uploading.addresses.get(address)),
    keep: async (importing) => {
      for (const keep of uploading.keep) await keep(importing)
    },
    faults: await locate(folder, Object.values(files).flat(), uploading.faults),
  }
}

/** Places where texts mention invalid uploads. */
const locate = async (
  folder: string,
  files: readonly string[],
  faults: readonly NamedFault[],
): Promise<UploadFault[]> => {
  const located = new Map<NamedFault, UploadFault>()
  for (const file of faults.length > 0 ? files : []) {
    const lines = (await readFile(join(folder, file), 'utf8')).split('\n')
    for (const fault of faults) {
      const line = lines.findIndex((text) => text.includes(fault.named)) + 1
      if (line > 0 && !located.has(fault)) located.set(fault, { file, line, problem: fault.problem })
    }
  }
  return faults.map(
    (fault) => located.get(fault) ?? { file: fault.named, line: undefined, problem: fault.problem },
  )
}

const collectFaults = async (
  { faults }: UploadImport,
  named: string,
  importInto: () => Promise<void>,
): Promise<void> => {
  try {
    await importInto()
  } catch (error) {
    if (!(error instanceof Unusable || error instanceof UnusablePicture)) throw error
    faults.push({ named, problem: stripDelimiters(error.message) })
  }
}

/** Reads files within a folder, without following links out of it; undefined for missing files. */
const reader = (folder: string): UploadImport['read'] => {
  const find = createFileFinder(folder)
  return async (path) => {
    const found = await find(path)
    if (!found) return undefined
    if ((await stat(found.path)).size > maxUploadBytes)
      throw new Unusable(`${path} is larger than ${maxUploadBytes / 1024 / 1024} MB.`)
    return readFile(found.path)
  }
}

/** True if the college's folder has the same file, which is then served from there. */
const ownFiles = (folder: string, own: string): UploadImport['isOwn'] => {
  const [there, here] = [createFileFinder(folder), createFileFinder(own)]
  return async (path) => {
    const [brought, existing] = await Promise.all([there(path), here(path)])
    return existing !== undefined && brought?.hash === existing.hash
  }
}

const decodePath = (path: string): string => {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
