import type { FastifyInstance } from 'fastify'

/** One line a call. Routes that are asked for by the thousand set `logLevel: 'warn'` and leave none. */
export const logRequests = (app: FastifyInstance): void => {
  // Who tells of a fault can say which line of the log is theirs.
  app.addHook('onRequest', async ({ id }, reply) => void reply.header('x-request-id', id))
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        req: request,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        user: request.session?.username,
      },
      'answered',
    )
  })
}
