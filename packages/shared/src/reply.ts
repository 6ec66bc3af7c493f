import { ApiError } from './api-error.ts'
import type { Reply } from './client.ts'

/** One page of a paged list. Page numbers start at 1. */
export interface Page<T> {
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
export const recordOf = <T>({ status, body, headers }: Reply): T => {
  const record = isObject(body) && isObject(body.data) && !Array.isArray(body.data) ? body.data : body
  if (!isObject(record) || Array.isArray(record)) throw new ApiError(status, undefined, headers)
  return record as T
}

/** A list, bare or wrapped in `{data}`; the total from `Content-Range`, `meta.total` or a flat page's `total`. */
export const listOf = <T>({ status, body, headers }: Reply): List<T> => {
  const data = Array.isArray(body) ? body : isObject(body) ? body.data : undefined
  if (!Array.isArray(data)) throw new ApiError(status, undefined, headers)
  const inRange = /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1]
  return { data: data as T[], total: count(inRange ?? metaOf(body).total) }
}

/** One page: Laravel's resource pages (`meta`), its plain pages (flat), or a whole list as the only page. */
export const pageOf = <T>(reply: Reply): Page<T> => {
  const { data, total } = listOf<T>(reply)
  const meta = metaOf(reply.body)
  return {
    data,
    page: count(meta.current_page) ?? 1,
    lastPage: count(meta.last_page) ?? 1,
    total: total ?? data.length,
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
