import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'

// The dashboard's Content-Security-Policy forbids `eval`, with which zod would compile schemas.
z.config({ jitless: true })

/** Reads a value from a reply. */
export type ReadReply<T> = (value: unknown) => T

/** Type read by a schema. Schemas of replies are created on first use, so that no start waits for them. */
export type Parsed<Make extends () => z.ZodType> = z.infer<ReturnType<Make>>

/**
 * Creates a reader with a schema, which is created on first use. The reader throws a `ReplyShapeError`, and names the values
 * in the console for the server's administrator; `name` describes the value.
 */
export const replyReader = <T>(name: string, makeSchema: () => z.ZodType<T>): ReadReply<T> => {
  let schema: z.ZodType<T> | undefined
  return (value) => {
    schema ??= makeSchema()
    const read = schema.safeParse(value)
    if (read.success) return read.data
    const problems = read.error.issues.map(({ path, message }) => `${name}.${path.join('.')}: ${message}`)
    // oxlint-disable-next-line no-console
    console.error(problems.join('\n'))
    throw new ReplyShapeError(problems)
  }
}

/** A reply differs from its schema. The message is for people. */
export class ReplyShapeError extends Error {
  override readonly name = 'ReplyShapeError'
  /** Invalid values with zod's issues: `users.roles.0.id: Invalid input: …`. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(basicMessages.unreadableReply)
    this.problems = problems
  }
}
