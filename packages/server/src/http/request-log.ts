import type { FastifyInstance } from 'fastify'
import { routeOf } from './shared-routes.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user name of an attempt to sign in. */
    triedUsername?: string
  }
  interface FastifyContextConfig {
    /** Successful calls aren't logged; errors are. */
    quiet?: boolean
  }
}

/** The config of routes that are requested by the thousand. */
export const quiet = { quiet: true }

/** Logs one line a call. */
export const logRequests = (app: FastifyInstance): void => {
  // For bug reports, which can name the line of the log.
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
        'answered',
      )
    done()
  })
}
