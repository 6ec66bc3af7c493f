import { invitationFields } from '../notices/invitation.ts'
import { subscriberCountsSchema } from '../notices/subscriber-counts.ts'
import { permissionName } from '@kampana/engine-declare/resource'
import { subscribers } from '../resources/subscribers.ts'
import { get, post } from '@kampana/engine-declare/calls/call'

const shared = { access: [permissionName('list', subscribers)], tag: 'subscribers' } as const

export const subscriberCalls = {
  counts: get('/api/subscribers/counts', {
    ...shared,
    summary: 'Count the subscribers of class notices by their choices',
    data: subscriberCountsSchema,
  }),
  // The caller also needs the permission to create class notices.
  invite: post('/api/subscribers/invitations', {
    ...shared,
    summary: 'Invite addresses to class notices with one e-mail each',
    body: invitationFields,
    refusals: [419, 422],
  }),
}
