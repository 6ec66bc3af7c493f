import * as z from 'zod'
import { savedViewSchema, type SavedView, type SavedViewInput } from '../lists/saved-view.ts'
import type { Client } from './http/client.ts'
import { decodeEach } from '../messages/message.ts'
import { replyReader } from '../schema/reply-reader.ts'
import { importCheckSchema, type ImportCheck } from './finding-replies.ts'
import { parseList, parseReplyMessage, parseRecord } from './http/reply.ts'

const readSavedView = replyReader('list view', savedViewSchema)
const readImportCheck = replyReader('import', importCheckSchema)
const readImport = replyReader('import', () => z.object({ id: z.int() }))

/** Saved views and imports of lists. Other back ends have none. */
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
  checkImport: async (resource: string, rows: readonly object[]): Promise<ImportCheck> => {
    const reply = await call(`/api/${resource}/import`, { method: 'POST', body: { rows, dry_run: true } })
    const check = parseRecord(reply, readImportCheck)
    return { ...check, errors: decodeEach(check.errors) }
  },
  importRows: async (resource: string, rows: readonly object[]) => {
    const reply = await call(`/api/${resource}/import`, { method: 'POST', body: { rows } })
    return { id: parseRecord(reply, readImport).id, message: parseReplyMessage(reply) ?? '' }
  },
  undoImport: async (resource: string, id: number) =>
    parseReplyMessage(await call(`/api/${resource}/imports/${id}`, { method: 'DELETE' })),
})
export type FindingApi = ReturnType<typeof findingApi>
