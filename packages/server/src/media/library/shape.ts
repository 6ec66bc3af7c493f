import { pictureShapeCalls, type Crop, type PictureShape } from '@kampana/shared/calls/picture-calls'
import { select } from '@kampana/engine-declare/kinds/index'
import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import { parseInput } from '@kampana/engine-server/records/input/request'
import { decodeFor, type PictureAnswer } from './answer.ts'
import { invalid } from '@kampana/engine-server/error'
import { required } from '@kampana/engine-server/required'
import { reshape } from '../picture-process.ts'
import { deriveHash } from '../store.ts'
import { findShown, readOriginal, showInstead, type PictureRow } from './replace.ts'

/**
 * Serves the basis of a crop: its shape and the original. Saving a shape rotates and crops the original again, without loss,
 * and shows the result everywhere.
 */
export const serveShape = (app: FastifyInstance, context: AppContext, answer: PictureAnswer): void =>
  serve(app, pictureShapeCalls, {
    read: async ({ id }) => {
      const row = await findShown(context, id)
      const { width, height } = required(await readOriginal(context, row))
      return { data: { src: `/api/pictures/${row.id}/original`, width, height, ...shapeOf(row) } }
    },
    original: async ({ id, reply }) => {
      const row = await findShown(context, id)
      const { bytes } = required(await readOriginal(context, row))
      void reply.header('cache-control', 'private, no-store')
      return Buffer.from(bytes)
    },
    save: async ({ id, body, viewer }) => {
      const row = await findShown(context, id)
      const shape = readShape(body)
      if (JSON.stringify(shape) === JSON.stringify(shapeOf(row)))
        return answer(row.id, messages.nothingChanged, { focal_reset: false })
      const { bytes } = required(await readOriginal(context, row))
      if (await isMoving(context, row)) throw invalid({ crop: [pictureMessages.moving] })
      const made = await decodeFor('crop', () => reshape(bytes, shape, String(viewer.id)))
      const isWhole = shape.turn === 0 && shape.crop === null
      const hash = isWhole ? row.base_hash : deriveHash(row.base_hash, shape)
      const replacement = { ...shape, hash, base_hash: row.base_hash, made }
      return answer(row.id, pictureMessages.shaped, await showInstead(context, row, replacement, viewer))
    },
  })

const shapeOf = ({ turn, crop }: PictureRow): PictureShape => ({
  turn: turn as PictureShape['turn'],
  crop: crop === null ? null : JSON.parse(crop),
})

/** Animated images have no AVIF. */
const isMoving = async ({ db }: AppContext, { base_hash }: PictureRow): Promise<boolean> => {
  const still = await db
    .selectFrom('renditions')
    .select('name')
    .where('hash', '=', base_hash)
    .where('type', '=', 'image/avif')
    .executeTakeFirst()
  return still === undefined
}

const turnForm = { turn: select('Turn', { 0: '0', 90: '90', 180: '180', 270: '270' }) }
/** Sums of shares are rarely exact. */
const tolerance = 1e-6
const minShare = 0.02

const readShape = (body: unknown): PictureShape => {
  const sent: { turn?: unknown; crop?: unknown } = typeof body === 'object' && body !== null ? body : {}
  const { turn } = parseInput(turnForm, { turn: String(sent.turn ?? 0) })
  return { turn: Number(turn) as PictureShape['turn'], crop: sent.crop == null ? null : readCrop(sent.crop) }
}

/** Throws a 422 under `crop` if it isn't within the image. */
const readCrop = (value: unknown): Crop | null => {
  const sent: Readonly<Record<string, unknown>> = typeof value === 'object' ? { ...value } : {}
  const read = (name: string): number => {
    const share = sent[name]
    if (typeof share !== 'number' || !(share >= -tolerance && share <= 1 + tolerance))
      throw invalid({ crop: [pictureMessages.outside] })
    return Math.min(1, Math.max(0, share))
  }
  const crop = { x: read('x'), y: read('y'), width: read('width'), height: read('height') }
  if (crop.x + crop.width > 1 + tolerance || crop.y + crop.height > 1 + tolerance)
    throw invalid({ crop: [pictureMessages.outside] })
  if (crop.width < minShare || crop.height < minShare) throw invalid({ crop: [pictureMessages.tooSmall] })
  const isAll = crop.width > 1 - tolerance && crop.height > 1 - tolerance
  return isAll ? null : crop
}
