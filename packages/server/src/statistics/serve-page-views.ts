import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { CachedResponse } from '@kampana/engine-server/http/cached-response'
import { isForeign } from '@kampana/engine-server/http/csrf'
import { embeddable } from '@kampana/engine-server/http/headers'
import { quiet } from '@kampana/engine-server/http/request-log'

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
