import { pictureReplacementCalls, type PictureShape } from '@kampana/shared/calls/picture-calls'
import { listRenditions } from '@kampana/engine-declare/media/picture'
import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import { pictures } from '@kampana/shared/resources/pictures'
import type { Selectable, Transaction } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { recordActivity, type Causer } from '@kampana/engine-server/records/activity'
import type { Tables } from '../../db/tables.ts'
import { conflict, notFound, invalid } from '@kampana/engine-server/error'
import { instant } from '@kampana/engine-server/clock'
import type { Renditions } from '../renditions.ts'
import { findRendition, insertMedia, sizeOf, toStoredPicture, findFreeHash, hashUpload } from '../store.ts'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import { serve, type HandlerInput } from '@kampana/engine-server/records/calls/serve'
import { maxUploadBytes } from '@kampana/engine-declare/media/file'
import { decode } from '../picture-process.ts'
import { acceptUploads, readUpload, uploadLimit } from '../upload.ts'
import { decodeFor, type PictureAnswer } from './answer.ts'

export type PictureRow = Selectable<Tables['pictures']>

/** The rendition that replaces an image's current one. */
interface Replacement extends PictureShape {
  hash: string
  base_hash: string
  made: Renditions
}

/** Finds a visible image by id. Throws a 404, and a 409 if it was taken down. */
export const findShown = async ({ db }: Pick<AppContext, 'db'>, id: number): Promise<PictureRow> => {
  const row = await db.selectFrom('pictures').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound('Picture', id)
  if (row.status !== 'shown') throw conflict(pictureMessages.deletesItself)
  return row
}

/** Replaces the renditions of an image everywhere, with one log entry. Returns true if its focal point was reset. */
export const showInstead = async (
  { cacheVersion, now }: Pick<AppContext, 'cacheVersion' | 'now'>,
  old: PictureRow,
  { hash, base_hash, turn, crop, made }: Replacement,
  causer: Causer,
): Promise<{ focal_reset: boolean }> => {
  const { link, width, height } = toStoredPicture(hash, made)
  const focal_reset = hasFocalPoint(old) && !isSameShape(old, made)
  const shown = { src: link, width, height, bytes: sizeOf(made) }
  await cacheVersion.change(async (trx) => {
    await insertMedia(trx, hash, made, now())
    await trx
      .updateTable('media')
      .set({ picture_id: old.id })
      .where('hash', 'in', [...new Set([hash, base_hash])])
      .execute()
    await trx
      .updateTable('pictures')
      .set({
        ...shown,
        hash,
        base_hash,
        turn,
        crop: crop && JSON.stringify(crop),
        ...(focal_reset && { focal_x: null, focal_y: null }),
      })
      .where('id', '=', old.id)
      .execute()
    await record(trx, causer, old, shown, now())
  })
  return { focal_reset }
}

const record = (
  trx: Transaction<Tables>,
  causer: Causer,
  old: PictureRow,
  attributes: Pick<PictureRow, 'src' | 'width' | 'height' | 'bytes'>,
  now: Date,
): Promise<number> =>
  recordActivity(trx, {
    causer,
    resource: pictures,
    action: 'edit',
    id: old.id,
    title: old.description,
    now,
    attributes,
    old: { src: old.src, width: old.width, height: old.height, bytes: old.bytes },
  })

const hasFocalPoint = ({ focal_x, focal_y }: PictureRow): boolean => focal_x !== null || focal_y !== null

/** True if the proportions are equal, apart from rounding to whole pixels. */
const isSameShape = (old: PictureRow, made: Renditions): boolean =>
  Math.abs((old.width / old.height) * (made.height / made.width) - 1) < 0.02

/** Bytes for rotating and cropping: the original, or the widest rendition of older images. */
export const readOriginal = async (
  { db }: Pick<AppContext, 'db'>,
  { base_hash }: Pick<PictureRow, 'base_hash'>,
): Promise<{ bytes: Uint8Array; width: number; height: number } | undefined> => {
  const original = await db
    .selectFrom('originals')
    .select(['bytes', 'width', 'height'])
    .where('hash', '=', base_hash)
    .executeTakeFirst()
  if (original) return original
  const size = await db
    .selectFrom('media')
    .select(['width', 'height'])
    .where('hash', '=', base_hash)
    .executeTakeFirst()
  const widest = size && listRenditions(size).at(-1)
  const rendition = widest && (await findRendition(db, base_hash, `${widest.width}x${widest.height}.webp`))
  return rendition && { ...widest, bytes: rendition.bytes }
}

/** Time before which an image was taken down too long ago to be restored. */
export const putBackUntil = (now: Date): string =>
  instant(new Date(now.getTime() - putBackDays * 24 * 60 * 60 * 1000))
const putBackDays = 30

/** Serves the replacement of an image everywhere by the image in the field `image`. */
export const serveReplacement = async (
  app: FastifyInstance,
  context: AppContext,
  answer: PictureAnswer,
): Promise<void> => {
  await acceptUploads(app)
  const replace = async ({ id, viewer, request }: HandlerInput<typeof pictureReplacementCalls.replace>) => {
    const row = await findShown(context, id)
    const { bytes, isTruncated } = await readUpload(request, 'image')
    if (isTruncated) throw invalid({ image: [messages.invalid.maxFile('image', maxUploadBytes / 1024)] })
    const made = await decodeFor('image', () => decode(bytes, 'image', String(viewer.id)))
    const hash = await decodeFor('image', () => findFreeHash(context.db, hashUpload(bytes), row))
    if (hash === row.hash) return answer(row.id, messages.nothingChanged, { focal_reset: false })
    const replacement = { hash, base_hash: hash, turn: 0, crop: null, made } as const
    const done = await showInstead(context, row, replacement, viewer)
    return answer(row.id, pictureMessages.replaced, done)
  }
  serve(app, pictureReplacementCalls, { replace }, { hooks: { replace: { bodyLimit: uploadLimit() } } })
}
