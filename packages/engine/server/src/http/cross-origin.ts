import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { EngineSettings } from '../records/context/engine-settings.ts'
import { isAllowed } from './csrf.ts'
import { stripQuery } from './strip-query.ts'

/** Paths that clients on other origins may call: the API and Laravel Sanctum's routes. */
const wire =
  /^\/(?:api\/|sanctum\/csrf-cookie$|log(?:in|out)$|register$|password\/|email\/|user\/confirm-password$)/
/** Headers that scripts of other origins may read. */
const exposedHeaders = ['Content-Range', 'ETag', 'Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining']
/** Seconds for which browsers cache a preflight; Chromium's maximum. */
const maxAge = 7200

/** CORS for the origins in CORS_ORIGINS, with credentials. Without any, no CORS header is sent. */
export const answerOtherOrigins = async (
  app: FastifyInstance,
  { corsOrigins }: EngineSettings,
): Promise<void> => {
  if (corsOrigins.length === 0) return
  const common = {
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders,
    maxAge,
  }
  await app.register(cors, {
    delegator: ({ headers: { origin }, url }, answer) =>
      answer(null, {
        ...common,
        origin: isAllowed(corsOrigins, origin) && wire.test(stripQuery(url)) && origin,
      }),
  })
}
