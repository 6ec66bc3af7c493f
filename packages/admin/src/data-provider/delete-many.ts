import { parseReplyMessage } from '@kampana/shared/api/http/reply'
import type { Api } from '@kampana/shared/api/api'
import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { pluralName, type Resource } from '@kampana/shared/resource'
import { storedAccount } from '../back-end/stored-account.ts'
import { isRestorable } from './reply.ts'

/** How many ids an address may name: a server's line has 8 to 16 KB. */
const idsInOneAddress = 300
const callsAtOnce = 6

/**
 * Deletes several records: by joined ids where the server is known to take them, else by a call for each.
 * Returns what the server said, and whether all of them can be brought back.
 */
export const deleteMany = async (
  { client }: Api,
  resource: Resource,
  ids: readonly number[],
  meta?: RemovalMeta,
): Promise<{ message: string; restorable: boolean }> => {
  const remove = async (part: readonly number[]) =>
    (
      await client.call(`/api/${resource.name}/${part.join(',')}`, {
        method: 'DELETE',
        query: removalQuery(meta),
      })
    ).body
  const bodies = acceptsJoinedIds(resource)
    ? await sequentially(chunk(ids, idsInOneAddress), remove)
    : (
        await sequentially(chunk(ids, callsAtOnce), (part) => Promise.all(part.map((id) => remove([id]))))
      ).flat()
  return {
    message: summaryMessage(bodies, basicMessages.deletedMany(ids.length, pluralName(resource))),
    restorable: bodies.every(isRestorable),
  }
}

/** Deletes one record. Returns the reply's body. */
export const deleteOne = async (
  { client }: Api,
  resource: string,
  id: number | string,
  meta?: RemovalMeta,
): Promise<unknown> => {
  const path = `/api/${resource}/${encodeURIComponent(id)}`
  return (await client.call(path, { method: 'DELETE', query: removalQuery(meta) })).body ?? {}
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

/** Brings several records back. Returns what the server said. */
export const restoreMany = async (
  { restore }: Api,
  resource: Resource,
  ids: readonly number[],
): Promise<string | undefined> => {
  const bodies = await sequentially(
    chunk(ids, idsInOneAddress),
    async (part) => (await restore(resource.name as never, part)).body,
  )
  return summaryMessage(bodies, basicMessages.restoredMany(ids.length, pluralName(resource)))
}

/** The specification has comma-joined ids for slides only; our own server, which can undo, has them for every resource. */
const acceptsJoinedIds = ({ name }: Resource): boolean =>
  name === 'slides' || storedAccount.read()?.undo_days !== undefined

/** The message of a single reply, or a summary where there were several calls. */
const summaryMessage = (bodies: readonly unknown[], ofAll: string): string =>
  (bodies.length === 1 ? parseReplyMessage({ body: bodies[0] }) : undefined) ?? ofAll

const chunk = (ids: readonly number[], size: number): number[][] =>
  Array.from({ length: Math.ceil(ids.length / size) }, (_, part) => ids.slice(part * size, (part + 1) * size))

const sequentially = async <T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> => {
  const results: R[] = []
  for (const item of items) results.push(await work(item))
  return results
}
