import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notFound, HttpError } from '../error.ts'
import { immutable } from '../http/headers.ts'
import { quiet } from '../http/request-log.ts'
import { listRenditions } from '@kampana/shared/media/picture'
import { pictureMessages } from '@kampana/shared/messages/picture-messages'
import { headerValue, locationValue } from '@kampana/shared/text/header-value'
import type { Database } from '../db/tables.ts'
import { required } from '../required.ts'
import type { Pictures } from './picture-state.ts'

interface StoredPath {
  hash: string
  name: string
}
interface StoredFile {
  type: string
  bytes: Uint8Array
  /** Further headers. */
  headers?: Record<string, string>
}
interface StoredFiles {
  /** The first segment of the path. */
  folder: string
  /** What a 404 calls one of them. */
  model: string
  find: (path: StoredPath) => Promise<StoredFile | undefined>
  /** The address of what is shown in its place by now, if it isn't the file itself. Throws for what is gone for good. */
  findCurrent?: (hash: string, name: string) => Promise<string | undefined>
}

/** GET /{folder}/{hash}/{name}: content-addressed files, so that a browser caches them for ever; also a range of one. */
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

/** Of what has a hash and a name, neither has any other character. */
const isStoredName = /^[\w.-]+$/

/**
 * Sends bytes whole, or the one range of them that a request asks for (RFC 9110, 14): 206, or 416 where there is nothing of it.
 * Several ranges at once are answered whole, as section 14.2 allows. The reply must have its strong etag already.
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

/** The refusal isn't the file: no cache may keep it for as long as that. */
const refuseRange = (reply: FastifyReply, size: number): FastifyReply =>
  reply
    .removeHeader('etag')
    .headers({ 'cache-control': 'no-store', 'content-range': headerValue`bytes */${size}` })
    .code(416)
    .send()

/** A range is meant of this version only where `If-Range` says so (section 13.1.5); we tell no `Last-Modified`. */
const isRangeMeant = ({ method, headers }: FastifyRequest, reply: FastifyReply): boolean =>
  method === 'GET' && (headers['if-range'] === undefined || headers['if-range'] === reply.getHeader('etag'))

/** The bytes of a `Range`, both ends included; `whole` where there is none that could be read, `none` where none is in there. */
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
 * Finds the rendition that is shown in place of a former one: of the same format if there is one, at least as wide. Undefined
 * where the picture is still the same. Throws a 410 for one that was taken down or deleted, which nobody may keep.
 */
export const currentRendition =
  (db: Database, pictures: Pictures) =>
  async (hash: string, name: string): Promise<string | undefined> => {
    const state = await pictures.state()
    if (state.isGone(hash))
      throw new HttpError(410, pictureMessages.gone, {}, { 'cache-control': 'no-store' })
    const current = state.findCurrent(hash)
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
