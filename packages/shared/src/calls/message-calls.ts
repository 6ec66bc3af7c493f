import * as z from 'zod'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { parseList } from './http/reply.ts'

export const threadEntrySchema = () =>
  z.object({
    id: z.int(),
    kind: z.enum(['answer', 'note']),
    text: z.string(),
    /** Author's name. */
    by: z.string(),
    created_at: z.string(),
    /** State of an answer's e-mail. */
    letter: z.object({ status: z.string(), problem: z.string().nullable() }).optional(),
  })
/** An answer to a visitor's message, or an internal note that only staff can read. */
export type ThreadEntry = Parsed<typeof threadEntrySchema>

const readEntry = replyReader('thread', threadEntrySchema)

/** Answers and notes of a visitor's message. Other back ends have none. */
export const messagesApi = ({ call }: Client) => ({
  thread: async (id: number | string): Promise<ThreadEntry[]> =>
    parseList(await call(`/api/messages/${encodeURIComponent(id)}/thread`), readEntry).data,
})
