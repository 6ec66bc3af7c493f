import * as z from 'zod'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { parseList, parseRecord } from './http/reply.ts'

/** For how many days a link to a preview works. */
export const previewDays = 7

export const previewLinkSchema = () =>
  z.object({
    id: z.int(),
    created_at: z.string(),
    expires_at: z.string(),
    /** The name of who made it. */
    made_by: z.string(),
  })
/** A link by which people without an account see how a draft would look. */
export type PreviewLink = Parsed<typeof previewLinkSchema>

/** Links by which people without an account see an update before it is published. */
export const previewLinksApi = ({ call }: Client) => ({
  list: async (updateId: number | string) => parseList(await call(linksPath(updateId)), readLink).data,
  make: async (updateId: number | string) =>
    parseRecord(await call(linksPath(updateId), { method: 'POST' }), readMadeLink),
  end: async (id: number): Promise<void> => {
    await call(`/api/preview-links/${id}`, { method: 'DELETE' })
  },
})

const linksPath = (updateId: number | string): string =>
  `/api/updates/${encodeURIComponent(updateId)}/preview-links`
const readLink = replyReader('preview link', previewLinkSchema)
const readMadeLink = replyReader('preview link', () => previewLinkSchema().extend({ url: z.string() }))
