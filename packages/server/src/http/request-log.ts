import type { FastifyInstance } from 'fastify'

/** One line a call. Routes that are asked for by the thousand set `logLevel: 'warn'` and leave none. */
export const logRequests = (app: FastifyInstance): void => {
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
