import { ApiError } from '@kampana/engine-declare/api/http/api-error'
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
interface Batches<T> {
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
export const inBatches = async <T>(
  ids: Ids,
  { size, callsAtOnce = 1 }: Limits,
  call: (ids: Ids) => Promise<T>,
): Promise<Batches<T>> => {
  const batches: Batches<T>[] = []
  for (const some of chunk(chunk(ids, size), callsAtOnce))
    batches.push(...(await Promise.all(some.map((batch) => tryBatch(batch, call)))))
  return join(batches)
}

const tryBatch = async <T>(ids: Ids, call: (ids: Ids) => Promise<T>): Promise<Batches<T>> => {
  try {
    return { done: [{ ids, reply: await call(ids) }], refused: [] }
  } catch (error) {
    // Without a session, all other calls would also fail.
    if (!(error instanceof ApiError) || isSessionOver(error)) throw error
    if (error.status !== 404 || ids.length === 1) return { done: [], refused: [{ ids, error }] }
    return inBatches(ids, { size: Math.ceil(ids.length / 2) }, call)
  }
}

const join = <T>(batches: readonly Batches<T>[]): Batches<T> => ({
  done: batches.flatMap(({ done }) => done),
  refused: batches.flatMap(({ refused }) => refused),
})

/** Number of records in parts. */
export const countIds = (batches: readonly { ids: Ids }[]): number =>
  batches.reduce((sum, { ids }) => sum + ids.length, 0)

const chunk = <T>(items: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, batch) =>
    items.slice(batch * size, (batch + 1) * size),
  )
