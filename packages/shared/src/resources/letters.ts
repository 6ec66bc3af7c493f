import { action } from '@kampana/engine-declare/custom-action'
import {
  select,
  email,
  datetime,
  number,
  optional,
  readOnly,
  text,
} from '@kampana/engine-declare/kinds/index'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** Outbox of e-mails with their delivery status. Their text is encrypted and isn't part of a record. */
export const letters = defineResource({
  name: 'letters',
  singular: 'e-mail',
  label: 'E-mails',
  purpose: 'E-mails sent by the website, with their delivery status.',
  icon: 'envelope',
  title: 'subject',
  actions: ['list'],
  customActions: {
    resend: action({
      label: 'Send again',
      beside: 'status',
      when: { field: 'status', is: ['waiting', 'failed'], otherwise: messages.letterGone },
      done: messages.letterSentAgain,
      log: { action: 'send-again', label: 'E-mail sent again', phrase: 'resent' },
    }),
  },
  fields: {
    recipient: readOnly(email('Recipient')),
    subject: readOnly(text('Subject')),
    status: readOnly(
      select('Status', { waiting: 'Waiting', sending: 'Sending', sent: 'Sent', failed: 'Failed' }),
    ),
    tries: readOnly(number('Attempts')),
    problem: readOnly(optional(text('Problem'))),
    created_at: readOnly(datetime('Created')),
    sent_at: readOnly(optional(datetime('Sent'))),
  },
  search: ['recipient', 'subject'],
  empty: 'No e-mails sent yet.',
})
