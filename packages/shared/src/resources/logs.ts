import type { ActionLog } from '@kampana/engine-declare/custom-action'
import {
  apiOnly,
  changes,
  select,
  datetime,
  number,
  optional,
  readOnly,
  text,
} from '@kampana/engine-declare/kinds/index'
import { publicationActions, recordActions } from '@kampana/engine-declare/log-actions'
import { messages } from '../messages/messages.ts'
import { defineResource, type Resource } from '@kampana/engine-declare/resource'

/** Logged actions, except custom actions, whose declarations contain labels and verbs. */
export const logActions = {
  ...recordActions,
  register: { label: 'Registered', phrase: 'registered' },
  'accept-invitation': { label: 'Invitation accepted', phrase: 'accepted the invitation of' },
  verify: { label: 'Address confirmed', phrase: 'confirmed the address of' },
  'change-password': { label: 'Password changed', phrase: 'changed the password of' },
  'reset-password': { label: 'Password reset', phrase: 'reset the password of' },
  'turn-on-two-step': { label: 'Two-step sign-in on', phrase: 'turned on two-step sign-in for' },
  'turn-off-two-step': { label: 'Two-step sign-in off', phrase: 'turned off two-step sign-in for' },
  'use-recovery-code': { label: 'Recovery code used', phrase: 'signed in with a recovery code as' },
  'sign-in': { label: 'Signed in', phrase: 'signed in as' },
  'sign-out': { label: 'Signed out', phrase: 'signed out as' },
  'sign-in-failed': { label: 'Sign-in failed', phrase: 'failed to sign in as' },
  'sign-in-locked': {
    label: 'Sign-in locked',
    phrase: 'was locked out after too many attempts to sign in as',
  },
  expire: { label: 'Unconfirmed account deleted', phrase: 'deleted the unconfirmed account of' },
  'make-reset-link': { label: 'Reset link created', phrase: 'created a reset link for' },
  'end-session': { label: 'Session ended', phrase: 'ended a session of' },
  ...publicationActions,
  'make-preview-link': { label: 'Preview link created', phrase: 'created a preview link for' },
  'invite-families': { label: 'Families invited', phrase: 'invited' },
  'end-preview-link': { label: 'Preview link revoked', phrase: 'revoked a preview link for' },
} as const

export type LogAction = keyof typeof logActions

/** Log entry of an action. */
export const loggedAs = (action: LogAction): Pick<ActionLog, 'action' | 'phrase'> => ({
  action,
  phrase: logActions[action].phrase,
})

/** Audit log of these resources. The server writes an entry with every change. */
export const defineLogs = (resources: readonly Pick<Resource, 'name' | 'label' | 'customActions'>[]) =>
  defineResource({
    name: 'logs',
    singular: 'log',
    label: 'Logs',
    purpose:
      'All changes, with their author, date, and the values before and after. Entries can’t be edited.',
    icon: 'history',
    title: 'description',
    actions: ['list', 'show'],
    fields: {
      description: readOnly(text('Description')),
      username: readOnly(optional(text('By'))),
      resource: readOnly(
        select('Record type', Object.fromEntries(resources.map(({ name, label }) => [name, label]))),
      ),
      action: readOnly(select<string>('Action', { ...labels, ...customLabels(resources) })),
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

const labels: Record<string, string> = Object.fromEntries(
  Object.entries(logActions).map(([name, { label }]) => [name, label]),
)

const customLabels = (resources: readonly Pick<Resource, 'customActions'>[]): Record<string, string> =>
  Object.fromEntries(
    resources.flatMap(({ customActions }) =>
      Object.values(customActions).map(({ log: { action, label } }) => [action, label]),
    ),
  )
