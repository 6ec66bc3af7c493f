import { action } from '../custom-action.ts'
import { datetime, email, readOnly, referenceMany, select, text } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** One permission for all, which are of no use apart. */
const invite = 'invite users'

/** People who are asked by a letter to choose a user name and a password, and then have these roles. */
export const invitations = defineResource({
  name: 'invitations',
  singular: 'invitation',
  label: 'Invitations',
  purpose:
    'Colleagues who are asked by a letter to make an account. With its link they choose a user name and a password, and have the roles at once.',
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
      log: { action: 'resend-invitation', label: 'Invitation sent again', phrase: 'sent again' },
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
    name: 'As colleagues know the person: “Ana Cruz”. It can be changed later.',
    email: 'The letter goes there. Its link works once, for seven days.',
    roles: 'What the person may do from the first day. You can give only what you may do yourself.',
  },
  search: ['name', 'email'],
  // `/invitation` is where the letter's link leads.
  paths: { create: '/invitations/new' },
})
