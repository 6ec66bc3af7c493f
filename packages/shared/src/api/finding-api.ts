import * as z from 'zod'
import { authorSchema, type Author } from '../lists/author.ts'
import { savedViewSchema, type SavedView, type SavedViewInput } from '../lists/saved-view.ts'
import { pictureUseSchema, type PictureUse } from '../media/picture-use.ts'
import type { Client } from './http/client.ts'
import { decodeEach } from '../messages/message.ts'
import { recordPath, type Resource } from '../resource.ts'
import { replyReader } from '../schema/reply-reader.ts'
import {
  addressFindingSchema,
  importCheckSchema,
  recordSectionSchema,
  resourceSectionsSchema,
  type ImportCheck,
  type RecordFinding,
  type RecordSection,
  type ResourceSections,
} from './finding-replies.ts'
import { parseList, parseReplyMessage, parseRecord } from './http/reply.ts'

const readAuthor = replyReader('author', authorSchema)
const readUse = replyReader('use', pictureUseSchema)
const readName = replyReader('editors', () => z.string())
const readSection = replyReader('section', recordSectionSchema)
const readSections = replyReader('parts', resourceSectionsSchema)
const readAddressFinding = replyReader('finding', addressFindingSchema)
const readSavedView = replyReader('list view', savedViewSchema)
const readImportCheck = replyReader('import', importCheckSchema)
const readImport = replyReader('import', () => z.object({ id: z.int() }))

/** Trash, authors and saved views of lists. Other back ends have none. */
export const findingApi = ({ call }: Client) => ({
  authors: async (resource: string): Promise<Author[]> =>
    parseList(await call(`/api/${resource}/authors`), readAuthor).data,
  /** Records that show an image or link to a record's page. */
  uses: async (resource: string, id: number | string): Promise<PictureUse[]> =>
    parseList(await call(`/api/${resource}/${encodeURIComponent(id)}/uses`), readUse).data,
  /** Reports that this person has a record's form open. Returns the names of the others who have. */
  presence: async (resource: Pick<Resource, 'name' | 'singleton'>, id: number | string): Promise<string[]> =>
    parseList(await call(`${recordPath(resource, id)}/presence`, { method: 'PUT' }), readName).data,
  /** Reports that this person has left the form. */
  leaveForm: async (resource: Pick<Resource, 'name' | 'singleton'>, id: number | string): Promise<void> =>
    void (await call(`${recordPath(resource, id)}/presence`, { method: 'DELETE' })),
  /** Sections in which this person may edit a resource's records, and people to ask about the rest. */
  sections: async (resource: string): Promise<ResourceSections> =>
    parseRecord(await call(`/api/${resource}/sections`), readSections),
  /** Permission to edit a record by its section, and people to ask otherwise. */
  section: async (resource: string, id: number | string): Promise<RecordSection> =>
    parseRecord(await call(`/api/${resource}/${encodeURIComponent(id)}/section`), readSection),
  /** Addresses whose page or file is missing or hidden from visitors. */
  deadAddresses: async (
    resource: string,
    addresses: readonly string[],
  ): Promise<Omit<RecordFinding, 'field'>[]> =>
    parseList(
      await call(`/api/${resource}/findings`, { method: 'POST', body: { addresses } }),
      readAddressFinding,
    ).data,
  /** Colleagues that a field offers. */
  colleagues: async (resource: string, field: string): Promise<Author[]> =>
    parseList(await call(`/api/${resource}/colleagues/${field}`), readAuthor).data,
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
