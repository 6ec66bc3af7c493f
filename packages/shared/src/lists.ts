import type { CallOptions, Client, Reply } from './client.ts'
import type { ListQuery } from './list-query.ts'
import { listOf, wayOf } from './reply.ts'

/** What is asked besides sort, range and filter, and how a row is read before it is sorted and filtered here. */
export interface Asking<T> extends Pick<CallOptions, 'signal' | 'asVisitor'> {
  extra?: CallOptions['query']
  read?: (row: T) => T
}
export interface Answer<T> {
  data: T[]
  total: number
}
export type Ask = (query: ListQuery) => Promise<Answer<unknown>>

/**
 * Lists that a server sends whole or in pages of its own, kept for a moment by whoever clears them after each change, so
 * that a screen that asks for several parts of one list costs one call.
 */
export type KeptLists = Map<string, { until: number; ask: Promise<Ask | undefined> }>

/**
 * Asks for lists, sorted, filtered and cut to the range as asked: by the server where it says that it does so, else here,
 * over all of its rows. `kept` is for servers of the second kind; what is asked of them isn't aborted, since others wait
 * for the same.
 */
export const listReader =
  (client: Client, kept?: KeptLists) =>
  async <T>(path: string, query: ListQuery, asking: Asking<T> = {}): Promise<Answer<T>> => {
    asking.signal?.throwIfAborted()
    if (!kept) {
      const { answer, ask } = await open(client, path, query, asking)
      return (ask ? await ask(query) : answer) as Answer<T>
    }
    const key = JSON.stringify([path, asking.asVisitor, asking.extra])
    const earlier = kept.get(key)
    const known = earlier && earlier.until > Date.now() ? await earlier.ask : undefined
    if (known) return (await known(query)) as Answer<T>

    const { signal: _signal, ...shared } = asking
    const opening = open(client, path, query, shared)
    const forget = () => void kept.delete(key)
    const ask = opening.then(
      (opened) => opened.ask ?? forget(),
      () => forget(),
    )
    kept.set(key, { until: Date.now() + keptFor, ask })
    const opened = await opening
    return (opened.ask ? await opened.ask(query) : opened.answer) as Answer<T>
  }

const keptFor = 20_000

/** The first call: its answer where it is as asked, else a way to ask what it began to send. */
const open = async <T>(
  { call }: Client,
  path: string,
  { sort, range, filter }: ListQuery,
  { extra, read = (row) => row, ...options }: Asking<T>,
): Promise<{ answer?: Answer<T>; ask?: Ask }> => {
  const asked = {
    sort: sort && JSON.stringify(sort),
    range: range && JSON.stringify(range),
    filter: filter && JSON.stringify(filter),
  }
  const first = await call(path, { ...options, query: { ...asked, ...extra } })
  const rowsOf = (reply: Reply) => listOf<T>(reply).data.map(read)
  const rows = rowsOf(first)
  const way = wayOf(first)
  if (way === 'as asked') return { answer: { data: rows, total: listOf(first).total ?? rows.length } }
  // Our own server never needs it, so visitors don't fetch it.
  if (way === 'whole') {
    const { queryHere } = await import('./list-query.ts')
    return { ask: async (query) => queryHere(rows, query) }
  }
  const { inPages } = await import('./gathered-lists.ts')
  return { ask: inPages(first, (page) => call(path, { ...options, query: { ...extra, page } }), rowsOf) }
}
