import type { Author } from '../lists/author.ts'
import type { ListView, ListViewInput } from '../lists/list-view.ts'
import type { Client } from './client.ts'
import { parseList, parseMessage } from './reply.ts'
import type { TrashEntry } from './trash.ts'

/** A page of a trash: from 1, with words of titles. */
export interface TrashQuery {
  page?: number
  per_page?: number
  q?: string
}

/** The trash, the authors and the named views of lists. Other back ends have none. */
export const findingApi = ({ call }: Client) => ({
  trash: async (resource: string, query: TrashQuery): Promise<{ data: TrashEntry[]; total: number }> => {
    const { data, total = data.length } = parseList<TrashEntry>(
      await call(`/api/${resource}/trash`, { query: { ...query } }),
    )
    return { data, total }
  },
  authors: async (resource: string): Promise<Author[]> =>
    parseList<Author>(await call(`/api/${resource}/authors`)).data,
  listViews: async (resource: string): Promise<ListView[]> =>
    parseList<ListView>(await call('/api/list-views', { query: { resource } })).data,
  /** Keeps a view of a list; with an id, changes one's own. */
  saveListView: async (resource: string, { id, ...body }: ListViewInput & { id?: number }) =>
    parseMessage(
      await (id === undefined
        ? call('/api/list-views', { method: 'POST', body: { resource, ...body } })
        : call(`/api/list-views/${id}`, { method: 'PUT', body })),
    ),
  deleteListView: async (id: number) =>
    parseMessage(await call(`/api/list-views/${id}`, { method: 'DELETE' })),
})
export type FindingApi = ReturnType<typeof findingApi>
