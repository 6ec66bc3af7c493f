import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** In characters. Shorter replies fit into a few packets without compression. */
export const longAnswer = 32 * 1024

/** Compresses in the thread pool; `quick` is for replies that are sent once (5 MB in 60 ms). */
export const compress = (body: Buffer, encoding: 'br' | 'gzip', { quick = false } = {}): Promise<Buffer> =>
  encoding === 'gzip' ? promisify(gzip)(body, { level: quick ? 4 : 6 }) : brotli(body, quick ? 3 : 7)

/** Smallest result of Brotli: an eighth smaller than `compress` for a page, but 20 times slower. */
export const compressBest = (body: Buffer): Promise<Buffer> => brotli(body, constants.BROTLI_MAX_QUALITY)

const brotli = (body: Buffer, quality: number): Promise<Buffer> =>
  promisify(brotliCompress)(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  })

/**
 * An `onSend` hook that compresses long replies, such as lists and pages. (@fastify/compress skips replies with a
 * Content-Range, which it takes for bytes; ours counts rows.)
 */
export const compressLongAnswer = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  if (typeof payload !== 'string' || payload.length < longAnswer) return payload
  addVary(reply)
  const encoding = negotiateEncoding(headers['accept-encoding'])
  if (encoding === 'identity') return payload
  reply.removeHeader('content-length').header('content-encoding', encoding)
  return compress(Buffer.from(payload), encoding, { quick: true })
}

/** Adds Accept-Encoding to the reply's Vary header. */
export const addVary = (reply: FastifyReply): void =>
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))

/** Best encoding of an Accept-Encoding header. */
export const negotiateEncoding = (accepted: string | string[] | undefined): Encoding => {
  const list = String(accepted ?? '')
  if (list === last.list) return last.encoding
  const encoding = takesBrotli.test(list) ? 'br' : takesGzip.test(list) ? 'gzip' : 'identity'
  last = { list, encoding }
  return encoding
}
/** Caches the last header, because most requests have the same one. */
let last: { list: string; encoding: Encoding } = { list: '', encoding: 'identity' }

/** Matches an encoding's name in Accept-Encoding, unless its weight is 0 (RFC 9110, section 12.5.3). */
const takes = (name: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i')
const takesBrotli = takes('br')
const takesGzip = takes('gzip')
