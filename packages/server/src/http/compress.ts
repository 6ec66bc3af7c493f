import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** In characters. Shorter answers travel in a few packets as they are. */
export const longAnswer = 32 * 1024

/** Compresses off the event loop; `quick` for what is sent once: the 5 MB of 10,000 updates take some 60 ms. */
export const compress = (body: Buffer, encoding: 'br' | 'gzip', { quick = false } = {}): Promise<Buffer> =>
  encoding === 'gzip'
    ? promisify(gzip)(body, { level: quick ? 4 : 6 })
    : promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quick ? 3 : 5,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })

/**
 * For `onSend` of routes whose answers can be long, as lists: compresses what is. (@fastify/compress leaves out
 * whatever has a Content-Range, taking ours of rows for one of bytes.)
 */
export const compressLongAnswer = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  if (typeof payload !== 'string' || payload.length < longAnswer) return payload
  addVary(reply)
  const encoding = encodingFor(headers['accept-encoding'])
  if (encoding === 'identity') return payload
  reply.removeHeader('content-length').header('content-encoding', encoding)
  return compress(Buffer.from(payload), encoding, { quick: true })
}

/** Says that an answer depends on the encodings that a request takes, besides what it depends on already. */
export const addVary = (reply: FastifyReply): void =>
  void reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))

/** The best encoding that a request takes. */
export const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const list = String(accepted ?? '')
  if (list === last.list) return last.encoding
  const encoding = takesBrotli.test(list) ? 'br' : takesGzip.test(list) ? 'gzip' : 'identity'
  last = { list, encoding }
  return encoding
}
/** Most requests come from a few browsers, which all say the same. */
let last: { list: string; encoding: Encoding } = { list: '', encoding: 'identity' }

/** A name in a list of encodings, unless it has the weight 0 (RFC 9110, section 12.5.3). */
const takes = (name: string): RegExp =>
  new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$))[\\d.]+\\s*)?(?:,|$)`, 'i')
const takesBrotli = takes('br')
const takesGzip = takes('gzip')
