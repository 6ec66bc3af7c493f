import { messageForPeople } from '@kampana/engine-declare/api/http/api-error'
import type { Client } from '@kampana/engine-declare/api/http/client'
import { makeCall } from '@kampana/engine-declare/calls/calls-of'
import { bulkActionCall, findAction, type BulkReply } from '@kampana/engine-declare/calls/custom-action-calls'
import { maxAtOnce } from '@kampana/engine-declare/custom-action'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { decodeEach } from '@kampana/engine-declare/messages/message'
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
  const call = bulkActionCall(resource, action)
  const { done, refused } = await inBatches(ids, { size: maxAtOnce }, (batch) =>
    makeCall(client, call, { body: { ...input, ids: batch } }).then(decodeRefused),
  )
  const [first] = refused
  if (first && done.length === 0) throw first.error
  const replies = done.map(({ reply }) => reply)
  const [only] = replies
  if (only && replies.length === 1 && !first) return only
  const changed = replies.flatMap((reply) => reply.changed)
  const { label } = findAction(resource, action)
  const acted = basicMessages.actedMany(label, countIds(changed), pluralName(resource))
  return {
    message: first ? basicMessages.notDone(acted, countIds(refused), errorMessage(first.error)) : acted,
    changed,
    refused: replies.flatMap((reply) => reply.refused),
  }
}

const decodeRefused = (reply: BulkReply): BulkReply => {
  const refused = decodeEach(reply.refused)
  for (const each of refused) each.message = messageForPeople(each.message)
  return { ...reply, refused }
}
