import { select, email, showInList, longText, datetime, readOnly, text } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'

/** Visitors' messages from the contact form. Staff can edit only the status. */
export const contactMessages = defineResource({
  name: 'messages',
  singular: 'message',
  label: 'Messages',
  purpose: 'What visitors wrote on the contact page.',
  icon: 'bubble',
  title: 'subject',
  actions: ['list', 'show', 'edit', 'delete'],
  fields: {
    subject: readOnly(text('Subject')),
    name: readOnly(text('Name')),
    email: readOnly(email('Email')),
    contact_number: readOnly(text('Contact Number')),
    message: readOnly(showInList(longText('Message'))),
    status: select('Status', { new: 'New', read: 'Read', answered: 'Answered', spam: 'Spam' }),
    created_at: readOnly(datetime('Received')),
  },
  help: {
    status: 'Nobody but staff sees it. Spam leaves the list.',
  },
  unlogged: ['subject', 'name', 'email', 'contact_number', 'message'],
  search: ['subject', 'name', 'email', 'message'],
})
