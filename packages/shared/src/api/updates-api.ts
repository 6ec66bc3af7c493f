import type { CallOptions, Client } from '@kampana/engine-declare/api/http/client'
import type { ListQuery } from '@kampana/engine-declare/lists/list-query'
import { publishedApi } from './published-api.ts'
import { recordsApi } from '@kampana/engine-declare/api/records-api'
import {
  asDeclared,
  fallbackOn404,
  parsePage,
  parseRecord,
  type PaginatedList,
} from '@kampana/engine-declare/api/http/reply'
import { normalizeUpdate, type Update, type UpdateCategory } from '../update.ts'

/** Published updates as visitors read them, without drafts even for signed-in people. */
export const updatesApi = (client: Client, timeZone: () => string) => {
  const { list, one } = recordsApi(client)
  const readUpdate = (row: unknown): Update => normalizeUpdate(asDeclared(row), timeZone())
  const getPage = async (path: string, page: number): Promise<PaginatedList<Update>> => {
    const reply = await client.call(path, { query: { page }, asVisitor: true })
    return parsePage(reply, readUpdate)
  }
  // Rows are normalized before a list is filtered in memory.
  const listUpdates = (query: ListQuery, extra: CallOptions['query'] = {}) =>
    list<Update>('updates', query, {
      extra,
      read: readUpdate,
      asVisitor: true,
    })

  return {
    paginated: (page = 1) => getPage('/api/updates/paginated', page),
    announcements: (page = 1) => getPage('/api/updates/announcements', page),
    newsAndEvents: (page = 1) => getPage('/api/updates/newsAndEvents', page),
    /** Update with exactly this title, with its body; undefined if there is none. */
    byTitle: async (category: UpdateCategory, title: string): Promise<Update | undefined> => {
      const query: ListQuery = { filter: { category, title }, range: [0, 0] }
      const { data } = await listUpdates(query, { include: 'updates' })
      const update = data.find((row) => row.title === title && row.category === category)
      return update && update.updates == null
        ? readUpdate(await one('updates', update.id, { asVisitor: true }))
        : update
    },
    /** Update that once had this title, so that its old address can redirect; undefined if there is none. */
    formerlyTitled: (category: UpdateCategory, title: string) =>
      fallbackOn404(undefined, async () =>
        parseRecord<Pick<Update, 'id' | 'title' | 'category'> | undefined>(
          await client.call('/api/updates/formerly', { query: { category, title }, asVisitor: true }),
          asDeclared,
        ),
      ),
    /** News and events that end on `today` or later, earliest first. */
    upcoming: async (today: string, count = 3) => {
      const filter = { category: 'news-and-events', to_gte: today }
      return (await listUpdates({ filter, sort: ['from', 'ASC'], range: [0, count - 1] })).data
    },
    latest: async (count = 3) =>
      (await listUpdates({ sort: ['posted_at', 'DESC'], range: [0, count - 1] })).data,
    /** Pinned updates of one category or both, latest first. Other back ends have none. */
    pinned: async (category?: UpdateCategory) => {
      const filter = { pinned: 1, ...(category && { category }) }
      const { data } = await listUpdates({ filter, sort: ['posted_at', 'DESC'], range: [0, maxPinned - 1] })
      return data.filter(({ pinned }) => pinned === 1)
    },
    ...publishedApi(listUpdates),
  }
}

/** More would leave no room for new updates. */
const maxPinned = 5

/** Puts pinned updates first in a list, without duplicates. */
export const pinnedFirst = (pinned: readonly Update[], others: readonly Update[]): Update[] => {
  const ids = new Set(pinned.map(({ id }) => id))
  return [...pinned, ...others.filter(({ id }) => !ids.has(id))]
}
