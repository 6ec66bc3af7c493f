import { action } from '@kampana/engine-declare/custom-action'
import {
  email,
  referenceMany,
  datetime,
  number,
  optional,
  readOnly,
  text,
  boolean,
} from '@kampana/engine-declare/kinds/index'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** Both actions share a route, whose body selects one. */
const status = { path: '/api/users/status/:id', beside: 'is_active', permission: 'activate' } as const

/** Staff accounts. An administrator can only edit the roles; custom actions change the status. */
export const users = defineResource({
  name: 'users',
  singular: 'user',
  label: 'Users',
  purpose: 'People with an account. New accounts must be activated before their owners can sign in.',
  icon: 'people',
  group: 'User Management',
  sections: 'ignored',
  title: 'name',
  actions: ['list', 'show', 'edit', 'delete'],
  customActions: {
    activate: action({
      ...status,
      sets: { is_active: 1 },
      confirm: messages.askActivate,
      done: messages.activated,
      bulk: true,
      undo: 'deactivate',
      log: 'activated',
    }),
    deactivate: action({
      ...status,
      quiet: true,
      sets: { is_active: 0 },
      confirm: messages.askDeactivate,
      done: messages.deactivated,
      bulk: true,
      undo: 'activate',
      log: 'deactivated',
    }),
    'reset-two-step': action({
      label: 'Reset two-step sign-in',
      permission: 'activate',
      quiet: true,
      sets: { two_step_confirmed_at: null },
      confirm: messages.askResetTwoStep,
      done: messages.twoStepReset,
      log: {
        action: 'reset-two-step',
        label: 'Two-step sign-in reset',
        phrase: 'reset two-step sign-in of',
      },
    }),
  },
  sensitive: ['edit', 'activate', 'deactivate', 'reset-two-step'],
  fields: {
    name: readOnly(text('Name')),
    username: readOnly(text('Username')),
    email: readOnly(email('Email')),
    is_active: readOnly(boolean('Status', { yes: 'Active', no: 'Inactive' })),
    roles: referenceMany('Roles', 'roles', 'roleIds'),
    last_sign_in_at: readOnly(optional(datetime('Last sign-in'))),
    failed_sign_ins: readOnly(number('Failed sign-ins since')),
    two_step_confirmed_at: readOnly(optional(datetime('Two-step sign-in since'))),
    created_at: readOnly(datetime('Registered')),
  },
  help: {
    roles: 'The person has the permissions of all these roles.',
  },
  search: ['name', 'username', 'email'],
  searchIndex: true,
  unique: [['username'], ['email']],
  paths: { show: '/users/:id', edit: '/users/:id/edit' },
  empty: messages.noUsers,
  failure: { list: messages.usersFailed, show: messages.userFailed },
})
