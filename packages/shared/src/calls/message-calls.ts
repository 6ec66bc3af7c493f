import * as z from 'zod'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'
import { get } from '@kampana/engine-declare/calls/call'

const threadEntrySchema = () =>
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

/** Calls of visitors' messages. */
export const messageCalls = {
  thread: get('/api/messages/:id/thread', {
    access: ['show messages'],
    tag: 'messages',
    summary: 'List the answers and notes of a message',
    description: 'Answers and notes, oldest first',
    ids: { id: 'Message' },
    data: () => z.array(threadEntrySchema()),
    refusals: [403],
  }),
}
