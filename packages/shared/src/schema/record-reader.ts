import * as z from 'zod'
import { replyIdSchema } from '../kinds/checks.ts'
import type { Resource } from '../resource.ts'
import { replyShape } from './field-schema.ts'
import { replyReader, type ReadReply } from './reply-reader.ts'

/** A record of any resource in a reply. */
export type ReplyRecord = { id: number } & Record<string, unknown>

/**
 * Parses a resource's records in replies: declared fields by their kinds, all others unchanged. Any value may be absent, as
 * long ones are in lists, or null, since `required` is a rule for input only.
 */
export const recordReader = (
  { name, fields }: Pick<Resource, 'name' | 'fields'>,
  timeZone: string,
): ReadReply<ReplyRecord> =>
  replyReader(name, () => {
    const shape = replyShape(fields, timeZone).map((each) => [each.name, each.schema.nullish()] as const)
    return z.looseObject({ ...Object.fromEntries(shape), id: replyIdSchema() })
  })
