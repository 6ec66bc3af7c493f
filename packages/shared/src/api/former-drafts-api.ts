import * as z from 'zod'
import { formerDraftMessages, type FormerDraftProblem } from '../messages/former-draft-messages.ts'
import { replyReader, type Parsed } from '../schema/reply-reader.ts'
import type { Client } from './http/client.ts'
import { fallbackOn404, parseList, parseReplyMessage } from './http/reply.ts'

const problems = Object.keys(formerDraftMessages) as [FormerDraftProblem, ...FormerDraftProblem[]]

export const formerDraftSchema = () =>
  z.object({
    id: z.int(),
    path: z.string().describe('The file that the draft changed'),
    text: z.string().nullable().describe('Null where the file was to be deleted'),
    base: z.string().nullable().describe('The text that the draft began from, where it was kept'),
    problem: z.enum(problems).describe('Why it could not be converted'),
    note: z.string(),
    name: z.string().describe('The author'),
    created_at: z.string(),
    publish_at: z.string().nullable().describe('When it was to be published'),
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
