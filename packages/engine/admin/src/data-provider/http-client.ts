import type { EngineApi } from '@kampana/engine-declare/api/engine-api'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import type { ListQuery } from '@kampana/engine-declare/lists/list-query'
import { createListReader, type ListCache } from '@kampana/engine-declare/lists/list-reader'
import { parseRecord } from '@kampana/engine-declare/api/http/reply'
import { recordPath, type Resource } from '@kampana/engine-declare/resource'
import type { ReplyRecord } from '@kampana/engine-declare/schema/record-reader'
import type { fetchUtils } from 'react-admin'
import { isOwnServer } from '../back-end/own-server.ts'
import { storedAccount } from '../back-end/stored-account.ts'
import { allRows } from './all-rows.ts'
import type { ReadRecord } from './record-readers.ts'
import { addForbiddenList, removeForbiddenList } from './other-back-end/forbidden-lists.ts'
import { withVersion } from './record-version.ts'

/** Sends the requests of ra-data-simple-rest with the shared client, which handles login, CSRF and errors. */
export const createHttpClient = (
  api: EngineApi,
  listCache: ListCache<ReplyRecord>,
  named: (name: string) => Resource,
  readerFor: (resource: Resource) => ReadRecord,
) => {
  const readerOf = (name: string) => readerFor(named(name))
  const list = createCachedReader(api, listCache, readerOf)
  return async (url: string, options: fetchUtils.Options = {}) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const [, name = '', id] = /^\/api\/([^/]+)(\/.*)?$/.exec(pathname) ?? []
    const method = methods.find((each) => each === options.method) ?? 'GET'
    const signal = options.signal ?? undefined
    if (method === 'GET' && id === undefined) {
      const { data, total } = await list(name, parseListQuery(searchParams), signal)
      return answer(200, data, total)
    }
    // The single record of a resource has no id in its address.
    const isOnly = id !== undefined && named(name).singleton === true
    const reply = await api.client.call(isOnly ? recordPath(named(name), id) : pathname, {
      method,
      query: Object.fromEntries(searchParams),
      signal,
      ...(typeof options.body === 'string' && { body: JSON.parse(options.body) }),
    })
    if (method !== 'GET') return answer(reply.status, reply.body ?? {})
    return answer(reply.status, withVersion(parseRecord(reply, readerOf(name)), reply.headers))
  }
}

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** Reads lists and briefly caches those of other back ends. The cache is cleared when another person signs in. */
const createCachedReader = (
  { client }: EngineApi,
  listCache: ListCache<ReplyRecord>,
  readerOf: (name: string) => ReadRecord,
) => {
  const [ours, others] = [createListReader<ReplyRecord>(client), createListReader(client, listCache)]
  let person: number | undefined
  return async (name: string, query: ListQuery, signal: AbortSignal | undefined) => {
    const account = storedAccount.read()
    if (person !== account?.id) listCache.clear()
    person = account?.id
    const asking = { read: readerOf(name), ...(signal && { signal }) }
    if (isOwnServer(account)) return ours(`/api/${name}`, query, asking)
    try {
      const result = await others(`/api/${name}`, query, asking)
      removeForbiddenList(name)
      return result
    } catch (error) {
      if (error instanceof ApiError && error.status === 403) addForbiddenList(name)
      throw error
    }
  }
}

const answer = (status: number, json: unknown, total = 0) => ({
  status,
  headers: new Headers({ 'X-Total-Count': String(total) }),
  body: '',
  json,
})

const parseListQuery = (params: URLSearchParams): ListQuery => {
  const read = (name: string) => JSON.parse(params.get(name) ?? 'null') ?? undefined
  const range: ListQuery['range'] = read('range')
  const query: ListQuery = { sort: read('sort'), filter: read('filter') }
  return range && range[1] - range[0] + 1 < allRows ? { ...query, range } : query
}
