import { updateCalls } from '@kampana/shared/calls/update-calls'
import { updates } from '@kampana/shared/resources/updates'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { serve, type HandlerInput } from '@kampana/engine-server/records/calls/serve'
import { sendPublicAnswer } from '@kampana/engine-server/records/public-answer'
import {
  parsePageNumber,
  pageSize,
  parseListQuery,
  type ParsedQuery,
} from '@kampana/engine-server/records/query/list-query'
import { pageBody } from '@kampana/engine-server/records/query/pagination'
import { toPublicUrl } from '@kampana/engine-server/records/input/request'
import { hasQuery } from '@kampana/engine-server/records/routes'
import type { Store } from '@kampana/engine-server/records/store'
import type { Row } from '@kampana/engine-server/records/table'

/** Extra columns of updates with an image. */
export const updateImages = ['picture'] as const

/** Serves the specification's public lists of updates, ten per page. */
export const serveUpdatePages = (
  app: FastifyInstance,
  context: AppContext,
  store: Store,
  serialize: (row: Row) => Row,
): void => {
  const sendAnswer = sendPublicAnswer(context)
  const page =
    (name: keyof typeof updateCalls, filter: Record<string, string>) =>
    async ({
      query: { page: number },
      request,
      reply,
    }: HandlerInput<typeof updateCalls.paginated>): Promise<unknown> =>
      sendAnswer(request, reply, async (audience) => {
        if (hasQuery(request)) await context.limitReads(request)
        const query = pageQuery(filter, parsePageNumber(number))
        const { rows, total } = await store.list(query, null)
        const path = toPublicUrl(context, updateCalls[name].path)
        const images = { fields: updates.fields, extraImages: updateImages }
        const shown = await context.services.uploads.show(images, rows.map(serialize), audience)
        return { headers: {}, body: pageBody(shown, total, query, path) }
      })
  serve(app, updateCalls, {
    paginated: page('paginated', {}),
    announcements: page('announcements', { category: 'announcements' }),
    newsAndEvents: page('newsAndEvents', { category: 'news-and-events' }),
  })
}

const pageQuery = (filter: Record<string, string>, page: number): ParsedQuery => ({
  ...parseListQuery(updates, { filter: JSON.stringify(filter), sort: JSON.stringify(['posted_at', 'DESC']) }),
  first: (page - 1) * pageSize,
  count: pageSize,
  paged: true,
})
