import { changes, choice, moment, optional, readOnly, text } from '../field.ts'
import { messages } from '../messages.ts'
import { defineResource } from '../resource.ts'
import type { ResourceName } from '../resource-name.ts'

const kinds = {
  users: 'Users',
  roles: 'Roles',
  permissions: 'Permissions',
  slides: 'Slides',
  updates: 'Updates',
  letters: 'Letters',
  logs: 'Logs',
} satisfies Record<ResourceName, string>
const actions = {
  create: 'Created',
  edit: 'Edited',
  delete: 'Deleted',
  restore: 'Restored',
  activate: 'Activated',
  deactivate: 'Deactivated',
  register: 'Registered',
  verify: 'Address confirmed',
  'change-password': 'Password changed',
  'reset-password': 'Password reset',
  'turn-on-two-step': 'Two-step sign-in on',
  'turn-off-two-step': 'Two-step sign-in off',
  'use-recovery-code': 'Recovery code used',
  'end-session': 'Session ended',
  'send-again': 'Letter sent again',
  publish: 'Published',
}

/** Who changed what, and when. Written with every change, by the server alone. */
export const logs = defineResource({
  name: 'logs',
  singular: 'log',
  label: 'Logs',
  title: 'description',
  actions: ['list', 'show'],
  fields: {
    description: readOnly(text('Description')),
    username: readOnly(optional(text('By'))),
    resource: readOnly(choice('Resource', kinds)),
    action: readOnly(choice('Action', actions)),
    properties: changes('Changes'),
    created_at: readOnly(moment('When')),
  },
  search: ['description', 'username'],
  paths: { show: '/logs/:id' },
  failure: { list: messages.logsFailed, show: messages.logFailed },
})
