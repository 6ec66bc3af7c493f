import { action } from '@kampana/engine-declare/custom-action'
import {
  apiOnly,
  colleague,
  datetime,
  email,
  longText,
  number,
  optional,
  readOnly,
  reference,
  select,
  showInList,
  text,
} from '@kampana/engine-declare/kinds/index'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

const status = select('Status', { new: 'New', read: 'Read', answered: 'Answered', spam: 'Spam' })
const assignedTo = optional(colleague('Assigned to', 'assigned_to_id', 'show messages'))

/** Sets another status, which Undo reverts. */
const mark = { permission: 'edit', bulk: true, quiet: true, undo: 'set-status' } as const

/** Visitors' messages from the contact form. Staff answer them, and can only edit the status. */
export const contactMessages = defineResource({
  name: 'messages',
  singular: 'message',
  label: 'Messages',
  purpose:
    'Messages from the contact form. Your answer is e-mailed to the visitor. Replies arrive at the college’s own address.',
  icon: 'bubble',
  sections: 'ignored',
  title: 'subject',
  actions: ['list', 'show', 'edit', 'delete'],
  customActions: {
    answer: action<'status'>({
      primary: true,
      fields: {
        answer: {
          ...longText('Answer'),
          help: 'We e-mail your answer to the visitor, signed with your name and the college’s. The e-mail quotes the visitor’s message.',
        },
        answers: apiOnly(optional(number('Existing answers'))),
      },
      sets: { status: 'answered' },
      log: 'answered',
      done: messages.answerPosted,
    }),
    note: action({
      label: 'Add note',
      permission: 'edit',
      fields: {
        note: {
          ...longText('Note'),
          help: 'Only staff can read the note. The visitor doesn’t receive it.',
        },
      },
      log: { action: 'note', label: 'Note added', phrase: 'added a note to' },
      done: messages.noteKept,
    }),
    assign: action({
      permission: 'edit',
      fields: {
        assigned_to: {
          ...assignedTo,
          help: 'The colleague who will answer. They are notified by e-mail. Choose “Nobody” to remove the assignment.',
        },
      },
      log: 'assigned',
    }),
    'mark-read': action<'status'>({
      ...mark,
      label: 'Mark as read',
      sets: { status: 'read' },
      when: { field: 'status', is: ['new'], otherwise: messages.messageNotNew },
      log: 'marked as read',
    }),
    'mark-unread': action<'status'>({
      ...mark,
      label: 'Mark as unread',
      sets: { status: 'new' },
      when: { field: 'status', is: ['read'], otherwise: messages.messageNotRead },
      log: 'marked as unread',
    }),
    spam: action<'status'>({
      ...mark,
      label: 'Mark as spam',
      sets: { status: 'spam' },
      log: 'marked as spam',
    }),
    'not-spam': action<'status'>({
      ...mark,
      label: 'Not spam',
      sets: { status: 'read' },
      when: { field: 'status', is: ['spam'], otherwise: messages.messageNoSpam },
      log: 'marked as not spam',
    }),
    'set-status': action({
      ...mark,
      bulk: 'only',
      fields: { status },
      done: messages.statusSet,
      log: { action: 'set-status', label: 'Status changed', phrase: 'changed the status of' },
    }),
  },
  fields: {
    subject: readOnly(text('Subject')),
    name: readOnly(text('Name')),
    email: readOnly(email('Email')),
    contact_number: readOnly(text('Contact number')),
    message: readOnly(showInList(longText('Message'))),
    office: readOnly(optional(reference('Office', 'offices', 'office_id'))),
    reference_number: readOnly(optional(text('Reference number', { max: 7 }))),
    status,
    assigned_to: readOnly(assignedTo),
    created_at: readOnly(datetime('Received')),
  },
  help: {
    office: 'The office that the visitor chose, if any.',
    reference_number:
      'The visitor sees this number on the page and in the e-mail, and can quote it in follow-up questions.',
    status: 'Only staff can see the status. Spam is removed from the list.',
  },
  unlogged: ['subject', 'name', 'email', 'contact_number', 'message'],
  search: ['subject', 'name', 'email', 'message', 'reference_number'],
})
