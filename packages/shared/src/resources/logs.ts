import { apiOnly, changes, select, datetime, number, optional, readOnly, text } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource, type Resource } from '../resource.ts'

/** The labels of logged actions, besides those of custom actions, which their declarations have. */
const actions = {
  create: 'Created',
  edit: 'Edited',
  delete: 'Deleted',
  restore: 'Restored',
  'put-back': 'Brought back',
  move: 'Moved',
  register: 'Registered',
  'accept-invitation': 'Invitation accepted',
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
  publish: 'Published',
  ask: 'Asked for publication',
  'send-back': 'Sent back',
  schedule: 'Time of publication changed',
  'discard-draft': 'Draft discarded',
  'make-preview-link': 'Preview link made',
  'end-preview-link': 'Preview link taken back',
}

/** The verb of each action in the log's sentence: 'maria **created** the update …'. */
export const logPhrases = {
  create: 'created',
  edit: 'edited',
  delete: 'deleted',
  restore: 'restored',
  'put-back': 'put back a former version of',
  move: 'moved',
  register: 'registered',
  'accept-invitation': 'accepted the invitation of',
  verify: 'confirmed the address of',
  'change-password': 'changed the password of',
  'reset-password': 'reset the password of',
  'turn-on-two-step': 'turned on two-step sign-in for',
  'turn-off-two-step': 'turned off two-step sign-in for',
  'use-recovery-code': 'signed in with a recovery code as',
  'sign-in': 'signed in as',
  'sign-out': 'signed out as',
  'sign-in-failed': 'failed to sign in as',
  'sign-in-locked': 'was stopped, after too many tries, from signing in as',
  expire: 'deleted, whose address was never confirmed,',
  'make-reset-link': 'made a reset link for',
  'end-session': 'ended a session of',
  publish: 'published',
  ask: 'asked for the publication of',
  'send-back': 'sent back',
  schedule: 'changed the publication of',
  'discard-draft': 'discarded the draft of',
  'make-preview-link': 'made a preview link of',
  'end-preview-link': 'took back a preview link of',
} as const

/** The actions of sign-ins, which are kept for a shorter time than changes. */
export const signInActions = [
  'sign-in',
  'sign-out',
  'sign-in-failed',
  'sign-in-locked',
  'use-recovery-code',
] as const satisfies readonly (keyof typeof actions)[]

/** The audit log of these resources. The server writes an entry with every change. */
export const defineLogs = (resources: readonly Pick<Resource, 'name' | 'label' | 'customActions'>[]) =>
  defineResource({
    name: 'logs',
    singular: 'log',
    label: 'Logs',
    purpose: 'Who did what and when, with the values before and after. Nobody can change it.',
    icon: 'history',
    title: 'description',
    actions: ['list', 'show'],
    fields: {
      description: readOnly(text('Description')),
      username: readOnly(optional(text('By'))),
      resource: readOnly(
        select('Resource', Object.fromEntries(resources.map(({ name, label }) => [name, label]))),
      ),
      action: readOnly(select<string>('Action', { ...actions, ...customLabels(resources) })),
      properties: changes('Changes'),
      record_id: apiOnly(readOnly(optional(number('Record')))),
      causer_id: apiOnly(readOnly(optional(number('Person')))),
      created_at: readOnly(datetime('When')),
    },
    search: ['description', 'username'],
    searchIndex: true,
    paths: { show: '/logs/:id' },
    failure: { list: messages.logsFailed, show: messages.logFailed },
  })

const customLabels = (resources: readonly Pick<Resource, 'customActions'>[]): Record<string, string> =>
  Object.fromEntries(
    resources.flatMap(({ customActions }) =>
      Object.values(customActions).map(({ log: { action, label } }) => [action, label]),
    ),
  )
