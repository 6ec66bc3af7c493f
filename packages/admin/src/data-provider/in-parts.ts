import { ApiError } from '@kampana/shared/api/http/api-error'
import { isSessionOver } from '../error-message.ts'

type Ids = readonly number[]
interface Done<T> {
  ids: Ids
  reply: T
}
interface Refused {
  ids: Ids
  error: ApiError
}
interface Parts<T> {
  done: readonly Done<T>[]
  refused: readonly Refused[]
}

interface Limits {
  /** Maximum number of ids per call. */
  size: number
  callsAtOnce?: number
}

/**
 * Makes a call for each part of some records. Continues after an error, so that the caller can report all results. If one of
 * the records is missing, our server rejects the whole part (404), so each half is sent again.
 */
export const inParts = async <T>(
  ids: Ids,
  { size, callsAtOnce = 1 }: Limits,
  call: (ids: Ids) => Promise<T>,
): Promise<Parts<T>> => {
  const parts: Parts<T>[] = []
  for (const some of chunk(chunk(ids, size), callsAtOnce))
    parts.push(...(await Promise.all(some.map((part) => tryPart(part, call)))))
  return join(parts)
}

const tryPart = async <T>(ids: Ids, call: (ids: Ids) => Promise<T>): Promise<Parts<T>> => {
  try {
    return { done: [{ ids, reply: await call(ids) }], refused: [] }
  } catch (error) {
    // Without a session, all other calls would also fail.
    if (!(error instanceof ApiError) || isSessionOver(error)) throw error
    if (error.status !== 404 || ids.length === 1) return { done: [], refused: [{ ids, error }] }
    return inParts(ids, { size: Math.ceil(ids.length / 2) }, call)
  }
}

const join = <T>(parts: readonly Parts<T>[]): Parts<T> => ({
  done: parts.flatMap(({ done }) => done),
  refused: parts.flatMap(({ refused }) => refused),
})

/** Number of records in parts. */
export const countIds = (parts: readonly { ids: Ids }[]): number =>
  parts.reduce((sum, { ids }) => sum + ids.length, 0)

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, part) =>
    items.slice(part * size, (part + 1) * size),
  )
