import * as z from 'zod'
import { replyIdSchema } from '../kinds/checks.ts'
import { basicMessages } from '../messages/basic-messages.ts'
import type { Resource } from '../resource.ts'
import { replyShape } from './field-schema.ts'

// The dashboard's Content-Security-Policy forbids `eval`, with which zod would compile schemas.
z.config({ jitless: true })

/** A record of any resource in a reply. */
export type ReplyRecord = { id: number } & Record<string, unknown>

/**
 * Parses a resource's records in replies: declared fields by their kinds, all others unchanged. Any value may be absent, as
 * long ones are in lists, or null, since `required` is a rule for input only. Throws a `ReplyShapeError`.
 */
export const recordReader = (
  { name, fields }: Pick<Resource, 'name' | 'fields'>,
  timeZone: string,
): ((record: unknown) => ReplyRecord) => {
  const shape = replyShape(fields, timeZone).map((each) => [each.name, each.schema.nullish()] as const)
  const schema = z.looseObject({ ...Object.fromEntries(shape), id: replyIdSchema() })
  return (record) => {
    const read = schema.safeParse(record)
    if (read.success) return read.data
    throw new ReplyShapeError(
      name,
      read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`),
    )
  }
}

/** A reply's record doesn't match the declaration. The message is for people, `problems` for the console. */
export class ReplyShapeError extends Error {
  override readonly name = 'ReplyShapeError'
  /** The invalid fields with zod's issues: `roles.0.id: Invalid input: …`. */
  readonly problems: readonly string[]

  constructor(resource: string, problems: readonly string[]) {
    super(basicMessages.unreadableReply)
    this.problems = problems.map((problem) => `${resource}.${problem}`)
  }
}
