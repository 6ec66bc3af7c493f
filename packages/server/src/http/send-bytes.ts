import type { FastifyReply, FastifyRequest } from 'fastify'

/**
 * Sends bytes whole, or the one range of them that a request asks for (RFC 9110, 14): 206, or 416 where there is nothing of it.
 * Several ranges at once are answered whole, as section 14.2 allows. The reply must have its strong etag already.
 */
export const sendBytes = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer): FastifyReply => {
  void reply.header('accept-ranges', 'bytes')
  const range = isRangeMeant(request, reply) ? readRange(request.headers.range, bytes.length) : 'whole'
  if (range === 'whole') return reply.send(bytes)
  if (range === 'none') return refuseRange(reply, bytes.length)
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
    .send(bytes.subarray(range.first, range.last + 1))
}

/** The refusal isn't the file: no cache may keep it for as long as that. */
const refuseRange = (reply: FastifyReply, size: number): FastifyReply =>
  reply
    .removeHeader('etag')
    .headers({ 'cache-control': 'no-store', 'content-range': `bytes */${size}` })
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
