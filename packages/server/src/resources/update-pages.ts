import { updates } from '@kampana/shared/resources/updates'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { sendPublicAnswer } from '../crud/public-answer.ts'
import { parsePageNumber, pageSize, parseListQuery, type ParsedQuery } from '../crud/query/list-query.ts'
import { pageBody } from '../crud/query/pagination.ts'
import { toPublicUrl } from '../crud/request.ts'
import { hasQuery } from '../crud/routes.ts'
import type { Store } from '../crud/store.ts'
import type { Row } from '../crud/table.ts'

/** GET /api/updates/paginated, announcements and newsAndEvents: the specification's public lists, ten per page. */
export const serveUpdatePages = (
  app: FastifyInstance,
  context: AppContext,
  store: Store,
  serialize: (row: Row) => Row,
): void => {
  const sendAnswer = sendPublicAnswer(context)
  const pages: Record<string, Record<string, string>> = {
    paginated: {},
    announcements: { category: 'announcements' },
    newsAndEvents: { category: 'news-and-events' },
  }
  for (const [name, filter] of Object.entries(pages)) {
    const path = `/api/updates/${name}`
    const shown = filter['category']?.replaceAll('-', ' ') ?? 'updates'
    const schema = { tags: ['updates'], summary: `List published ${shown}, ten per page, newest first` }
    app.get<{ Querystring: { page?: string } }>(
      path,
      { config: { access: 'anyone' }, schema },
      async (request, reply) =>
        sendAnswer(request, reply, async () => {
          if (hasQuery(request)) await context.limitReads(request)
          const query = pageQuery(filter, parsePageNumber(request.query.page))
          const { rows, total } = await store.list(query, null)
          const data = rows.map(serialize)
          return { headers: {}, body: pageBody(data, total, query, toPublicUrl(context, path)) }
        }),
    )
  }
}

const pageQuery = (filter: Record<string, string>, page: number): ParsedQuery => ({
  ...parseListQuery(updates, { filter: JSON.stringify(filter), sort: JSON.stringify(['posted_at', 'DESC']) }),
  first: (page - 1) * pageSize,
  count: pageSize,
  paged: true,
})
