import { action } from '@kampana/engine-declare/custom-action'
import {
  apiOnly,
  datetime,
  number,
  optional,
  readOnly,
  select,
  text,
} from '@kampana/engine-declare/kinds/index'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** Alerts to families, with their progress. Acceptance by a mail server or push service is all that can be proved. */
export const alerts = defineResource({
  name: 'alerts',
  singular: 'alert',
  label: 'Alerts',
  purpose: 'Notices and announcements sent to families by e-mail and to their phones, with delivery reports.',
  icon: 'envelope',
  sections: 'ignored',
  title: 'subject',
  actions: ['list', 'show'],
  customActions: {
    release: action({
      label: 'Send now',
      permission: 'resend',
      primary: true,
      when: { field: 'status', is: ['paused'], otherwise: messages.alertNotWaiting },
      done: messages.alertReleased,
      log: { action: 'release-alert', label: 'Held alert sent', phrase: 'sent' },
    }),
    resend: action({
      label: 'Retry failed sends',
      when: { field: 'status', is: ['partly', 'stopped'], otherwise: messages.alertUnderWay },
      done: messages.alertSentAgain,
      log: { action: 'send-alert-again', label: 'Alert sent again', phrase: 'resent' },
    }),
  },
  fields: {
    subject: readOnly(text('Subject')),
    event: readOnly(
      select('Event', {
        posted: 'Posted',
        changed: 'Changed',
        ended: 'Ended early',
        withdrawn: 'Withdrawn',
        published: 'Published',
      }),
    ),
    status: readOnly(
      select('Status', {
        planned: 'After publication',
        paused: 'On hold',
        held: 'Starting soon',
        sending: 'Sending',
        over: 'Sent',
        partly: 'Sent, some failed',
        stopped: 'Stopped',
      }),
    ),
    total: readOnly(number('Recipients')),
    taken: readOnly(number('Accepted for delivery')),
    phones: readOnly(number('Phones')),
    failed: readOnly(number('Failed')),
    gone: readOnly(number('No longer reachable')),
    twice: readOnly(number('Possible duplicates')),
    causer: readOnly(text('Requested by')),
    created_at: readOnly(datetime('Posted')),
    first_at: readOnly(optional(datetime('First accepted'))),
    last_at: readOnly(optional(datetime('Last accepted'))),
    p95: readOnly(optional(number('95th-percentile delivery (ms)'))),
    problem: readOnly(optional(text('Problem'))),
    resource: apiOnly(readOnly(text('Record type'))),
    record_id: apiOnly(readOnly(number('Record'))),
  },
  order: ['created_at', 'DESC'],
  empty: 'No alerts yet. Post a class notice and notify families.',
  search: ['subject'],
})
