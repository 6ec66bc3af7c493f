/** The message of a reply; undefined where it has none. */
export const replyMessage = (body: unknown): string | undefined =>
  isObject(body) && typeof body.message === 'string' && body.message !== '' ? body.message : undefined

/** Our own server says until when a deletion can be taken back; others, that keep nothing, don't. */
export const isRestorable = (body: unknown): boolean => isObject(body) && body.restorable_until !== undefined

/** The ids of what an upload made. */
export const createdIds = (body: unknown): number[] =>
  isObject(body) && Array.isArray(body.data) ? body.data.map((made: { id: number }) => made.id) : []

/** Whether an answer is one JSON object. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
