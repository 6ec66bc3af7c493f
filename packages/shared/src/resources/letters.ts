import { select, email, datetime, number, optional, readOnly, text } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'

/** Letters that the server sends, and how far each has come. Their text is encrypted, and nobody reads it here. */
export const letters = defineResource({
  name: 'letters',
  singular: 'letter',
  label: 'Letters',
  icon: 'envelope',
  title: 'subject',
  actions: ['list', 'resend'],
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
