import { ApiError } from './api-error.ts'
import type { CallOptions, Client, Reply } from './client.ts'
import { isInOrder, queryHere, type ListQuery } from './list-query.ts'
import { publicMessages } from './public-messages.ts'
import { hasNextPage, listOf, wayOf } from './reply.ts'

/** What is asked besides sort, range and filter, and how a row is read before it is sorted and filtered here. */
export interface Asking<T> extends Pick<CallOptions, 'signal' | 'asVisitor'> {
  extra?: CallOptions['query']
  read?: (row: T) => T
}
interface Answer<T> {
  data: T[]
  total: number
}
type Ask = (query: ListQuery) => Promise<Answer<unknown>>

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
const pagesAtOnce = 4
/** Laravel's `throttle:api` lets sixty calls a minute through; a list of more pages is not gathered. */
const mostPages = 40

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
  if (way === 'whole') return { ask: async (query) => queryHere(rows, query) }
  return { ask: inPages(first, (page) => call(path, { ...options, query: { ...extra, page } }), rowsOf) }
}

/** Asks a server that only turns pages. A page is fetched once; one that could not be had is fetched again when asked for. */
const inPages = <T>(
  first: Reply,
  turnTo: (page: number) => Promise<Reply>,
  rowsOf: (reply: Reply) => T[],
): Ask => {
  const pages = new Map([[1, Promise.resolve(first)]])
  const at = (page: number): Promise<Reply> => {
    const turned = pages.get(page) ?? turnTo(page)
    pages.set(page, turned)
    turned.catch(() => pages.delete(page))
    return turned
  }
  const { total } = listOf(first)
  const size = rowsOf(first).length

  /** The asked part alone, where the server's own order is the one asked for: a long log is many pages. */
  const part = async ({ sort, range, filter = {} }: ListQuery): Promise<Answer<T> | undefined> => {
    if (!range || total === undefined || Object.values(filter).some((value) => value !== undefined))
      return undefined
    if (sort && !isInOrder(rowsOf(first), sort)) return undefined
    const from = Math.floor(range[0] / size)
    const to = Math.floor(Math.min(range[1], total - 1) / size)
    const rows: T[] = []
    for (let page = from; page <= to; page++) rows.push(...rowsOf(await at(page + 1)))
    if (sort && !isInOrder(rows, sort)) return undefined
    return { data: rows.slice(range[0] - from * size, range[1] + 1 - from * size), total }
  }
  const all = async (): Promise<T[]> => {
    const replies = [first]
    while (hasNextPage(replies.at(-1)!)) {
      if (replies.length >= mostPages || (total ?? 0) > mostPages * size)
        throw new ApiError(413, { message: publicMessages.listTooLong })
      // How many there are isn't told by all; then they are turned one by one.
      const left = total === undefined ? 1 : Math.ceil(total / size) - replies.length
      const several = Math.max(1, Math.min(pagesAtOnce, left))
      const next = replies.length + 1
      replies.push(...(await Promise.all(Array.from({ length: several }, (_, index) => at(next + index)))))
    }
    // A record that was made meanwhile moves the last of a page to the next one.
    return [
      ...new Map(replies.flatMap(rowsOf).map((row) => [(row as { id?: unknown }).id ?? row, row])).values(),
    ]
  }
  return async (query) => (await part(query)) ?? queryHere(await all(), query)
}
