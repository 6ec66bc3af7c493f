import cors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'
import type { Settings } from '../env.ts'

/** What a client on another website calls (WIRE.md); everything else stays with its own. */
const wire = /^\/(?:api\/|sanctum\/csrf-cookie$|log(?:in|out)$|register$|password\/|email\/)/
/** What browsers hide from another origin's scripts unless told. */
const exposedHeaders = ['Content-Range', 'ETag', 'Retry-After', 'X-RateLimit-Limit', 'X-RateLimit-Remaining']
/** Seconds for which a browser need not ask again; the most that Chromium takes. */
const maxAge = 7200

/** Lets the websites of CORS_ORIGINS call with their visitors' cookies. Without any, nothing is said to anybody. */
export const answerOtherOrigins = async (app: FastifyInstance, { corsOrigins }: Settings): Promise<void> => {
  if (corsOrigins.length === 0) return
  const granted = {
    credentials: true,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'DELETE'],
    exposedHeaders,
    maxAge,
  }
  await app.register(cors, {
    delegator: ({ headers: { origin }, url }, answer) =>
      answer(null, {
        ...granted,
        origin: isAllowed(corsOrigins, origin) && wire.test(pathOf(url)) && origin,
      }),
  })
}

/** Whether a request's `Origin` is one of those that may call. */
export const isAllowed = (corsOrigins: readonly string[], origin: string | undefined): origin is string =>
  origin !== undefined && corsOrigins.includes(origin)

/** An address without its query. */
export const pathOf = (url: string): string => url.split('?', 1).join('')
