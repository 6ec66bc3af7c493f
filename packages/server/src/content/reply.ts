import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Settings } from '../env.ts'
import { writeResponse, type CachedResponse } from '@kampana/engine-server/http/cache/cached-response'
import {
  embeddable,
  fileHeaders,
  immutable,
  policies,
  securityHeaders,
} from '@kampana/engine-server/http/headers'

/** Headers of files in the college's folder. */
export const contentHeaders = (settings: Settings, cacheControl: string) => ({
  ...(cacheControl === immutable ? fileHeaders(securityHeaders(settings)) : securityHeaders(settings)),
  ...embeddable,
  'content-security-policy': policies.contentFile,
  // The hash in an address also covers the built code, which development lacks.
  'cache-control': settings.development ? 'no-store' : cacheControl,
})

/** Sends a reply without Fastify, as fast as Node can write. */
export const sendCached = (
  { raw }: FastifyRequest,
  reply: FastifyReply,
  response: CachedResponse,
): FastifyReply => {
  reply.hijack()
  writeResponse(raw, reply.raw, response)
  return reply
}
