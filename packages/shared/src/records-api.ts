import type { CallOptions, Client } from './client.ts'
import { queryHere, type ListQuery } from './list-query.ts'
import { listOf, recordOf } from './reply.ts'
import type { ResourceName } from './resources/index.ts'

type Options = Pick<CallOptions, 'signal' | 'asVisitor'>

/** The calls that every resource has: its list, sorted, filtered and paged as asked, and one of its records. */
export const recordsApi = (client: Client) => ({
  list: async <T>(
    resource: ResourceName,
    { sort, range, filter }: ListQuery = {},
    extra?: CallOptions['query'],
    options?: Options,
  ) => {
    const query = {
      sort: sort && JSON.stringify(sort),
      range: range && JSON.stringify(range),
      filter: filter && JSON.stringify(filter),
      ...extra,
    }
    const { data, total } = listOf<T>(await client.call(`/api/${resource}`, { ...options, query }))
    return total === undefined
      ? queryHere(data, { ...(sort && { sort }), ...(range && { range }), ...(filter && { filter }) })
      : { data, total }
  },
  one: async <T>(resource: ResourceName, id: number | string, options?: Options) =>
    recordOf<T>(await client.call(`/api/${resource}/${encodeURIComponent(id)}`, options)),
})
