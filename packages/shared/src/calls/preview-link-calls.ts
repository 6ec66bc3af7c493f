import * as z from 'zod'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'
import { del, get, post } from '@kampana/engine-declare/calls/call'

/** Days for which a preview link is valid. */
export const previewDays = 7

const previewLinkSchema = () =>
  z.object({
    id: z.int(),
    created_at: z.string(),
    expires_at: z.string(),
    /** Name of its creator. */
    made_by: z.string(),
  })
/** A link that shows an unpublished update to people without an account. */
export type PreviewLink = Parsed<typeof previewLinkSchema>

const shared = { access: ['edit updates', 'create updates'], tag: 'updates', ids: { id: 'Update' } } as const

/** Calls of preview links of updates that staff can read. */
export const previewLinkCalls = {
  list: get('/api/updates/:id/preview-links', {
    ...shared,
    summary: 'List the valid preview links of an update',
    data: () => z.array(previewLinkSchema()),
  }),
  make: post('/api/updates/:id/preview-links', {
    ...shared,
    summary: 'Create a public preview link of an update',
    data: () => previewLinkSchema().extend({ url: z.string() }),
    status: 201,
  }),
  end: del('/api/preview-links/:id', {
    ...shared,
    summary: 'Revoke a preview link; links of other people need `edit updates`',
  }),
}
