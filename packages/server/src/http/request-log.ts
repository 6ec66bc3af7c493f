import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** The user name that somebody tries to sign in with. */
    triedUsername?: string
  }
  interface FastifyContextConfig {
    /** Answering leaves no line in the log; what goes wrong does. */
    quiet?: boolean
  }
}

/** The config of routes that are asked for by the thousand. */
export const quiet = { quiet: true }

/** One line a call. */
export const logRequests = (app: FastifyInstance): void => {
  // Who tells of a fault can say which line of the log is theirs.
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id))
  app.addHook('onResponse', async (request, reply) => {
    if (request.routeOptions.config.quiet) return
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
  })
}
