import { action } from '@kampana/engine-declare/custom-action'
import { datetime, email, readOnly, referenceMany, select, text } from '@kampana/engine-declare/kinds/index'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** One permission for all actions, which are useless individually. */
const invite = 'invite users'

/** People invited by e-mail to choose a user name and a password. They then get these roles. */
export const invitations = defineResource({
  name: 'invitations',
  singular: 'invitation',
  label: 'Invitations',
  purpose:
    'Colleagues who were invited by e-mail to create an account. They choose a username and a password, and get their roles at once.',
  icon: 'invitation',
  group: 'User Management',
  sections: 'ignored',
  title: 'name',
  permissions: { list: invite, create: invite, resend: invite, withdraw: invite },
  actions: ['list', 'create'],
  customActions: {
    resend: action({
      label: 'Send again',
      when: { field: 'status', is: ['waiting', 'expired'], otherwise: messages.invitationOver },
      done: messages.invitationSentAgain,
      log: { action: 'resend-invitation', label: 'Invitation sent again', phrase: 'resent' },
    }),
    withdraw: action({
      quiet: true,
      sets: { status: 'withdrawn' },
      when: { field: 'status', is: ['waiting'], otherwise: messages.invitationOver },
      confirm: messages.askWithdraw,
      done: messages.invitationWithdrawn,
      log: { action: 'withdrawn', label: 'Withdrawn', phrase: 'withdrew' },
    }),
  },
  sensitive: ['create', 'resend'],
  fields: {
    name: text('Name'),
    email: email('Email'),
    roles: referenceMany('Roles', 'roles', 'roleIds'),
    status: readOnly(
      select('Status', {
        waiting: 'Waiting',
        accepted: 'Accepted',
        withdrawn: 'Withdrawn',
        expired: 'Expired',
      }),
    ),
    invited_by: readOnly(text('Invited by')),
    created_at: readOnly(datetime('Invited')),
    expires_at: readOnly(datetime('Valid until')),
  },
  help: {
    name: 'The person’s name, for example “Ana Cruz”. The person can change it later.',
    email: 'We send the invitation to this address. Its link works once and expires after seven days.',
    roles: 'The person’s permissions from the first day. You can give only permissions that you have.',
  },
  search: ['name', 'email'],
  // The e-mail's link leads to `/invitation`.
  paths: { create: '/invitations/new' },
})
