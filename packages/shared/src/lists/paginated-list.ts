import { ApiError } from '../api/api-error.ts'
import type { Reply } from '../api/client.ts'
import { isSorted, queryInMemory, type ListQuery } from './list-query.ts'
import type { ListResult, RunQuery } from './list-reader.ts'
import { publicMessages } from '../messages/public-messages.ts'
import { hasNextPage, parseList } from '../api/reply.ts'

const pagesAtOnce = 4
/** Laravel's `throttle:api` lets sixty calls a minute through; a list of more pages is not gathered. */
const maxPages = 40

/** Asks a server that only turns pages. A page is fetched once; one that could not be had is fetched again when asked for. */
export const queryPages = <T>(
  first: Reply,
  turnTo: (page: number) => Promise<Reply>,
  rowsOf: (reply: Reply) => T[],
): RunQuery => {
  const pages = new Map([[1, Promise.resolve(first)]])
  const at = (page: number): Promise<Reply> => {
    const turned = pages.get(page) ?? turnTo(page)
    pages.set(page, turned)
    turned.catch(() => pages.delete(page))
    return turned
  }
  const { total } = parseList(first)
  const size = rowsOf(first).length

  /** The asked part alone, where the server's own order is the one asked for: a long log is many pages. */
  const part = async ({ sort, range, filter = {} }: ListQuery): Promise<ListResult<T> | undefined> => {
    if (!range || total === undefined || Object.values(filter).some((value) => value !== undefined))
      return undefined
    if (sort && !isSorted(rowsOf(first), sort)) return undefined
    const from = Math.floor(range[0] / size)
    const to = Math.floor(Math.min(range[1], total - 1) / size)
    const rows: T[] = []
    for (let page = from; page <= to; page++) rows.push(...rowsOf(await at(page + 1)))
    if (sort && !isSorted(rows, sort)) return undefined
    return { data: rows.slice(range[0] - from * size, range[1] + 1 - from * size), total }
  }
  const all = async (): Promise<T[]> => {
    const replies = [first]
    while (hasNextPage(replies.at(-1)!)) {
      if (replies.length >= maxPages || (total ?? 0) > maxPages * size)
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
  return async (query) => (await part(query)) ?? queryInMemory(await all(), query)
}
