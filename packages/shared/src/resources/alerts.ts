import { action } from '../custom-action.ts'
import { apiOnly, datetime, number, optional, readOnly, select, text } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** What was sent to families, and how far it has come. That a mail server or push service took it is all that can be proved. */
export const alerts = defineResource({
  name: 'alerts',
  singular: 'alert',
  label: 'Alerts',
  purpose:
    'What was sent to families by e-mail and to their phones: what mail servers and push services took, when, and what failed.',
  icon: 'envelope',
  sections: 'ignored',
  title: 'subject',
  actions: ['list', 'show'],
  customActions: {
    release: action({
      permission: 'resend',
      primary: true,
      when: { field: 'status', is: ['paused'], otherwise: messages.alertNotWaiting },
      done: messages.alertReleased,
      log: { action: 'release-alert', label: 'Alert released', phrase: 'released' },
    }),
    resend: action({
      label: 'Send again to failed',
      when: { field: 'status', is: ['partly', 'stopped'], otherwise: messages.alertUnderWay },
      done: messages.alertSentAgain,
      log: { action: 'send-alert-again', label: 'Alert sent again', phrase: 'sent again' },
    }),
  },
  fields: {
    subject: readOnly(text('Subject')),
    event: readOnly(
      select('What happened', {
        posted: 'Posted',
        changed: 'Changed',
        ended: 'Ended early',
        withdrawn: 'Withdrawn',
        published: 'Published',
      }),
    ),
    status: readOnly(
      select('Status', {
        planned: 'Once it is published',
        paused: 'Waits to be released',
        held: 'About to go out',
        sending: 'Being sent',
        over: 'Over',
        partly: 'Over, some failed',
        stopped: 'Stopped',
      }),
    ),
    total: readOnly(number('Recipients')),
    taken: readOnly(number('Handed to mail servers and push services')),
    phones: readOnly(number('Of these, phones')),
    failed: readOnly(number('Failed')),
    gone: readOnly(number('Mailbox or phone gone')),
    twice: readOnly(number('Perhaps twice')),
    causer: readOnly(text('Asked for by')),
    created_at: readOnly(datetime('Posted')),
    first_at: readOnly(optional(datetime('First handed over'))),
    last_at: readOnly(optional(datetime('Last handed over'))),
    p95: readOnly(optional(number('Milliseconds in which 95 of 100 were taken'))),
    problem: readOnly(optional(text('Problem'))),
    resource: apiOnly(readOnly(text('Resource'))),
    record_id: apiOnly(readOnly(number('Record'))),
  },
  order: ['created_at', 'DESC'],
  search: ['subject'],
})
