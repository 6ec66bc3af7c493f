import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { CachedResponse } from '../http/cached-response.ts'
import { isForeign } from '../http/csrf.ts'
import { embeddable } from '../http/headers.ts'
import { quiet } from '../http/request-log.ts'

/**
 * POST /api/page-views?path=: a browser has gone to this page without a request for it. Only pages that there are count, and
 * every reply is the same.
 */
export const serveReadings = (
  app: FastifyInstance,
  { readings, settings }: AppContext,
  findPage: (path: string) => Promise<CachedResponse>,
): void => {
  app.post<{ Querystring: { path?: unknown } }>(
    '/api/page-views',
    { config: { access: 'anyone', ...quiet } },
    async (request, reply) => {
      const { path } = request.query
      if (typeof path === 'string' && path.startsWith('/') && !isForeign(request, settings)) {
        const { page } = await findPage(path)
        if (page !== undefined) readings.move(request.raw, page)
      }
      // A site on another host sends it as a beacon, whose reply the browser would else complain of.
      return reply.code(204).headers(embeddable).send()
    },
  )
}
