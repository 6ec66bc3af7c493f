import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'

// The dashboard's Content-Security-Policy forbids `eval`, with which zod would compile schemas.
z.config({ jitless: true })

/** Reads a value out of a reply. */
export type ReadReply<T> = (value: unknown) => T

/** What a schema reads. Schemas of replies are made when they are first needed, so that no start waits for them. */
export type Parsed<Make extends () => z.ZodType> = z.infer<ReturnType<Make>>

/**
 * Makes a reader of values with a schema, which it makes when it is first used. The reader throws a `ReplyShapeError`, and names
 * the values in the console, for whoever looks after the server; `name` says what was read.
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

/** A reply isn't what its schema says. The message is for people. */
export class ReplyShapeError extends Error {
  override readonly name = 'ReplyShapeError'
  /** The invalid values with zod's issues: `users.roles.0.id: Invalid input: …`. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    super(basicMessages.unreadableReply)
    this.problems = problems
  }
}
