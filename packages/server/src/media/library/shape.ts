import { shapedOriginalSchema } from '@kampana/shared/api/pictures-api'
import { select } from '@kampana/shared/kinds/index'
import { pictureMessages } from '@kampana/shared/messages/picture-messages'
import { messages } from '@kampana/shared/messages/messages'
import { pictures } from '@kampana/shared/resources/pictures'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { dataOf, routeSchema } from '../../crud/openapi.ts'
import { getCauser, parseId, parseInput } from '../../crud/request.ts'
import { decodeFor, type PictureAnswer } from './answer.ts'
import { invalid } from '../../error.ts'
import { required } from '../../required.ts'
import { reshape } from '../picture-process.ts'
import { deriveHash } from '../store.ts'
import { findShown, readOriginal, showInstead, type PictureRow, type Shape } from './replace.ts'

interface OnePicture {
  Params: { id: string }
}

/**
 * GET /api/pictures/{id}/shape and /original return the basis of a crop. PUT …/shape rotates and crops the original again,
 * without loss, and shows the result everywhere.
 */
export const serveShape = (app: FastifyInstance, context: AppContext, answer: PictureAnswer): void => {
  const config = { access: ['edit pictures'] }
  const tags = ['pictures']
  const idOf = (request: FastifyRequest<OnePicture>): number => parseId(pictures, request.params.id)
  app.get<OnePicture>(
    '/api/pictures/:id/shape',
    {
      config,
      schema: routeSchema('pictures', 'Show the crop and rotation of a picture, with its original', () => ({
        reply: dataOf(shapedOriginalSchema),
      })),
    },
    async (request) => {
      const row = await findShown(context, idOf(request))
      const { width, height } = required(await readOriginal(context, row))
      return { data: { src: `/api/pictures/${row.id}/original`, width, height, ...shapeOf(row) } }
    },
  )
  app.get<OnePicture>(
    '/api/pictures/:id/original',
    { config, schema: { tags, summary: 'Download the original of a cropped or rotated picture' } },
    async (request, reply) => {
      const row = await findShown(context, idOf(request))
      const { bytes } = required(await readOriginal(context, row))
      return reply.header('cache-control', 'private, no-store').type('image/webp').send(Buffer.from(bytes))
    },
  )
  app.put<OnePicture>(
    '/api/pictures/:id/shape',
    { config, schema: { tags, summary: 'Crop and rotate a picture wherever it is used' } },
    async (request) => {
      const row = await findShown(context, idOf(request))
      const shape = readShape(request.body)
      if (JSON.stringify(shape) === JSON.stringify(shapeOf(row)))
        return answer(row.id, messages.nothingChanged, { focal_reset: false })
      const { bytes } = required(await readOriginal(context, row))
      if (await isMoving(context, row)) throw invalid({ crop: [pictureMessages.moving] })
      const made = await decodeFor('crop', () => reshape(bytes, shape, String(getCauser(request).id)))
      const isWhole = shape.turn === 0 && shape.crop === null
      const hash = isWhole ? row.base_hash : deriveHash(row.base_hash, shape)
      const done = await showInstead(
        context,
        row,
        { ...shape, hash, base_hash: row.base_hash, made },
        getCauser(request),
      )
      return answer(row.id, pictureMessages.shaped, done)
    },
  )
}

const shapeOf = ({ turn, crop }: PictureRow): Shape => ({
  turn,
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

const readShape = (body: unknown): Shape => {
  const sent: { turn?: unknown; crop?: unknown } = typeof body === 'object' && body !== null ? body : {}
  const { turn } = parseInput(turnForm, { turn: String(sent.turn ?? 0) })
  return { turn: Number(turn), crop: sent.crop == null ? null : readCrop(sent.crop) }
}

/** Throws a 422 under `crop` if it isn't within the image. */
const readCrop = (value: unknown): Shape['crop'] => {
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
