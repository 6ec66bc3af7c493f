import { ApiError } from '../api/http/api-error.ts'
import type { Reply } from '../api/http/client.ts'
import { isSorted, queryInMemory, type StoredList, type ListQuery, type ListResult } from './list-query.ts'
import { basicPublicMessages } from '../messages/basic-public-messages.ts'
import { asDeclared, hasNextPage, parseList } from '../api/http/reply.ts'

const pagesAtOnce = 4
/** Laravel's `throttle:api` allows 60 calls per minute, so a list with more pages is an error. */
const maxPages = 40

/** List from a server that supports only page numbers. Fetches each page once; the next query retries failed calls. */
export const openPages = <T>(
  first: Reply,
  fetchPage: (page: number) => Promise<Reply>,
  readRows: (reply: Reply) => T[],
): StoredList<T> => {
  const pages = new Map([[1, Promise.resolve(first)]])
  const getPage = (page: number): Promise<Reply> => {
    const reply = pages.get(page) ?? fetchPage(page)
    pages.set(page, reply)
    reply.catch(() => pages.delete(page))
    return reply
  }
  const { total } = parseList(first, asDeclared)
  const size = readRows(first).length

  /** Fetches only the pages of the range if the server has the requested order, because a log has many pages. */
  const queryRange = async ({ sort, range, filter = {} }: ListQuery): Promise<ListResult<T> | undefined> => {
    if (!range || total === undefined || Object.values(filter).some((value) => value !== undefined))
      return undefined
    if (sort && !isSorted(readRows(first), sort)) return undefined
    const from = Math.floor(range[0] / size)
    const to = Math.floor(Math.min(range[1], total - 1) / size)
    const rows: T[] = []
    for (let page = from; page <= to; page++) rows.push(...readRows(await getPage(page + 1)))
    if (sort && !isSorted(rows, sort)) return undefined
    return { data: rows.slice(range[0] - from * size, range[1] + 1 - from * size), total }
  }
  const fetchAll = async (): Promise<T[]> => {
    const replies = [first]
    for (let last: Reply | undefined = first; last && hasNextPage(last); last = replies.at(-1)) {
      if (replies.length >= maxPages || (total ?? 0) > maxPages * size)
        throw new ApiError(413, { message: basicPublicMessages.listTooLong })
      // Without a total, pages are fetched one by one.
      const remaining = total === undefined ? 1 : Math.ceil(total / size) - replies.length
      const count = Math.max(1, Math.min(pagesAtOnce, remaining))
      const next = replies.length + 1
      replies.push(...(await Promise.all(Array.from({ length: count }, (_, index) => getPage(next + index)))))
    }
    // A record created meanwhile moves the last row of a page to the next, so duplicate ids are removed.
    return [...new Map(replies.flatMap(readRows).map((row) => [readId(row) ?? row, row])).values()]
  }
  let all: T[] | undefined
  let gathering: Promise<T[]> | undefined
  const gather = (): Promise<T[]> =>
    (gathering ??= fetchAll().then(
      (rows) => (all = rows),
      (error: unknown) => {
        gathering = undefined
        throw error
      },
    ))
  return {
    query: async (query) =>
      (all ? undefined : await queryRange(query)) ?? queryInMemory(all ?? (await gather()), query),
    rows: () => all,
    calls: () => pages.size,
  }
}

const readId = (row: unknown): unknown =>
  typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined
