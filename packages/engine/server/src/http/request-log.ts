import type { FastifyInstance } from 'fastify'
import { routeOf } from './shared-routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** User name of a sign-in attempt. */
    triedUsername?: string
  }
  interface FastifyContextConfig {
    /** Omits successful calls from the log. */
    quiet?: boolean
  }
}

/** Config of routes with thousands of requests. */
export const quiet = { quiet: true }

/** Logs one line per call. */
export const logRequests = (app: FastifyInstance): void => {
  // For bug reports, which can quote the id of the log line.
  app.addHook('onRequest', ({ id }, reply, done) => {
    reply.header('x-request-id', id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    if (!routeOf(request).config.quiet)
      request.log.info(
        {
          req: request,
          status: reply.statusCode,
          ms: Math.round(reply.elapsedTime),
          user: request.session?.username,
          tried: request.triedUsername,
        },
        'request completed',
      )
    done()
  })
}
