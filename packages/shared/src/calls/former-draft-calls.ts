import * as z from 'zod'
import { websitePermissions } from '../content/website-permissions.ts'
import {
  formerDraftMessages,
  type FormerDraftProblem,
} from '@kampana/engine-declare/messages/former-draft-messages'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'
import { del, get } from '@kampana/engine-declare/calls/call'

const problems = Object.keys(formerDraftMessages) as [FormerDraftProblem, ...FormerDraftProblem[]]

const formerDraftSchema = () =>
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

const shared = { access: websitePermissions, tag: 'content' } as const

/** Calls of drafts that the upgrade couldn't convert: people read and copy them, then dismiss them. */
export const formerDraftCalls = {
  list: get('/api/former-drafts', {
    ...shared,
    summary: 'List the drafts that the upgrade couldn’t convert',
    data: () => z.array(formerDraftSchema()),
  }),
  dismiss: del('/api/former-drafts/:id', {
    ...shared,
    summary: 'Dismiss a draft that the upgrade couldn’t convert',
    ids: { id: 'Draft' },
  }),
}
