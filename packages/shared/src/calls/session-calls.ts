import * as z from 'zod'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'
import { del, get } from '@kampana/engine-declare/calls/call'

const ownSession = () =>
  z.object({
    id: z.string(),
    user_agent: z.string(),
    created_at: z.string(),
    last_used_at: z.string(),
    /** True for the session of this call. */
    is_current: z.boolean(),
  })
/** A person's own session: a browser in which they are signed in. */
export type OwnSession = Parsed<typeof ownSession>

const shared = { access: 'signed in', tag: 'account' } as const

/** Calls for a person's own sessions. */
export const sessionCalls = {
  list: get('/api/sessions', {
    ...shared,
    summary: 'List the sessions of the signed-in user',
    data: () => z.array(ownSession()),
  }),
  end: del('/api/sessions/:id', { ...shared, summary: 'End a session of the signed-in user' }),
}
