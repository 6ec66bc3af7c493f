import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../env.ts'
import { writeResponse, type CachedResponse } from '../http/cached-response.ts'
import { embeddable, fileHeaders, immutable, policies, securityHeaders } from '../http/headers.ts'

/** The headers of what the college's folder holds. */
export const contentHeaders = (settings: Settings, cacheControl: string) => ({
  ...(cacheControl === immutable ? fileHeaders(securityHeaders(settings)) : securityHeaders(settings)),
  ...embeddable,
  'content-security-policy': policies.contentFile,
  // The hash in an address is that of the built code, too, which development hasn't got.
  'cache-control': settings.development ? 'no-store' : cacheControl,
})

/** Sends it past Fastify, as fast as Node writes. */
export const sendCached = (
  { raw }: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply => {
  reply.hijack()
  writeResponse(raw, reply.raw, response)
  return reply
}
