import { actOnMany, type BulkReply } from '@kampana/shared/api/bulk-api'
import type { Client } from '@kampana/shared/api/http/client'
import { maxAtOnce } from '@kampana/shared/custom-action'
import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { pluralName, type Resource } from '@kampana/shared/resource'

/** Does a bulk action to any number of records: by several calls where they are more than one call takes. */
export const actMany = async (
  client: Client,
  resource: Resource,
  action: string,
  ids: readonly number[],
  input: Readonly<Record<string, unknown>>,
): Promise<BulkReply> => {
  const replies: BulkReply[] = []
  for (let first = 0; first < ids.length; first += maxAtOnce)
    replies.push(await actOnMany(client, resource, action, ids.slice(first, first + maxAtOnce), input))
  const [only] = replies
  if (only && replies.length === 1) return only
  const changed = replies.flatMap((reply) => reply.changed)
  const count = changed.reduce((sum, each) => sum + each.ids.length, 0)
  return {
    message: basicMessages.actedMany(
      resource.customActions[action]?.label ?? action,
      count,
      pluralName(resource),
    ),
    changed,
    refused: replies.flatMap((reply) => reply.refused),
  }
}
