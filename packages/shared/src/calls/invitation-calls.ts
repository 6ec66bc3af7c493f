import * as z from 'zod'
import { invitationForm } from '@kampana/engine-declare/forms/forms'
import type { Parsed } from '@kampana/engine-declare/schema/reply-reader'
import { get, post } from '@kampana/engine-declare/calls/call'

const invitationDetail = () =>
  z.object({
    name: z.string(),
    email: z.string(),
    invited_by: z.string(),
    /** Names of the roles. */
    roles: z.array(z.string()),
  })
/** Details that an invited person reads before accepting. */
export type InvitationDetail = Parsed<typeof invitationDetail>

const path = '/api/invitation'
const shared = { access: 'anyone', tag: 'account' } as const

/** Calls of the invitation link. */
export const invitationCalls = {
  read: get(path, {
    ...shared,
    summary: 'Show an invitation by its token',
    query: { token: 'Token of the link from the e-mail' },
    data: invitationDetail,
  }),
  accept: post(path, {
    ...shared,
    summary: 'Accept an invitation',
    body: invitationForm,
    isUnparsed: true,
    status: 201,
    refusals: [419, 422],
  }),
}
