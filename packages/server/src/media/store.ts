import { renditionAddress } from '@kampana/shared/picture'
import { createHash } from 'node:crypto'
import { instant } from '../clock.ts'
import type { Parts } from '../parts.ts'
import type { Renditions } from './renditions.ts'

/** Where a kept picture is, and its size in pixels. */
export interface KeptPicture {
  link: string
  width: number
  height: number
}

/** Keeps a picture under the fingerprint of what was uploaded: all of its files or none, and the same picture once. */
export const keepPicture = async (
  { db, now }: Pick<Parts, 'db' | 'now'>,
  upload: Uint8Array,
  make: () => Promise<Renditions>,
): Promise<KeptPicture> => {
  const hash = createHash('sha256').update(upload).digest('hex').slice(0, 32)
  const kept = await db.selectFrom('media').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (kept) return linkTo(hash, kept)
  const made = await make()
  await db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('media')
      .values({ hash, width: made.width, height: made.height, created_at: instant(now()) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    // Somebody else may have uploaded the same meanwhile.
    if (numInsertedOrUpdatedRows === 0n) return
    await trx
      .insertInto('renditions')
      .values(made.files.map((file) => ({ hash, ...file })))
      .execute()
  })
  return linkTo(hash, made)
}

const linkTo = (hash: string, { width, height }: { width: number; height: number }): KeptPicture => ({
  link: renditionAddress(hash, { width, height }, 'webp'),
  width,
  height,
})
