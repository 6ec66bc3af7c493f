import { subscriberCountsSchema, type SubscriberCounts } from '../notices/subscriber-counts.ts'
import { roleLossesSchema, type RoleLosses } from '../role-losses.ts'
import { replyReader } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseList, parseRecord } from './http/reply.ts'

/** Information on the dashboard's home that isn't a record. Other back ends have none. */
export const homeApi = ({ call }: Client) => ({
  /** Null if nobody can subscribe. */
  subscriberCounts: (): Promise<SubscriberCounts | null> =>
    fallbackOn404<SubscriberCounts | null>(null, async () =>
      parseRecord(await call('/api/subscribers/counts'), readCounts),
    ),
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

const readCounts = replyReader('subscribers', subscriberCountsSchema)
const readLosses = replyReader('roles', roleLossesSchema)
