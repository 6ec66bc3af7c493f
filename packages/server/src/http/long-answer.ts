import type { FastifyReply, FastifyRequest } from 'fastify'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { encodingFor } from '../page.ts'

/** In characters. Shorter answers travel in a few packets as they are. */
const long = 32 * 1024
/** The quickest that is still worth it: the 5 MB of 10,000 updates in some 60 ms, off the event loop. */
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } }

/**
 * For `onSend` of routes whose answers can be long, as lists: compresses what is. (@fastify/compress leaves out
 * whatever has a Content-Range, taking ours of rows for one of bytes.)
 */
export const compressLongAnswer = async (
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> => {
  if (typeof payload !== 'string' || payload.length < long) return payload
  reply.header('vary', [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', '))
  const encoding = encodingFor(headers['accept-encoding'])
  if (encoding === 'identity') return payload
  reply.removeHeader('content-length').header('content-encoding', encoding)
  return encoding === 'br'
    ? promisify(brotliCompress)(payload, quick)
    : promisify(gzip)(payload, { level: 4 })
}
