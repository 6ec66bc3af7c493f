import {
  downloadName,
  fileUrl,
  fileName,
  fileTypes,
  type FileEnding,
} from '@kampana/engine-declare/media/file'
import { renditionUrl } from '@kampana/engine-declare/media/picture'
import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import { createHash } from 'node:crypto'
import { instant } from '@kampana/engine-server/clock'
import type { DbClient } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'
import { setImageId } from './images.ts'
import type { Renditions } from './renditions.ts'
import { UnusablePicture } from './unusable-picture.ts'

/** Address of a stored image, and its size in pixels. */
export interface StoredPicture {
  link: string
  width: number
  height: number
}
/** An image of the media library; true if it was just added. */
interface LibraryPicture extends StoredPicture {
  id: number
  isNew: boolean
}

/** Details of an upload, without the image itself. */
export interface UploadDetails {
  now: Date
  /** User name of the uploader; null for our own samples. */
  by: string | null
  description?: string
}

/** Hash of an upload, under which it is stored. */
export const hashUpload = (upload: Uint8Array): string => digest(upload)

const digest = (cacheVersion: Uint8Array | string): string =>
  createHash('sha256').update(cacheVersion).digest('hex').slice(0, 32)

/**
 * Current image of an upload, or undefined. It counts as new, because somebody is about to use it (unused.ts). Throws an
 * UnusablePicture if it was taken down.
 */
export const findPicture = async (client: DbClient, upload: string): Promise<LibraryPicture | undefined> => {
  const { picture } = await findStorageHash(client, upload)
  if (!picture) return undefined
  if (picture.status === 'taken-down') throw new UnusablePicture(pictureMessages.wasTakenDown)
  await client.updateTable('media').set({ unused_since: null }).where('picture_id', '=', picture.id).execute()
  return { id: picture.id, isNew: false, link: picture.src, width: picture.width, height: picture.height }
}

/**
 * Hash under which an upload is stored, and the image that began with it. If that image has been replaced, its former
 * addresses show the new one, so the upload needs another hash.
 */
export const findStorageHash = async (client: DbClient, upload: string) => {
  for (let hash = upload; ; hash = digest(hash)) {
    const stored = await client
      .selectFrom('media')
      .innerJoin('pictures', 'pictures.id', 'media.picture_id')
      .select(['pictures.id', 'src', 'status', 'pictures.width', 'pictures.height', 'base_hash'])
      .where('media.hash', '=', hash)
      .executeTakeFirst()
    if (!stored) return { hash, picture: undefined }
    if (stored.base_hash === hash) return { hash, picture: stored }
  }
}

/**
 * Hash for an upload that replaces an image: its own, unless another image has it. Throws an UnusablePicture if that image was
 * taken down.
 */
export const findFreeHash = async (
  client: DbClient,
  upload: string,
  { id }: { id: number },
): Promise<string> => {
  for (let hash = upload; ; hash = digest(hash)) {
    const stored = await client
      .selectFrom('media')
      .innerJoin('pictures', 'pictures.id', 'media.picture_id')
      .select(['pictures.id', 'pictures.status'])
      .where('media.hash', '=', hash)
      .executeTakeFirst()
    if (stored?.status === 'taken-down') throw new UnusablePicture(pictureMessages.wasTakenDown)
    if (!stored || stored.id === id) return hash
  }
}

/** Hash of an image derived from a stored one. */
export const deriveHash = (hash: string, how: object): string => digest(`${hash} ${JSON.stringify(how)}`)

/** Stores an image with all renditions, unless the media library already has it. */
export const storeUploadedPicture = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  upload: Uint8Array,
  by: string | null,
  make: () => Promise<Renditions>,
): Promise<StoredPicture> => {
  const hash = hashUpload(upload)
  const existing = await findPicture(db, hash)
  if (existing) return pickStored(existing)
  const made = await make()
  return pickStored(
    await db.transaction().execute((trx) => storePicture(trx, hash, made, { now: now(), by })),
  )
}

/** Adds an image to the media library, in the caller's transaction. Another request may have added it meanwhile. */
export const storePicture = async (
  client: DbClient,
  upload: string,
  made: Renditions,
  details: UploadDetails,
): Promise<LibraryPicture> => {
  const existing = await findPicture(client, upload)
  if (existing) return existing
  const { hash } = await findStorageHash(client, upload)
  const former = await insertMedia(client, hash, made, details.now)
  const { link } = toStoredPicture(hash, made)
  const { id } = await client
    .insertInto('pictures')
    .values({
      src: link,
      description: details.description ?? '',
      width: made.width,
      height: made.height,
      bytes: sizeOf(made),
      uploaded_by: details.by,
      created_at: instant(details.now),
      hash,
      base_hash: hash,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await client
    .updateTable('media')
    .set({ picture_id: id })
    .where((eb) =>
      eb.or([eb('hash', '=', hash), ...(former === null ? [] : [eb('picture_id', '=', former)])]),
    )
    .execute()
  await setImageId(client, id)
  return { id, isNew: true, ...toStoredPicture(hash, made) }
}

const pickStored = ({ link, width, height }: StoredPicture): StoredPicture => ({ link, width, height })

/** Inserts renditions. Returns the deleted image that had them before, if any. */
export const insertMedia = async (
  client: DbClient,
  hash: string,
  { width, height, files, original }: Renditions,
  now: Date,
): Promise<number | null> => {
  const { picture_id } = await client
    .insertInto('media')
    .values({ hash, width, height, created_at: instant(now) })
    .onConflict((conflict) => conflict.column('hash').doUpdateSet({ unused_since: null }))
    .returning('picture_id')
    .executeTakeFirstOrThrow()
  await client
    .insertInto('renditions')
    .values(files.map((file) => ({ hash, ...file })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (original)
    await client
      .insertInto('originals')
      .values({ hash, ...original })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  return picture_id
}

/** Size of an image in bytes: that of its widest rendition, as shown in the media library. */
export const sizeOf = ({ files }: Pick<Renditions, 'files'>): number =>
  Math.max(...files.map(({ bytes }) => bytes.length))

export const toStoredPicture = (
  hash: string,
  { width, height }: { width: number; height: number },
): StoredPicture => ({
  link: renditionUrl(hash, { width, height }, 'webp'),
  width,
  height,
})

/** Stores a file once by hash and name. Uploading it again makes it count as new (unused.ts). */
export const storeFile = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  bytes: Uint8Array,
  clientName: string,
  ending: FileEnding,
): Promise<{ link: string; name: string }> => {
  const file = { hash: hashUpload(bytes), name: fileName(clientName, ending) }
  await db
    .insertInto('files')
    .values({
      ...file,
      original_name: downloadName(clientName, ending),
      type: fileTypes[ending],
      bytes,
      created_at: instant(now()),
    })
    .onConflict((conflict) =>
      conflict.columns(['hash', 'name']).doUpdateSet((eb) => ({
        unused_since: null,
        original_name: eb.fn.coalesce('files.original_name', 'excluded.original_name'),
      })),
    )
    .execute()
  return { link: fileUrl(file), name: file.name }
}

/** Rendition of an image by hash and name (`960x540.webp`). */
export const findRendition = (client: DbClient, hash: string, name: string) =>
  client
    .selectFrom('renditions')
    .select(['type', 'bytes'])
    .where('hash', '=', hash)
    .where('name', '=', name)
    .executeTakeFirst()

/** Stored file by hash and name. */
export const findFile = (client: DbClient, hash: string, name: string) =>
  client
    .selectFrom('files')
    .select(['type', 'bytes', 'original_name'])
    .where('hash', '=', hash)
    .where('name', '=', name)
    .executeTakeFirst()
