import { actOnMany, type BulkReply } from '@kampana/engine-declare/api/bulk-api'
import type { Client } from '@kampana/engine-declare/api/http/client'
import { maxAtOnce } from '@kampana/engine-declare/custom-action'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { pluralName, type Resource } from '@kampana/engine-declare/resource'
import { errorMessage } from '../error-message.ts'
import { countIds, inBatches } from './in-batches.ts'

/** Runs a bulk action on any number of records, in several calls if they exceed the limit of one. */
export const actMany = async (
  client: Client,
  resource: Resource,
  action: string,
  ids: readonly number[],
  input: Readonly<Record<string, unknown>>,
): Promise<BulkReply> => {
  const { done, refused } = await inBatches(ids, { size: maxAtOnce }, (batch) =>
    actOnMany(client, resource, action, batch, input),
  )
  const [first] = refused
  if (first && done.length === 0) throw first.error
  const replies = done.map(({ reply }) => reply)
  const [only] = replies
  if (only && replies.length === 1 && !first) return only
  const changed = replies.flatMap((reply) => reply.changed)
  const label = resource.customActions[action]?.label ?? action
  const acted = basicMessages.actedMany(label, countIds(changed), pluralName(resource))
  return {
    message: first ? basicMessages.notDone(acted, countIds(refused), errorMessage(first.error)) : acted,
    changed,
    refused: replies.flatMap((reply) => reply.refused),
  }
}
