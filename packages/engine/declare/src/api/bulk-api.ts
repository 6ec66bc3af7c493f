import * as z from 'zod'
import { bulkPath } from '../action-call.ts'
import { decodeEach } from '../messages/message.ts'
import type { Resource } from '../resource.ts'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'
import { messageForPeople } from './http/api-error.ts'
import type { Client } from './http/client.ts'

export const bulkReplySchema = () =>
  z.object({
    message: z.string(),
    changed: z
      .array(z.object({ ids: z.array(z.int()), before: z.record(z.string(), z.unknown()) }))
      .describe('Changed records, grouped by the former values of the fields that the action sets'),
    refused: z
      .array(z.looseObject({ id: z.int(), title: z.string(), message: z.string() }))
      .describe('Skipped records, each with the reason'),
  })
/** Reply of a bulk action. */
export type BulkReply = Parsed<typeof bulkReplySchema>

/** Applies a bulk action to at most `maxAtOnce` records. */
export const actOnMany = async (
  { call }: Client,
  resource: Resource,
  action: string,
  ids: readonly number[],
  input: Readonly<Record<string, unknown>> = {},
): Promise<BulkReply> => {
  const { body } = await call(bulkPath(resource, action), { method: 'PUT', body: { ...input, ids } })
  const reply = readBulkReply(body)
  const refused = decodeEach(reply.refused)
  for (const each of refused) each.message = messageForPeople(each.message)
  return { ...reply, refused }
}

const readBulkReply = replyReader('action', bulkReplySchema)
