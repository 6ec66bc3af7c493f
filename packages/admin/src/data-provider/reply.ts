import { isObject } from '@kampana/shared/api/http/reply'

/** Our own server says until when a deletion can be taken back; others, that keep nothing, don't. */
export const isRestorable = (body: unknown): boolean => isObject(body) && body.restorable_until !== undefined

/** The ids of what an upload made. */
export const createdIds = (body: unknown): number[] =>
  isObject(body) && Array.isArray(body.data) ? body.data.map((made: { id: number }) => made.id) : []
