import { csrfCalls } from '@kampana/engine-declare/calls/csrf-calls'
import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from '../error.ts'
import { serve } from '../records/calls/serve.ts'
import type { EngineContext } from '../records/context/engine-context.ts'
import type { EngineSettings } from '../records/context/engine-settings.ts'
import { isSameSecret, newToken } from '../tokens.ts'
import { csrfToken } from './session.ts'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])
/** True for a method that changes nothing (RFC 9110, 9.2.1). */
export const isSafe = (method: string): boolean => safe.has(method)

/** Rejects unsafe calls from other origins (403) or without the session's CSRF token (419), and serves the token. */
export const csrf = (app: FastifyInstance, context: EngineContext): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (isSafe(request.method)) return done()
    if (isForeign(request, context.settings)) throw new HttpError(403, basicErrorMessages.foreignOrigin)
    const token = request.headers['x-xsrf-token']
    const matches =
      request.sessionToken &&
      typeof token === 'string' &&
      isSameSecret(token, csrfToken(context, request.sessionToken))
    if (!matches) throw new HttpError(419, basicErrorMessages.csrfMismatch)
    done()
  })
  serve(app, csrfCalls, {
    renew: async ({ request, reply }) => {
      if (!request.sessionToken) reply.giveToken(newToken())
      return {}
    },
  })
}

/** True if a browser's headers name another origin that isn't allowed. */
export const isForeign = (
  { headers, host }: FastifyRequest,
  { publicUrl, corsOrigins }: Pick<EngineSettings, 'publicUrl' | 'corsOrigins'>,
): boolean => {
  if (isAllowed(corsOrigins, headers.origin)) return false
  const site = headers['sec-fetch-site']
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true
  if (headers.origin === undefined) return false
  const origin = URL.parse(headers.origin)
  return !origin || (origin.origin !== publicUrl.origin && origin.host !== host)
}

/** True if an `Origin` header is among the allowed origins. */
export const isAllowed = (corsOrigins: readonly string[], origin: string | undefined): origin is string =>
  origin !== undefined && corsOrigins.includes(origin)
