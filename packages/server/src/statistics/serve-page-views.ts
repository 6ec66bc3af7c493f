import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { CachedResponse } from '../http/cached-response.ts'
import { isForeign } from '../http/csrf.ts'
import { embeddable } from '../http/headers.ts'
import { quiet } from '../http/request-log.ts'

/**
 * Handles POST /api/page-views?path=, sent if a browser opens a page without a request for it. Only counts existing pages;
 * every reply is the same.
 */
export const servePageViews = (
  app: FastifyInstance,
  { pageViews, settings }: AppContext,
  findPage: (path: string) => Promise<CachedResponse>,
): void => {
  app.post<{ Querystring: { path?: unknown } }>(
    '/api/page-views',
    { config: { access: 'anyone', ...quiet } },
    async (request, reply) => {
      const { path } = request.query
      if (typeof path === 'string' && path.startsWith('/') && !isForeign(request, settings)) {
        const { page } = await findPage(path)
        if (page !== undefined) pageViews.move(request.raw, page)
      }
      // A site on another host sends a beacon. Without these headers, the browser would report an error.
      return reply.code(204).headers(embeddable).send()
    },
  )
}
