import { ApiError } from './api-error.ts'
import type { ReadReply } from '../../schema/reply-reader.ts'
import type { Reply } from './client.ts'

/** A page of a paginated list. Page numbers start at 1. */
export interface PaginatedList<T> {
  data: T[]
  page: number
  lastPage: number
  total: number
}
/** A list with the total number of records; undefined if the server sent none, and therefore all records. */
interface List<T> {
  data: T[]
  total: number | undefined
}

/** Message for people in a reply; undefined for Laravel's many empty replies. */
export const parseReplyMessage = ({ body }: Pick<Reply, 'body'>): string | undefined => {
  const message = isObject(body) ? body.message : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

/**
 * Accepts a value as its declared type, unparsed. The public site does this with records: tests compare the server's replies
 * with the declarations, and the schemas would be a third of a page. Sign-in also does this, because no unexpected value may
 * prevent it.
 */
export const asDeclared = <T>(value: unknown): T => value as T

/** One record, bare or wrapped in `{data}`. */
export const parseRecord = <T>({ status, body, headers }: Reply, read: ReadReply<T>): T => {
  const record = isObject(body) && isObject(body.data) ? body.data : body
  if (!isObject(record)) throw new ApiError(status, undefined, headers)
  return read(record)
}

/** A text of a record, such as the address of an upload. */
export const parseText = (reply: Reply, name: string): string =>
  parseRecord(reply, (record) => {
    const text = isObject(record) ? record[name] : undefined
    if (typeof text !== 'string') throw new ApiError(reply.status, undefined, reply.headers)
    return text
  })

/** A list, bare or wrapped in `{data}`, with the total from `Content-Range`, `meta.total` or a flat page's `total`. */
export const parseList = <T>(reply: Reply, read: ReadReply<T>): List<T> => {
  const body = listBody(reply)
  const data = toArray(isObject(body) ? body.data : body)
  if (!data) throw new ApiError(reply.status, undefined, reply.headers)
  return {
    data: data.flatMap(ungroup).map(read),
    total: rangeTotal(reply) ?? parseCount(readMeta(body).total),
  }
}

/**
 * Body of a list. `sendResponse` of a well-known base controller wraps a page once more: `{success, data: {data, …},
 * message}`.
 */
const listBody = ({ body }: Reply): unknown =>
  isObject(body) && isObject(body.data) && toArray(body.data.data) ? body.data : body

/**
 * The way a server answered a list query. Only `Content-Range` shows that it applied sort, range and filter. Laravel's
 * `paginate()` ignores them and has a total too, with pages by `?page=`.
 */
export const paginationStyle = (reply: Reply): 'as asked' | 'whole' | 'in pages' => {
  const { data, total } = parseList(reply, asDeclared)
  if (rangeTotal(reply) !== undefined) return 'as asked'
  if (data.length > 0 && hasNextPage(reply)) return 'in pages'
  return total === undefined || data.length >= total ? 'whole' : 'as asked'
}

/** True if there is a next page, by the fields of `paginate()` and `simplePaginate()`. */
export const hasNextPage = (reply: Reply): boolean => {
  const body = listBody(reply)
  const { current_page, last_page } = readMeta(body)
  const [current, last] = [parseCount(current_page), parseCount(last_page)]
  if (current === undefined || !isObject(body)) return false
  if (last !== undefined) return current < last
  return typeof (body.next_page_url ?? (isObject(body.links) && body.links.next)) === 'string'
}

/** Records of a row. Laravel's `chunk()` sends later rows as objects by index: `{"3": {…}, "4": {…}}`. */
const ungroup = (row: unknown): unknown[] => toArray(row) ?? [row]

/**
 * An array, or an object with numeric keys, which PHP sends for arrays whose keys don't start at 0; undefined for anything
 * else.
 */
const toArray = (value: unknown): unknown[] | undefined => {
  if (Array.isArray(value)) return value
  if (!isObject(value)) return undefined
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : undefined
}

const rangeTotal = ({ headers }: Reply): number | undefined =>
  parseCount(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1])

/** One page: Laravel's resource pages (`meta`), its plain pages (flat), or a whole list as the only page. */
export const parsePage = <T>(reply: Reply, read: ReadReply<T>): PaginatedList<T> => {
  const { data, total } = parseList(reply, read)
  const meta = readMeta(listBody(reply))
  return {
    data,
    page: parseCount(meta.current_page) ?? 1,
    lastPage: parseCount(meta.last_page) ?? 1,
    total: total ?? data.length,
  }
}

/** Calls an address that other back ends may lack. A 404 returns the fallback. */
export const fallbackOn404 = async <T>(fallback: T, call: () => Promise<T>): Promise<T> => {
  try {
    return await call()
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return fallback
    throw error
  }
}

const readMeta = (body: unknown): Record<string, unknown> => {
  if (!isObject(body)) return {}
  return isObject(body.meta) ? body.meta : body
}

/** A whole number, possibly sent as text. */
const parseCount = (value: unknown): number | undefined =>
  typeof value !== 'boolean' && /^\d+$/.test(String(value)) ? Number(value) : undefined

/** True for a JSON object, false for an array. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
