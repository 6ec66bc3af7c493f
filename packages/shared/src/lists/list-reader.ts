import type { CallOptions, Client, Reply } from '../api/http/client.ts'
import type { ListQuery, ListResult, RunQuery } from './list-query.ts'
import { parseList, paginationStyle } from '../api/http/reply.ts'

/** `extra` is sent beside sort, range and filter; `read` normalizes a row before it is sorted and filtered in memory. */
export interface ListReadOptions<T> extends Pick<CallOptions, 'signal' | 'asVisitor'> {
  extra?: CallOptions['query']
  read?: (row: T) => T
}

/**
 * A short-lived cache of lists that a server sends whole or in its own pages, so that a screen that shows several parts of one
 * list makes one call. Its owner clears it after each change.
 */
export type ListCache<T> = Map<string, { expires: number; query: Promise<RunQuery<T> | undefined> }>

/**
 * Reads lists with sort, filter and range. If the server doesn't apply them, they are applied in memory to all rows, and
 * `cache` keeps the rows. A cached call ignores the abort signal, since other readers may wait for it.
 */
export const createListReader =
  <T>(client: Client, cache?: ListCache<T>) =>
  async (path: string, query: ListQuery, options: ListReadOptions<T> = {}): Promise<ListResult<T>> => {
    options.signal?.throwIfAborted()
    if (!cache) return (await openList(client, path, query, options)).query(query)
    const key = JSON.stringify([path, options.asVisitor, options.extra])
    const entry = cache.get(key)
    const cached = entry && entry.expires > Date.now() ? await entry.query : undefined
    if (cached) return cached(query)

    const { signal: _signal, ...shared } = options
    const opening = openList(client, path, query, shared)
    const remove = () => void cache.delete(key)
    const reusable = opening.then(
      (list) => (list.isWhole ? list.query : remove()),
      () => remove(),
    )
    cache.set(key, { expires: Date.now() + maxAge, query: reusable })
    return (await opening).query(query)
  }

/** In milliseconds. */
const maxAge = 20_000

/** A list after the first call. Unless it is whole, `query` gives the result of that call only. */
interface OpenedList<T> {
  query: RunQuery<T>
  isWhole: boolean
}

const openList = async <T>(
  { call }: Client,
  path: string,
  { sort, range, filter }: ListQuery,
  { extra, read = (row) => row, ...options }: ListReadOptions<T>,
): Promise<OpenedList<T>> => {
  const parameters = {
    sort: sort && JSON.stringify(sort),
    range: range && JSON.stringify(range),
    filter: filter && JSON.stringify(filter),
  }
  const first = await call(path, { ...options, query: { ...parameters, ...extra } })
  const readRows = (reply: Reply) => parseList<T>(reply).data.map(read)
  const rows = readRows(first)
  const style = paginationStyle(first)
  if (style === 'as asked') {
    const { total = rows.length } = parseList(first)
    return { query: async () => ({ data: rows, total }), isWhole: false }
  }
  // Imported on demand, since our own server never needs it.
  if (style === 'whole') {
    const { queryInMemory } = await import('./list-query.ts')
    return { query: async (query) => queryInMemory(rows, query), isWhole: true }
  }
  const { queryPages } = await import('./paginated-list.ts')
  const fetchPage = (page: number) => call(path, { ...options, query: { ...extra, page } })
  return { query: queryPages(first, fetchPage, readRows), isWhole: true }
}
