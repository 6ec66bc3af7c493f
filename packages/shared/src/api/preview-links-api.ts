import * as z from 'zod'
import { replyReader } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { parseList, parseRecord } from './http/reply.ts'
import { previewLinkSchema } from './preview-links.ts'

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
