import type { Client } from './http/client.ts'
import type { PreviewLink } from './preview-links.ts'
import { parseList, parseRecord } from './http/reply.ts'

/** Links by which people without an account see an update before it is published. */
export const previewLinksApi = (client: Client) => ({
  list: async (updateId: number | string) =>
    parseList<PreviewLink>(await client.call(`/api/updates/${encodeURIComponent(updateId)}/preview-links`))
      .data,
  make: async (updateId: number | string) =>
    parseRecord<PreviewLink & { url: string }>(
      await client.call(`/api/updates/${encodeURIComponent(updateId)}/preview-links`, { method: 'POST' }),
    ),
  end: async (id: number): Promise<void> => {
    await client.call(`/api/preview-links/${id}`, { method: 'DELETE' })
  },
})
