import { pageViewCalls } from '@kampana/shared/calls/statistics-calls'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { serve } from '@kampana/engine-server/records/calls/serve'
import type { CachedResponse } from '@kampana/engine-server/http/cache/cached-response'
import { isForeign } from '@kampana/engine-server/http/csrf'
import { embeddable } from '@kampana/engine-server/http/headers'

/** Serves the count of page views without a request. Only counts existing pages; every reply is the same. */
export const servePageViews = (
  app: FastifyInstance,
  { pageViews, settings }: AppContext,
  findPage: (path: string) => Promise<CachedResponse>,
): void =>
  serve(app, pageViewCalls, {
    count: async ({ query: { path }, request, reply }) => {
      if (typeof path === 'string' && path.startsWith('/') && !isForeign(request, settings)) {
        const { page } = await findPage(path)
        if (page !== undefined) pageViews.move(request.raw, page)
      }
      // A site on another host sends a beacon. Without these headers, the browser would report an error.
      void reply.headers(embeddable)
      return {}
    },
  })
