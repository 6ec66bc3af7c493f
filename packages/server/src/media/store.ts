import { renditionUrl } from '@kampana/shared/media/picture'
import { createHash } from 'node:crypto'
import { instant } from '../clock.ts'
import type { DbClient } from '../db/tables.ts'
import type { AppContext } from '../app-context.ts'
import type { Renditions } from './renditions.ts'

/** Where a kept picture is, and its size in pixels. */
export interface KeptPicture {
  link: string
  width: number
  height: number
}

/** The name under which a picture or file is kept: a fingerprint of what was uploaded. */
export const mediaHash = (upload: Uint8Array): string =>
  createHash('sha256').update(upload).digest('hex').slice(0, 32)

/** A picture that is kept already, or undefined. Somebody is about to use it, so it counts as new. */
export const findPicture = async (client: DbClient, hash: string): Promise<KeptPicture | undefined> => {
  const kept = await client
    .updateTable('media')
    .set({ unused_since: null })
    .where('hash', '=', hash)
    .returning(['width', 'height'])
    .executeTakeFirst()
  return kept && linkTo(hash, kept)
}

/** Keeps a picture: all of its files or none, and the same picture once. */
export const keepPicture = async (
  { db, now }: Pick<AppContext, 'db' | 'now'>,
  upload: Uint8Array,
  make: () => Promise<Renditions>,
): Promise<KeptPicture> => {
  const hash = mediaHash(upload)
  const kept = await findPicture(db, hash)
  if (kept) return kept
  const made = await make()
  return db.transaction().execute((trx) => storePicture(trx, hash, made, now()))
}

/** Writes a picture's files, in the transaction of what they are for. */
export const storePicture = async (
  client: DbClient,
  hash: string,
  made: Renditions,
  now: Date,
): Promise<KeptPicture> => {
  const { numInsertedOrUpdatedRows } = await client
    .insertInto('media')
    .values({ hash, width: made.width, height: made.height, created_at: instant(now) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  // Somebody else may have uploaded the same meanwhile.
  if (numInsertedOrUpdatedRows !== 0n)
    await client
      .insertInto('renditions')
      .values(made.files.map((file) => ({ hash, ...file })))
      .execute()
  return linkTo(hash, made)
}

const linkTo = (hash: string, { width, height }: { width: number; height: number }): KeptPicture => ({
  link: renditionUrl(hash, { width, height }, 'webp'),
  width,
  height,
})
