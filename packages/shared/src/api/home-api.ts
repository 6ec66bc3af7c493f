import { roleLossesSchema, type RoleLosses } from '../role-losses.ts'
import { replyReader } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseList } from './http/reply.ts'

/** Information on the dashboard's home that isn't a record. Other back ends have none. */
export const homeApi = ({ call }: Client) => ({
  /** Null if the server has no such list. */
  roleLosses: (): Promise<RoleLosses[] | null> =>
    fallbackOn404<RoleLosses[] | null>(
      null,
      async () => parseList(await call('/api/role-losses'), readLosses).data,
    ),
  /** Removes a role from that list. */
  reviewRole: async (id: number): Promise<void> => {
    await call(`/api/role-losses/${id}`, { method: 'DELETE' })
  },
})

const readLosses = replyReader('roles', roleLossesSchema)
