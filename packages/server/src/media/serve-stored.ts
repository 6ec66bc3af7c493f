import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, HttpError } from '@kampana/engine-server/error'
import { immutable } from '@kampana/engine-server/http/headers'
import { quiet } from '@kampana/engine-server/http/request-log'
import { imageAddress, listRenditions } from '@kampana/engine-declare/media/picture'
import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import { headerValue, locationValue } from '@kampana/engine-declare/text/header-value'
import type { Database } from '../db/tables.ts'
import { required } from '@kampana/engine-server/required'
import { readImages, type StoredImage } from './images.ts'

interface StoredPath {
  hash: string
  name: string
}
interface StoredFile {
  type: string
  bytes: Uint8Array
  /** Additional headers. */
  headers?: Record<string, string>
}
interface StoredFiles {
  /** First segment of the path. */
  folder: string
  /** Model name in a 404. */
  model: string
  find: (path: StoredPath) => Promise<StoredFile | undefined>
  /** Address of the current replacement, if the file itself is outdated. Throws if it was removed permanently. */
  findCurrent?: (hash: string, name: string) => Promise<string | undefined>
}

/** GET /{folder}/{hash}/{name}: content-addressed files, which browsers cache forever. Supports ranges. */
export const serveStored = (
  app: FastifyInstance,
  { folder, model, find, findCurrent }: StoredFiles,
): void => {
  app.get<{ Params: StoredPath }>(`/${folder}/:hash/:name`, { config: quiet }, async (request, reply) => {
    const { hash, name } = request.params
    if (!isStoredName.test(hash) || !isStoredName.test(name)) throw notFound(model, `${hash}/${name}`)
    const current = await findCurrent?.(hash, name)
    if (current !== undefined)
      return reply.header('cache-control', 'no-cache').redirect(locationValue(current))
    const cacheHeaders = { etag: headerValue`"${hash}-${name}"`, 'cache-control': immutable }
    if (request.headers['if-none-match'] === cacheHeaders.etag)
      return reply.code(304).headers(cacheHeaders).send()
    const file = await find({ hash, name })
    if (!file) throw notFound(model, `${hash}/${name}`)
    const { type, bytes, headers } = file
    return sendBytes(
      request,
      reply.headers({ 'content-type': headerValue`${type}`, ...headers, ...cacheHeaders }),
      Buffer.from(bytes),
    )
  })
}

/** Characters of hashes and names. */
const isStoredName = /^[\w.-]+$/

/**
 * Sends bytes whole, or the single range that a request asks for (RFC 9110, 14): 206, or 416 if the range is empty. Multiple
 * ranges get the whole file, as section 14.2 allows. The reply must already have its strong ETag.
 */
const sendBytes = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply => {
  void reply.header('accept-ranges', 'bytes')
  const range = isRangeMeant(request, reply) ? readRange(request.headers.range, bytes.length) : 'whole'
  if (range === 'whole') return reply.send(bytes)
  if (range === 'none') return refuseRange(reply, bytes.length)
  return reply
    .code(206)
    .header('content-range', headerValue`bytes ${range.first}-${range.last}/${bytes.length}`)
    .send(bytes.subarray(range.first, range.last + 1))
}

/** The error isn't the file, so no cache may store it that long. */
const refuseRange = (reply: FastifyReply, size: number): FastifyReply =>
  reply
    .removeHeader('etag')
    .headers({ 'cache-control': 'no-store', 'content-range': headerValue`bytes */${size}` })
    .code(416)
    .send()

/** True if the range applies to this version by `If-Range` (section 13.1.5); replies have no `Last-Modified`. */
const isRangeMeant = ({ method, headers }: FastifyRequest, reply: FastifyReply): boolean =>
  method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === reply.getHeader('etag'))

/**
 * Byte range of a `Range` header, both ends included; `whole` if it is missing or unreadable, `none` if it is out of bounds.
 */
const readRange = (
  header: string | undefined,
  size: number,
): { first: number; last: number } | 'whole' | 'none' => {
  const { from = '', to = '' } = /^bytes=\s*(?<from>\d*)-(?<to>\d*)\s*$/i.exec(header ?? '')?.groups ?? {}
  if (from === '' && to === '') return 'whole'
  const [first, last] =
    from === ''
      ? [Math.max(0, size - Number(to)), size - 1]
      : [Number(from), to === '' ? size - 1 : Number(to)]
  if (from !== '' && to !== '' && last < first) return 'whole'
  return first >= size ? 'none' : { first, last: Math.min(last, size - 1) }
}

/**
 * Finds the rendition that replaces a former one: in the same format if possible, at least as wide. Undefined if the image is
 * unchanged. Throws a 410 if it was taken down or deleted, which must not be cached.
 */
export const currentRendition =
  (db: Database) =>
  async (hash: string, name: string): Promise<string | undefined> => {
    const image = await findImage(db, hash)
    const current = image && currentOf(image)
    if (!current || current.hash === hash) return undefined
    const sizes = listRenditions(current)
    const width = Number.parseInt(name)
    const size = sizes.find((each) => each.width >= width) ?? required(sizes.at(-1))
    const stem = `${size.width}x${size.height}`
    const wanted = `${stem}.${name.endsWith('.avif') ? 'avif' : 'webp'}`
    const found = await db
      .selectFrom('renditions')
      .select('name')
      .where('hash', '=', current.hash)
      .where('name', '=', wanted)
      .executeTakeFirst()
    return `/media/${current.hash}/${found ? wanted : `${stem}.webp`}`
  }

/** GET /media/{id}: redirects to the current rendition of an image, in the widest size. */
export const serveImages = (app: FastifyInstance, db: Database): void => {
  app.get<{ Params: { id: string } }>('/media/:id', { config: quiet }, async ({ params: { id } }, reply) => {
    const image = await findImage(db, id)
    if (!image) throw notFound('Picture', id)
    const [address = ''] = currentOf(image).address.split('#')
    return reply.header('cache-control', 'no-cache').redirect(locationValue(address))
  })
}

const findImage = async (db: Database, hash: string): Promise<StoredImage | undefined> => {
  const address = imageAddress(hash)
  return (await readImages(db, [address]))(address)
}

const currentOf = ({ current }: StoredImage): NonNullable<StoredImage['current']> => {
  if (!current) throw new HttpError(410, pictureMessages.gone, {}, { 'cache-control': 'no-store' })
  return current
}
