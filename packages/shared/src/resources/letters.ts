import { action } from '../custom-action.ts'
import { select, email, datetime, number, optional, readOnly, text } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** The outbox of e-mails with their delivery status. Their text is encrypted and isn't part of a record. */
export const letters = defineResource({
  name: 'letters',
  singular: 'letter',
  label: 'Letters',
  purpose: 'The e-mails that the website sent, and whether they arrived at the mail server.',
  icon: 'envelope',
  title: 'subject',
  actions: ['list'],
  customActions: {
    resend: action({
      label: 'Send again',
      beside: 'status',
      when: { field: 'status', is: ['waiting', 'failed'], otherwise: messages.letterGone },
      done: messages.letterSentAgain,
      log: { action: 'send-again', label: 'Letter sent again', phrase: 'sent again' },
    }),
  },
  fields: {
    recipient: readOnly(email('Recipient')),
    subject: readOnly(text('Subject')),
    status: readOnly(
      select('Status', { waiting: 'Waiting', sending: 'Being sent', sent: 'Sent', failed: 'Failed' }),
    ),
    tries: readOnly(number('Tries')),
    problem: readOnly(optional(text('Problem'))),
    created_at: readOnly(datetime('Written')),
    sent_at: readOnly(optional(datetime('Sent'))),
  },
  search: ['recipient', 'subject'],
})
