import { parseReplyMessage } from '@kampana/engine-declare/api/http/reply'
import type { EngineApi } from '@kampana/engine-declare/api/engine-api'
import { ApiError } from '@kampana/engine-declare/api/http/api-error'
import { callsOf } from '@kampana/engine-declare/calls/calls-of'
import { trashCalls } from '@kampana/engine-declare/calls/trash-calls'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { pluralName, type Resource } from '@kampana/engine-declare/resource'
import { errorMessage } from '../error-message.ts'
import { hasSpecifiedJoinedIds } from '../back-end/available-resource.ts'
import { storedAccount } from '../back-end/stored-account.ts'
import { countIds, inBatches } from './in-batches.ts'
import { isRestorable } from './reply.ts'

/** Maximum number of ids in an address. Servers limit the request line to 8 to 16 KB. */
const idsInOneAddress = 300

/** Result of deleting several records. */
interface DeletedMany {
  message: string
  /** Records that no longer exist, including those that another person had deleted. */
  gone: readonly number[]
  /** Records that this call deleted. */
  deleted: readonly number[]
  /** True if all deleted records can be restored. */
  restorable: boolean
}

/**
 * Deletes several records: with joined ids if the server supports them, otherwise in a call for each. The message counts
 * deleted and remaining records. Rejects with the first error if every record still exists.
 */
export const deleteMany = async (
  { client }: EngineApi,
  resource: Resource,
  ids: readonly number[],
  meta?: RemovalMeta,
): Promise<DeletedMany> => {
  const limits = acceptsJoinedIds(resource) ? { size: idsInOneAddress } : { size: 1, callsAtOnce: 6 }
  const { done, refused } = await inBatches(ids, limits, async (batch) => {
    const path = `/api/${resource.name}/${batch.join(',')}`
    return (await client.call(path, { method: 'DELETE', query: removalQuery(meta) })).body
  })
  const before = refused.filter(({ error }) => error.status === 404)
  const first = refused.find(({ error }) => error.status !== 404)
  const gone = [...done, ...before].flatMap((batch) => batch.ids)
  if (first && gone.length === 0) throw first.error
  const count = countIds(done)
  const bodies = done.map(({ reply }) => reply)
  return {
    message:
      count === ids.length
        ? summaryMessage(bodies, basicMessages.deletedMany(count, pluralName(resource)))
        : batchMessage(resource, { asked: ids.length, count, before: countIds(before), first: first?.error }),
    gone,
    deleted: done.flatMap((batch) => batch.ids),
    restorable: done.length > 0 && bodies.every(isRestorable),
  }
}

const batchMessage = (
  resource: Resource,
  { asked, count, before, first }: { asked: number; count: number; before: number; first: Error | undefined },
): string => {
  const done = basicMessages.deletedInPart(count, asked, pluralName(resource))
  const counted = before === 0 ? done : basicMessages.deletedBefore(done, before)
  return first ? basicMessages.notDone(counted, asked - count - before, errorMessage(first)) : counted
}

/** Deletes one record. Returns the reply's body; undefined if another person had deleted the record. */
export const deleteOne = async (
  { client }: EngineApi,
  resource: string,
  id: number | string,
  meta?: RemovalMeta,
): Promise<unknown> => {
  const path = `/api/${resource}/${encodeURIComponent(id)}`
  try {
    return (await client.call(path, { method: 'DELETE', query: removalQuery(meta) })).body ?? {}
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return undefined
    throw error
  }
}

/**
 * Query of a deletion: `anyway` confirms that the person has read its effects, and the other values are those that the
 * resource asks for.
 */
const removalQuery = (meta: RemovalMeta = {}): Readonly<Record<string, string>> => ({
  ...(meta.anyway === true && { anyway: '1' }),
  ...meta.asked,
})
interface RemovalMeta {
  anyway?: boolean
  asked?: Readonly<Record<string, string>>
}

/** Restores several records. Returns the server's message, or a summary of the results. */
export const restoreMany = async (
  { client }: EngineApi,
  resource: Resource,
  ids: readonly number[],
): Promise<string | undefined> => {
  const { restore } = callsOf(client, trashCalls(resource))
  const { done, refused } = await inBatches(ids, { size: idsInOneAddress }, (batch) =>
    restore({ ids: batch.join(',') }),
  )
  const [first] = refused
  if (first && done.length === 0) throw first.error
  const restored = basicMessages.restoredMany(countIds(done), pluralName(resource))
  if (first) return basicMessages.notDone(restored, countIds(refused), errorMessage(first.error))
  return summaryMessage(
    done.map(({ reply }) => reply),
    restored,
  )
}

/** True if the server accepts comma-joined ids. Our own server, which supports undo, accepts them for every resource. */
const acceptsJoinedIds = ({ name }: Resource): boolean =>
  hasSpecifiedJoinedIds(name) || storedAccount.read()?.undo_days !== undefined

/** Message of a single reply, or a summary of several replies. */
const summaryMessage = (bodies: readonly unknown[], ofAll: string): string =>
  (bodies.length === 1 ? parseReplyMessage({ body: bodies[0] }) : undefined) ?? ofAll
