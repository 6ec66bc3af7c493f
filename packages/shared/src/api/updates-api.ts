import type { CallOptions, Client } from './client.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { publishedApi } from './published-api.ts'
import { recordsApi } from './records-api.ts'
import { parsePage, parseRecord, type PaginatedList } from './reply.ts'
import { normalizeUpdate, type Update, type UpdateCategory } from '../update.ts'

type Options = Pick<CallOptions, 'signal'>

/** Published updates as visitors read them: page by page, by their title, the latest and the next. */
export const updatesApi = (client: Client) => {
  const { list, one } = recordsApi(client)
  // The public's updates are the same for everybody: who is signed in finds no drafts among them.
  const page = async (path: string, number: number, options?: Options): Promise<PaginatedList<Update>> => {
    const found = parsePage<Update>(
      await client.call(path, { ...options, query: { page: number }, asVisitor: true }),
    )
    return { ...found, data: found.data.map(normalizeUpdate) }
  }
  const publishedUpdates = (query: ListQuery, extra?: CallOptions['query'], options?: Options) => {
    // A moment that stands for a day becomes one before it is filtered by.
    const asking = { ...options, ...(extra && { extra }), read: normalizeUpdate, asVisitor: true }
    return list<Update>('updates', query, asking)
  }
  const someUpdates = async (...asked: Parameters<typeof publishedUpdates>) =>
    (await publishedUpdates(...asked)).data

  return {
    paginated: (number = 1, options?: Options) => page('/api/updates/paginated', number, options),
    announcements: (number = 1, options?: Options) => page('/api/updates/announcements', number, options),
    newsAndEvents: (number = 1, options?: Options) => page('/api/updates/newsAndEvents', number, options),
    /** The update of exactly this title, with its body; undefined where there is none. */
    byTitle: async (
      category: UpdateCategory,
      title: string,
      options?: Options,
    ): Promise<Update | undefined> => {
      const query: ListQuery = { filter: { category, title }, range: [0, 0] }
      const data = await someUpdates(query, { include: 'updates' }, options)
      const found = data.find((update) => update.title === title && update.category === category)
      return found && found.updates == null
        ? normalizeUpdate(await one<Update>('updates', found.id, { ...options, asVisitor: true }))
        : found
    },
    /** The update that had this title once, so that an old address can lead to it; 404 where there is none. */
    formerlyTitled: async (category: UpdateCategory, title: string, options?: Options) =>
      parseRecord<Pick<Update, 'id' | 'title' | 'category'>>(
        await client.call('/api/updates/formerly', {
          ...options,
          query: { category, title },
          asVisitor: true,
        }),
      ),
    /** News and events whose last day is `today` or later, the nearest first. */
    upcoming: (today: string, count = 3, options?: Options) =>
      someUpdates(
        {
          filter: { category: 'news-and-events', to_gte: today },
          sort: ['from', 'ASC'],
          range: [0, count - 1],
        },
        undefined,
        options,
      ),
    latest: (count = 3, options?: Options) =>
      someUpdates({ sort: ['posted_at', 'DESC'], range: [0, count - 1] }, undefined, options),
    ...publishedApi(publishedUpdates),
  }
}
