import type { CallOptions, Client } from './client.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { createListReader, type ListReadOptions } from '../lists/list-reader.ts'
import { parseRecord } from './reply.ts'
import type { ResourceName } from '../resources/index.ts'

type Options = Pick<CallOptions, 'signal' | 'asVisitor'>

/** The calls that every resource has: its list, sorted, filtered and paged as asked, and one of its records. */
export const recordsApi = (client: Client) => {
  const read = createListReader(client)
  return {
    list: <T>(resource: ResourceName, query: ListQuery = {}, asking?: ListReadOptions<T>) =>
      read<T>(`/api/${resource}`, query, asking),
    one: async <T>(resource: ResourceName, id: number | string, options?: Options) =>
      parseRecord<T>(await client.call(`/api/${resource}/${encodeURIComponent(id)}`, options)),
  }
}
