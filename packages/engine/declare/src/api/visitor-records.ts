import type { ListQuery } from '../lists/list-query.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404 } from './http/reply.ts'
import { recordsApi } from './records-api.ts'

/** Records of any resource as visitors read them, also for signed-in people. */
export const visitorRecords = (client: Client) => {
  const { list, one } = recordsApi(client)
  return {
    /** One page of a resource's list. */
    list: <T>(resource: string, query: ListQuery) => list<T>(resource, query, { asVisitor: true }),
    /** A record; null if visitors can't read one with this id. */
    find: <T>(resource: string, id: string): Promise<T | null> =>
      fallbackOn404<T | null>(null, () => one<T>(resource, id, { asVisitor: true })),
  }
}
