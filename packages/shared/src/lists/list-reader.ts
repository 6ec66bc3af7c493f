import type { CallOptions, Client, Reply } from '../api/client.ts'
import type { ListQuery } from './list-query.ts'
import { parseList, paginationStyle } from '../api/reply.ts'

/** What is asked besides sort, range and filter, and how a row is read before it is sorted and filtered here. */
export interface ListReadOptions<T> extends Pick<CallOptions, 'signal' | 'asVisitor'> {
  extra?: CallOptions['query']
  read?: (row: T) => T
}
export interface ListResult<T> {
  data: T[]
  total: number
}
export type RunQuery = (query: ListQuery) => Promise<ListResult<unknown>>

/**
 * Lists that a server sends whole or in pages of its own, kept for a moment by whoever clears them after each change, so
 * that a screen that asks for several parts of one list costs one call.
 */
export type ListCache = Map<string, { until: number; ask: Promise<RunQuery | undefined> }>

/**
 * Asks for lists, sorted, filtered and cut to the range as asked: by the server where it says that it does so, else here,
 * over all of its rows. `kept` is for servers of the second kind; what is asked of them isn't aborted, since others wait
 * for the same.
 */
export const createListReader =
  (client: Client, kept?: ListCache) =>
  async <T>(path: string, query: ListQuery, asking: ListReadOptions<T> = {}): Promise<ListResult<T>> => {
    asking.signal?.throwIfAborted()
    if (!kept) {
      const { answer, ask } = await open(client, path, query, asking)
      return (ask ? await ask(query) : answer) as ListResult<T>
    }
    const key = JSON.stringify([path, asking.asVisitor, asking.extra])
    const earlier = kept.get(key)
    const known = earlier && earlier.until > Date.now() ? await earlier.ask : undefined
    if (known) return (await known(query)) as ListResult<T>

    const { signal: _signal, ...shared } = asking
    const opening = open(client, path, query, shared)
    const forget = () => void kept.delete(key)
    const ask = opening.then(
      (opened) => opened.ask ?? forget(),
      () => forget(),
    )
    kept.set(key, { until: Date.now() + keptFor, ask })
    const opened = await opening
    return (opened.ask ? await opened.ask(query) : opened.answer) as ListResult<T>
  }

const keptFor = 20_000

/** The first call: its answer where it is as asked, else a way to ask what it began to send. */
const open = async <T>(
  { call }: Client,
  path: string,
  { sort, range, filter }: ListQuery,
  { extra, read = (row) => row, ...options }: ListReadOptions<T>,
): Promise<{ answer?: ListResult<T>; ask?: RunQuery }> => {
  const asked = {
    sort: sort && JSON.stringify(sort),
    range: range && JSON.stringify(range),
    filter: filter && JSON.stringify(filter),
  }
  const first = await call(path, { ...options, query: { ...asked, ...extra } })
  const rowsOf = (reply: Reply) => parseList<T>(reply).data.map(read)
  const rows = rowsOf(first)
  const way = paginationStyle(first)
  if (way === 'as asked') return { answer: { data: rows, total: parseList(first).total ?? rows.length } }
  // Our own server never needs it, so visitors don't fetch it.
  if (way === 'whole') {
    const { queryInMemory } = await import('./list-query.ts')
    return { ask: async (query) => queryInMemory(rows, query) }
  }
  const { queryPages } = await import('./paginated-list.ts')
  return { ask: queryPages(first, (page) => call(path, { ...options, query: { ...extra, page } }), rowsOf) }
}
