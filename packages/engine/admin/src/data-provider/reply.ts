import { isObject } from '@kampana/engine-declare/api/http/reply'

/** True if the deletion can be undone. Our own server returns the deadline; other back ends have no trash. */
export const isRestorable = (body: unknown): boolean => isObject(body) && body.restorable_until !== undefined

/** Ids of the records that an upload created. */
export const createdIds = (body: unknown): number[] =>
  isObject(body) && Array.isArray(body.data) ? body.data.map((made: { id: number }) => made.id) : []
