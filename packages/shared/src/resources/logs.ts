import { changes, select, datetime, optional, readOnly, text } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource, type Resource } from '../resource.ts'

const actions = {
  create: 'Created',
  edit: 'Edited',
  delete: 'Deleted',
  restore: 'Restored',
  move: 'Moved',
  activate: 'Activated',
  deactivate: 'Deactivated',
  register: 'Registered',
  verify: 'Address confirmed',
  'change-password': 'Password changed',
  'reset-password': 'Password reset',
  'turn-on-two-step': 'Two-step sign-in on',
  'turn-off-two-step': 'Two-step sign-in off',
  'use-recovery-code': 'Recovery code used',
  'sign-in': 'Signed in',
  'sign-out': 'Signed out',
  'sign-in-failed': 'Sign-in failed',
  'sign-in-locked': 'Sign-in locked',
  expire: 'Never confirmed',
  'make-reset-link': 'Reset link made',
  'end-session': 'Session ended',
  'send-again': 'Letter sent again',
  publish: 'Published',
}

/** What tells of coming and going. It is kept for a shorter time than what tells of changes. */
export const signInActions = [
  'sign-in',
  'sign-out',
  'sign-in-failed',
  'sign-in-locked',
  'use-recovery-code',
] as const satisfies readonly (keyof typeof actions)[]

/** Who changed what among these resources, and when. Written with every change, by the server alone. */
export const defineLogs = (resources: readonly Pick<Resource, 'name' | 'label'>[]) =>
  defineResource({
    name: 'logs',
    singular: 'log',
    label: 'Logs',
    icon: 'history',
    title: 'description',
    actions: ['list', 'show'],
    fields: {
      description: readOnly(text('Description')),
      username: readOnly(optional(text('By'))),
      resource: readOnly(
        select('Resource', Object.fromEntries(resources.map(({ name, label }) => [name, label]))),
      ),
      action: readOnly(select('Action', actions)),
      properties: changes('Changes'),
      created_at: readOnly(datetime('When')),
    },
    search: ['description', 'username'],
    searchIndex: true,
    paths: { show: '/logs/:id' },
    failure: { list: messages.logsFailed, show: messages.logFailed },
  })
