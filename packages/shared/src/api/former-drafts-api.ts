import * as z from 'zod'
import { formerDraftMessages, type FormerDraftProblem } from '../messages/former-draft-messages.ts'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseList, parseReplyMessage } from './http/reply.ts'

const problems = Object.keys(formerDraftMessages) as [FormerDraftProblem, ...FormerDraftProblem[]]

export const formerDraftSchema = () =>
  z.object({
    id: z.int(),
    path: z.string().describe('Path of the file that the draft edited'),
    text: z.string().nullable().describe('Null if the draft deletes the file'),
    base: z.string().nullable().describe('Text on which the draft is based; null if it isn’t stored'),
    problem: z.enum(problems).describe('Reason for the failed conversion'),
    note: z.string(),
    name: z.string().describe('Name of the author'),
    created_at: z.string(),
    publish_at: z.string().nullable().describe('Scheduled time of publication; null if none'),
  })
/** A file's draft from before the upgrade that no page contains. */
export type FormerDraft = Parsed<typeof formerDraftSchema>

/** Calls for drafts from before the upgrade. Other back ends have none. */
export const formerDraftsApi = ({ call }: Client) => ({
  list: (): Promise<FormerDraft[]> =>
    fallbackOn404<FormerDraft[]>([], async () => parseList(await call('/api/former-drafts'), read).data),
  dismiss: async (id: number): Promise<string | undefined> =>
    parseReplyMessage(await call(`/api/former-drafts/${id}`, { method: 'DELETE' })),
})

const read = replyReader('former draft', formerDraftSchema)
