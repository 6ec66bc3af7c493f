import { parseReplyMessage } from '@kampana/shared/api/http/reply'
import type { Api } from '@kampana/shared/api/api'
import { ApiError } from '@kampana/shared/api/http/api-error'
import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { pluralName, type Resource } from '@kampana/shared/resource'
import { errorMessage } from '../error-message.ts'
import { storedAccount } from '../back-end/stored-account.ts'
import { countIds, inParts } from './in-parts.ts'
import { isRestorable } from './reply.ts'

/** How many ids an address may name: a server's line has 8 to 16 KB. */
const idsInOneAddress = 300

/** The result of a deletion of several records. */
interface DeletedMany {
  message: string
  /** The records that are gone now, also those that somebody else had deleted. */
  gone: readonly number[]
  /** The records that this call deleted. */
  deleted: readonly number[]
  /** Whether all deleted records can be restored. */
  restorable: boolean
}

/**
 * Deletes several records: by joined ids where the server is known to take them, else by a call for each. The message counts
 * what was and wasn't deleted. Rejects with the first refusal if no record is gone.
 */
export const deleteMany = async (
  { client }: Api,
  resource: Resource,
  ids: readonly number[],
  meta?: RemovalMeta,
): Promise<DeletedMany> => {
  const limits = acceptsJoinedIds(resource) ? { size: idsInOneAddress } : { size: 1, callsAtOnce: 6 }
  const { done, refused } = await inParts(ids, limits, async (part) => {
    const path = `/api/${resource.name}/${part.join(',')}`
    return (await client.call(path, { method: 'DELETE', query: removalQuery(meta) })).body
  })
  const before = refused.filter(({ error }) => error.status === 404)
  const first = refused.find(({ error }) => error.status !== 404)
  const gone = [...done, ...before].flatMap((part) => part.ids)
  if (first && gone.length === 0) throw first.error
  const count = countIds(done)
  const bodies = done.map(({ reply }) => reply)
  return {
    message:
      count === ids.length
        ? summaryMessage(bodies, basicMessages.deletedMany(count, pluralName(resource)))
        : partMessage(resource, { asked: ids.length, count, before: countIds(before), first: first?.error }),
    gone,
    deleted: done.flatMap((part) => part.ids),
    restorable: done.length > 0 && bodies.every(isRestorable),
  }
}

const partMessage = (
  resource: Resource,
  { asked, count, before, first }: { asked: number; count: number; before: number; first: Error | undefined },
): string => {
  const done = basicMessages.deletedInPart(count, asked, pluralName(resource))
  const counted = before === 0 ? done : basicMessages.deletedBefore(done, before)
  return first ? basicMessages.notDone(counted, asked - count - before, errorMessage(first)) : counted
}

/** Deletes one record. Returns the reply's body; undefined if somebody else had deleted the record. */
export const deleteOne = async (
  { client }: Api,
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

/** Tells our server that the person has read what a deletion leaves behind and deletes anyway, and what it asks for besides. */
const removalQuery = (meta: RemovalMeta = {}): Readonly<Record<string, string>> => ({
  ...(meta.anyway === true && { anyway: '1' }),
  ...meta.asked,
})
interface RemovalMeta {
  anyway?: boolean
  asked?: Readonly<Record<string, string>>
}

/** Restores several records. Returns the server's message, or what was and wasn't restored. */
export const restoreMany = async (
  { restore }: Api,
  resource: Resource,
  ids: readonly number[],
): Promise<string | undefined> => {
  const { done, refused } = await inParts(
    ids,
    { size: idsInOneAddress },
    async (part) => (await restore(resource.name as never, part)).body,
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

/** The specification has comma-joined ids for slides only; our own server, which can undo, has them for every resource. */
const acceptsJoinedIds = ({ name }: Resource): boolean =>
  name === 'slides' || storedAccount.read()?.undo_days !== undefined

/** The message of a single reply, or a summary where there were several calls. */
const summaryMessage = (bodies: readonly unknown[], ofAll: string): string =>
  (bodies.length === 1 ? parseReplyMessage({ body: bodies[0] }) : undefined) ?? ofAll
