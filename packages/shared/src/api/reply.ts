import { ApiError } from './api-error.ts'
import type { Reply } from './client.ts'

/** One page of a paged list. Page numbers start at 1. */
export interface PaginatedList<T> {
  data: T[]
  page: number
  lastPage: number
  total: number
}
/** A list, and how many records there are in all; undefined where the server told no total and so sent them all. */
export interface List<T> {
  data: T[]
  total: number | undefined
}

/** A reply's message for people, or undefined (Laravel answers many calls with nothing). */
export const messageOf = ({ body }: Reply): string | undefined => {
  const message = isObject(body) ? body.message : undefined
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** One record, bare or wrapped in `{data}`. */
export const parseRecord = <T>({ status, body, headers }: Reply): T => {
  const record = isObject(body) && isObject(body.data) && !Array.isArray(body.data) ? body.data : body
  if (!isObject(record) || Array.isArray(record)) throw new ApiError(status, undefined, headers)
  return record as T
}

/** A list, bare or wrapped in `{data}`; the total from `Content-Range`, `meta.total` or a flat page's `total`. */
export const parseList = <T>(reply: Reply): List<T> => {
  const { status, body, headers } = reply
  const data = inOrder(Array.isArray(body) || !isObject(body) ? body : body.data)
  if (!data) throw new ApiError(status, undefined, headers)
  return { data: data.flatMap(inRow) as T[], total: rangeTotal(reply) ?? count(metaOf(body).total) }
}

/**
 * How a list was answered that was asked for with sort, range and filter. Only `Content-Range` says that they were heeded:
 * Laravel's `paginate()` tells a total as well, heeds none of them, and turns its pages by `?page=`.
 */
export const paginationStyle = (reply: Reply): 'as asked' | 'whole' | 'in pages' => {
  const { data, total } = parseList(reply)
  if (rangeTotal(reply) !== undefined) return 'as asked'
  if (data.length > 0 && hasNextPage(reply)) return 'in pages'
  return total === undefined || data.length >= total ? 'whole' : 'as asked'
}

/** Whether a page tells of another one after it, as `paginate()` and `simplePaginate()` do. */
export const hasNextPage = ({ body }: Reply): boolean => {
  const { current_page, last_page } = metaOf(body)
  const [current, last] = [count(current_page), count(last_page)]
  if (current === undefined || !isObject(body)) return false
  if (last !== undefined) return current < last
  return typeof (body.next_page_url ?? (isObject(body.links) && body.links.next)) === 'string'
}

/** Lists may come grouped in rows; the later ones of Laravel's `chunk()` are objects by index: `{"3": {…}, "4": {…}}`. */
const inRow = (row: unknown): unknown[] => inOrder(row) ?? [row]

/** A list, also one that PHP numbered otherwise than from 0 on and so sent as an object; undefined for what is none. */
const inOrder = (value: unknown): unknown[] | undefined => {
  if (Array.isArray(value)) return value
  const keys = isObject(value) ? Object.keys(value) : []
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key))
    ? Object.values(value as object)
    : undefined
}

const rangeTotal = ({ headers }: Reply): number | undefined =>
  count(/\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1])

/** One page: Laravel's resource pages (`meta`), its plain pages (flat), or a whole list as the only page. */
export const parsePage = <T>(reply: Reply): PaginatedList<T> => {
  const { data, total } = parseList<T>(reply)
  const meta = metaOf(reply.body)
  return {
    data,
    page: count(meta.current_page) ?? 1,
    lastPage: count(meta.last_page) ?? 1,
    total: total ?? data.length,
  }
}

/** What is asked of a part that only our own server has; `nothing` where another one has no such address. */
export const fallbackOn404 = async <T>(nothing: T, ask: () => Promise<T>): Promise<T> => {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return nothing
    throw error
  }
}

const metaOf = (body: unknown): Record<string, unknown> => {
  if (!isObject(body)) return {}
  return isObject(body.meta) ? body.meta : body
}

/** A whole number, which may come as text. */
const count = (value: unknown): number | undefined =>
  typeof value !== 'boolean' && /^\d+$/.test(String(value)) ? Number(value) : undefined

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
