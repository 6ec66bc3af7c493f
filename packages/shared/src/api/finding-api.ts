import { savedViewSchema, type SavedView, type SavedViewInput } from '../lists/saved-view.ts'
import type { Client } from './http/client.ts'
import { replyReader } from '../schema/reply-reader.ts'
import { parseList, parseReplyMessage } from './http/reply.ts'

const readSavedView = replyReader('list view', savedViewSchema)

/** Saved views of lists. Other back ends have none. */
export const findingApi = ({ call }: Client) => ({
  savedViews: async (resource: string): Promise<SavedView[]> =>
    parseList(await call('/api/saved-views', { query: { resource } }), readSavedView).data,
  /** Saves a view of a list; with an id, changes one of the person's own. */
  putSavedView: async (resource: string, { id, ...body }: SavedViewInput & { id?: number }) =>
    parseReplyMessage(
      await (id === undefined
        ? call('/api/saved-views', { method: 'POST', body: { resource, ...body } })
        : call(`/api/saved-views/${id}`, { method: 'PUT', body })),
    ),
  deleteSavedView: async (id: number) =>
    parseReplyMessage(await call(`/api/saved-views/${id}`, { method: 'DELETE' })),
})
export type FindingApi = ReturnType<typeof findingApi>
