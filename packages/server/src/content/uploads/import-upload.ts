import { fileName, fileTypes, fileUrl, type FileEnding } from '@kampana/engine-declare/media/file'
import { basename, extname } from 'node:path'
import type { DbClient } from '../../db/tables.ts'
import { detectFileType } from '../../media/file-type.ts'
import { looksLikePicture } from '../../media/picture-formats.ts'
import { decode } from '../../media/picture-process.ts'
import type { Renditions } from '../../media/renditions.ts'
import { hashUpload, storeFile, storePicture, toStoredPicture } from '../../media/store.ts'
import type { ImportContext } from '../records/write-record.ts'
import type { parseAbout } from './about-pictures.ts'
import { filePath, picturePath } from './export-uploads.ts'

/** Access to a folder's uploads while they are read. */
export interface UploadImport {
  client: DbClient
  read: (path: string) => Promise<Uint8Array | undefined>
  isOwn: (path: string) => Promise<boolean>
  keep: StoreUpload[]
  faults: NamedFault[]
  addresses: Map<string, string>
  about: ReturnType<typeof parseAbout>
}

/** An upload that was rejected. */
export class Unusable extends Error {}

/** Stores an upload in the transaction of an import. */
export type StoreUpload = (importing: Pick<ImportContext, 'trx' | 'now'>) => Promise<void>

/** An image uploaded elsewhere, with its hash from there. */
export const importPicture = async (uploading: UploadImport, hash: string): Promise<void> => {
  const { client } = uploading
  const known = await client.selectFrom('media').select('hash').where('hash', '=', hash).executeTakeFirst()
  if (known) return
  const path = picturePath(hash)
  const bytes = await uploading.read(path)
  if (!bytes) throw new Unusable(`${path} is missing.`)
  queuePicture(uploading, hash, asItCame(await decode(bytes, path, 'import'), bytes))
}

/**
 * Stores an image as the folder contains it, so that the next export writes the same bytes: in place of the original, or of
 * the widest size. An image with metadata wasn't exported.
 */
const asItCame = (made: Renditions, bytes: Uint8Array): Renditions => {
  const file = Buffer.from(bytes)
  if (file.toString('latin1', 8, 12) !== 'WEBP' || file.includes('EXIF') || file.includes('XMP ')) return made
  if (made.original) return { ...made, original: { ...made.original, bytes } }
  const widest = `${made.width}x${made.height}.webp`
  return {
    ...made,
    files: made.files.map((each) => (each.name === widest ? Object.assign(each, { bytes }) : each)),
  }
}

const queuePicture = ({ keep, about }: UploadImport, hash: string, made: Renditions): void => {
  keep.push(async ({ trx, now }) => {
    const { id } = await storePicture(trx, hash, made, { now, by: null })
    const described = about(hash)
    if (Object.keys(described).length > 0)
      await trx.updateTable('pictures').set(described).where('id', '=', id).execute()
  })
}

/** A file uploaded elsewhere, with its own hash. */
export const importFile = async (
  { client, read, keep }: UploadImport,
  hash: string,
  name: string,
): Promise<void> => {
  const known = await client
    .selectFrom('files')
    .select('hash')
    .where('hash', '=', hash)
    .where('name', '=', name)
    .executeTakeFirst()
  if (known) return
  const path = filePath(hash, name)
  const bytes = await read(path)
  if (!bytes) throw new Unusable(`${path} is missing.`)
  if (hashUpload(bytes) !== hash) throw new Unusable(`${path} is another file than its address says.`)
  const ending = await assertFileType(path, bytes)
  keep.push(async ({ trx, now }) => {
    await storeFile({ db: trx, now: () => now }, bytes, name, ending)
  })
}

const assertFileType = async (path: string, bytes: Uint8Array): Promise<FileEnding> => {
  const ending = extname(path).slice(1).toLowerCase()
  const detected = await detectFileType(bytes)
  if (detected === undefined || detected !== ending) throw new Unusable(`${path} is no ${ending} file.`)
  return detected
}

/** Imports a named file into the media library or next to it. */
export const importFolderFile = async (
  uploading: UploadImport,
  address: string,
  path: string,
): Promise<void> => {
  const ending = extname(path).slice(1).toLowerCase()
  const importInto = pictureEndings.has(ending)
    ? importRaster
    : ending in fileTypes
      ? importDownload
      : undefined
  if (!importInto) return
  const bytes = await uploading.read(path)
  if (!bytes) throw new Unusable(`${path} is missing.`)
  await importInto(uploading, address, path, bytes)
}

const importDownload = async (
  { isOwn, addresses, keep }: UploadImport,
  address: string,
  path: string,
  bytes: Uint8Array,
): Promise<void> => {
  const ending = await assertFileType(path, bytes)
  if (await isOwn(path)) return
  const name = basename(path)
  addresses.set(address, fileUrl({ hash: hashUpload(bytes), name: fileName(name, ending) }))
  keep.push(async ({ trx, now }) => {
    await storeFile({ db: trx, now: () => now }, bytes, name, ending)
  })
}

const importRaster = async (
  uploading: UploadImport,
  address: string,
  path: string,
  bytes: Uint8Array,
): Promise<void> => {
  const { client, isOwn, addresses } = uploading
  if (await isOwn(path)) {
    if (!looksLikePicture(bytes)) throw new Unusable(`${path} is no picture.`)
    return
  }
  const hash = hashUpload(bytes)
  const known = await client
    .selectFrom('pictures')
    .select('src')
    .where('base_hash', '=', hash)
    .where('status', '=', 'shown')
    .executeTakeFirst()
  if (known) {
    addresses.set(address, known.src)
    return
  }
  const made = await decode(bytes, path, 'import')
  addresses.set(address, toStoredPicture(hash, made).link)
  queuePicture(uploading, hash, made)
}

const pictureEndings = new Set(['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'heic'])

/** Problem of an upload that texts mention. */
export interface NamedFault {
  named: string
  problem: string
}
