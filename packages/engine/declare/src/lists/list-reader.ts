import type { CallOptions, Client, Reply } from '../api/http/client.ts'
import type { ReadReply } from '../schema/reply-reader.ts'
import type { StoredList, ListQuery, ListResult, RunQuery } from './list-query.ts'
import { asDeclared, parseList, paginationStyle } from '../api/http/reply.ts'

/** `extra` is sent with sort, range and filter; `read` normalizes a row before it is sorted and filtered in memory. */
export interface ListReadOptions<T> extends Pick<CallOptions, 'signal' | 'asVisitor'> {
  extra?: CallOptions['query']
  read?: ReadReply<T>
}

/**
 * Short-lived cache of lists, so that a screen with several parts of one list makes one call. Its owner changes or clears it
 * after each change.
 */
export type ListCache<T> = Map<
  string,
  { path: string; since: number; list: Promise<StoredList<T> | undefined> }
>

/**
 * Reads lists with sort, filter and range. If the server doesn't apply them, they are applied in memory to all rows, and
 * `cache` stores the rows. A cached call ignores the abort signal, because other readers may wait for it.
 */
export const createListReader =
  <T>(client: Client, cache?: ListCache<T>) =>
  async (path: string, query: ListQuery, options: ListReadOptions<T> = {}): Promise<ListResult<T>> => {
    options.signal?.throwIfAborted()
    if (!cache) return (await openList(client, path, query, options)).query(query)
    const key = JSON.stringify([path, options.asVisitor, options.extra])
    // Also reads lists that another reader has opened meanwhile.
    for (let entry = cache.get(key), before; entry && entry !== before; entry = cache.get(key)) {
      const stored = await entry.list
      if (stored && Date.now() < entry.since + maxAge(stored)) return stored.query(query)
      before = entry
    }

    const { signal: _signal, ...shared } = options
    const opening = openList(client, path, query, shared)
    const list = opening.then(
      ({ stored }) => stored,
      () => undefined,
    )
    cache.set(key, { path, since: Date.now(), list })
    void list.then((stored) => stored ?? cache.delete(key))
    return (await opening).query(query)
  }

/**
 * In milliseconds. A list of many pages is cached longer, so that it uses at most a third of the 60 calls per minute of
 * Laravel's `throttle:api`.
 */
const maxAge = ({ calls }: StoredList<unknown>): number => Math.max(20_000, 3_000 * calls())

/** A list after the first call. Unless it can be cached, `query` returns the result of that call only. */
interface OpenedList<T> {
  query: RunQuery<T>
  stored?: StoredList<T>
}

const openList = async <T>(
  { call }: Client,
  path: string,
  { sort, range, filter }: ListQuery,
  { extra, read = asDeclared, ...options }: ListReadOptions<T>,
): Promise<OpenedList<T>> => {
  const parameters = {
    sort: sort && JSON.stringify(sort),
    range: range && JSON.stringify(range),
    filter: filter && JSON.stringify(filter),
  }
  const first = await call(path, { ...options, query: { ...parameters, ...extra } })
  const readRows = (reply: Reply) => parseList(reply, read).data
  const rows = readRows(first)
  const style = paginationStyle(first)
  if (style === 'as asked') {
    const { total = rows.length } = parseList(first, asDeclared)
    return { query: async () => ({ data: rows, total }) }
  }
  // Imported on demand, because our own server never needs it.
  if (style === 'whole') {
    const { queryInMemory } = await import('./list-query.ts')
    return open({ query: async (query) => queryInMemory(rows, query), rows: () => rows, calls: () => 1 })
  }
  const { openPages } = await import('./paginated-list.ts')
  const fetchPage = (page: number) => call(path, { ...options, query: { ...extra, page } })
  return open(openPages(first, fetchPage, readRows))
}

const open = <T>(stored: StoredList<T>): OpenedList<T> => ({ query: stored.query, stored })
