import type { CallOptions, Client } from './http/client.ts'
import type { ListQuery } from '../lists/list-query.ts'
import { createListReader, type ListReadOptions } from '../lists/list-reader.ts'
import { asDeclared, parseRecord } from './http/reply.ts'

type Options = Pick<CallOptions, 'signal' | 'asVisitor'>

/** Calls of every resource: a list with sort, filter and range, and one record. */
export const recordsApi = (client: Client) => ({
  list: <T>(resource: string, query: ListQuery = {}, asking?: ListReadOptions<T>) =>
    createListReader<T>(client)(`/api/${resource}`, query, asking),
  one: async <T>(resource: string, id: number | string, options?: Options) =>
    parseRecord<T>(await client.call(`/api/${resource}/${encodeURIComponent(id)}`, options), asDeclared),
})
