import * as z from 'zod'
import { replyIdSchema } from '../kinds/checks.ts'
import type { Field } from '../kinds/index.ts'
import type { Fields, Resource } from '../resource.ts'
import { defaultTimeZone } from '../time/time-zone.ts'
import { replyShape } from './field-schema.ts'
import { replyReader, type ReadReply } from './reply-reader.ts'
import { withUnread } from './unread.ts'

/** A record of any resource in a reply. */
export type ReplyRecord = { id: number } & Record<string, unknown>
type Declaration = Pick<Resource, 'name' | 'fields'>

/** Parses a resource's records in replies. */
export const recordReader = ({ name, fields }: Declaration, timeZone: string): ReadReply<ReplyRecord> =>
  replyReader(name, () => replyRecordSchema(fields, timeZone))

/**
 * Schema of a record in a reply: declared fields by their kinds, all others unchanged. Any value may be missing, like long
 * ones in lists, or null, because `required` only applies to input.
 */
export const replyRecordSchema = (fields: Fields, timeZone: string = defaultTimeZone) => {
  const shape = replyShape(fields, timeZone).map((each) => [each.name, each.schema.nullish()] as const)
  return z.looseObject({ ...Object.fromEntries(shape), id: replyIdSchema() })
}

/**
 * Parses records of another back end. An unreadable value becomes null, and `unreadText` returns the original, so that neither
 * its record nor the list is lost. A body may be an object, because some back ends decode JSON.
 */
export const lenientReader = ({ name, fields }: Declaration, timeZone: string): ReadReply<ReplyRecord> => {
  const reported = new Set<string>()
  const readRecord = replyReader(name, () => z.looseObject({ id: replyIdSchema() }))
  let shape: ReturnType<typeof replyShape> | undefined
  return (value) => {
    shape ??= replyShape(fields, timeZone)
    const record: ReplyRecord = { ...readRecord(value) }
    const unread: Record<string, unknown> = {}
    for (const { name: each, field, schema } of shape) {
      const sent = record[each]
      if (sent == null || isDecodedBody(field, sent)) continue
      const read = schema.safeParse(sent)
      record[each] = read.success ? read.data : null
      if (read.success) continue
      unread[each] = sent
      if (!reported.has(each)) report(`${name}.${each}`, read.error)
      reported.add(each)
    }
    return withUnread(record, unread)
  }
}

const isDecodedBody = ({ kind }: Field, value: unknown): boolean =>
  kind === 'richText' && typeof value === 'object'

/** Reports an unreadable field in the console once, for the server's administrator. */
const report = (field: string, { issues }: z.ZodError): void =>
  // oxlint-disable-next-line no-console
  console.error(issues.map(({ path, message }) => `${[field, ...path].join('.')}: ${message}`).join('\n'))
