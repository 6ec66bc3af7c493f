import { fileUrl, fileName, fileTypes, type FileEnding } from '@kampana/shared/media/file'
import { renditionUrl } from '@kampana/shared/media/picture'
import { createHash } from 'node:crypto'
import { instant } from '../clock.ts'
import type { DbClient } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'
import type { Renditions } from './renditions.ts'

/** A stored picture's address, and its size in pixels. */
interface StoredPicture {
  link: string
  width: number
  height: number
}

/** The hash of an upload, by which it is stored. */
export const hashUpload = (upload: Uint8Array): string =>
  createHash('sha256').update(upload).digest('hex').slice(0, 32)

/** A picture that is stored already, or undefined. It counts as new, since somebody is about to use it (unused.ts). */
export const findPicture = async (client: DbClient, hash: string): Promise<StoredPicture | undefined> => {
  const existing = await client
    .updateTable('media')
    .set({ unused_since: null })
    .where('hash', '=', hash)
    .returning(['width', 'height'])
    .executeTakeFirst()
  return existing && toStoredPicture(hash, existing)
}

/** Stores a picture with all of its renditions, unless it is stored already. */
export const keepPicture = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  upload: Uint8Array,
  make: () => Promise<Renditions>,
): Promise<StoredPicture> => {
  const hash = hashUpload(upload)
  const existing = await findPicture(db, hash)
  if (existing) return existing
  const made = await make()
  return db.transaction().execute((trx) => storePicture(trx, hash, made, now()))
}

/** Inserts a picture's renditions, in the transaction of what they are for. */
export const storePicture = async (
  client: DbClient,
  hash: string,
  made: Renditions,
  now: Date,
): Promise<StoredPicture> => {
  const { numInsertedOrUpdatedRows } = await client
    .insertInto('media')
    .values({ hash, width: made.width, height: made.height, created_at: instant(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  // Another request may have stored the same picture meanwhile.
  if (numInsertedOrUpdatedRows !== 0n)
    await client
      .insertInto('renditions')
      .values(made.files.map((file) => ({ hash, ...file })))
      .execute()
  return toStoredPicture(hash, made)
}

const toStoredPicture = (
  hash: string,
  { width, height }: { width: number; height: number },
): StoredPicture => ({
  link: renditionUrl(hash, { width, height }, 'webp'),
  width,
  height,
})

/** Stores a file by its hash and name, once; uploading it again makes it count as new (unused.ts). */
export const keepFile = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  bytes: Uint8Array,
  clientName: string,
  ending: FileEnding,
): Promise<{ link: string; name: string }> => {
  const file = { hash: hashUpload(bytes), name: fileName(clientName, ending) }
  await db
    .insertInto('files')
    .values({ ...file, type: fileTypes[ending], bytes, created_at: instant(now()) })
    .onConflict((conflict) => conflict.columns(['hash', 'name']).doUpdateSet({ unused_since: null }))
    .execute()
  return { link: fileUrl(file), name: file.name }
}
