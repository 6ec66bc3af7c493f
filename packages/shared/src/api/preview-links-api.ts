import * as z from 'zod'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { parseList, parseRecord } from './http/reply.ts'

/** Days for which a preview link is valid. */
export const previewDays = 7

export const previewLinkSchema = () =>
  z.object({
    id: z.int(),
    created_at: z.string(),
    expires_at: z.string(),
    /** Name of its creator. */
    made_by: z.string(),
  })
/** A link that shows an unpublished update to people without an account. */
export type PreviewLink = Parsed<typeof previewLinkSchema>

/** Preview links of updates, for people without an account. */
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
