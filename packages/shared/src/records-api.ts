import type { CallOptions, Client } from './client.ts'
import type { ListQuery } from './list-query.ts'
import { listReader, type Asking } from './lists.ts'
import { recordOf } from './reply.ts'
import type { ResourceName } from './resources/index.ts'

type Options = Pick<CallOptions, 'signal' | 'asVisitor'>

/** The calls that every resource has: its list, sorted, filtered and paged as asked, and one of its records. */
export const recordsApi = (client: Client) => {
  const read = listReader(client)
  return {
    list: <T>(resource: ResourceName, query: ListQuery = {}, asking?: Asking<T>) =>
      read<T>(`/api/${resource}`, query, asking),
    one: async <T>(resource: ResourceName, id: number | string, options?: Options) =>
      recordOf<T>(await client.call(`/api/${resource}/${encodeURIComponent(id)}`, options)),
  }
}
