import { action } from '../custom-action.ts'
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
} from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

const status = select('Status', { new: 'New', read: 'Read', answered: 'Answered', spam: 'Spam' })
const assignedTo = optional(colleague('Assigned to', 'assigned_to_id', 'show messages'))

/** Another status, which Undo gives back. */
const mark = { permission: 'edit', bulk: true, quiet: true, undo: 'set-status' } as const

/** Visitors' messages from the contact form. Staff answer them, and edit only the status. */
export const contactMessages = defineResource({
  name: 'messages',
  singular: 'message',
  label: 'Messages',
  purpose:
    'What visitors wrote on the contact page. An answer goes to the visitor by mail, and what comes back arrives at the college’s own address.',
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
          help: 'It goes to the visitor by mail, signed with your name and the college’s, and their message is quoted below it.',
        },
        answers: apiOnly(optional(number('Answers that were there'))),
      },
      sets: { status: 'answered' },
      log: 'answered',
      done: messages.answerPosted,
    }),
    note: action({
      label: 'Write a note',
      permission: 'edit',
      fields: {
        note: {
          ...longText('Note'),
          help: 'Only staff read it. It is not sent to the visitor.',
        },
      },
      log: { action: 'note', label: 'Note written', phrase: 'wrote a note on' },
      done: messages.noteKept,
    }),
    assign: action({
      permission: 'edit',
      fields: {
        assigned_to: {
          ...assignedTo,
          help: 'Whoever answers it. A letter tells them; “Nobody” takes the assignment back.',
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
      log: 'marked as no spam',
    }),
    'set-status': action({
      ...mark,
      bulk: 'only',
      fields: { status },
      done: messages.statusSet,
      log: { action: 'set-status', label: 'Status set', phrase: 'set the status of' },
    }),
  },
  fields: {
    subject: readOnly(text('Subject')),
    name: readOnly(text('Name')),
    email: readOnly(email('Email')),
    contact_number: readOnly(text('Contact Number')),
    message: readOnly(showInList(longText('Message'))),
    office: readOnly(optional(reference('Office', 'offices', 'office_id'))),
    reference_number: readOnly(optional(text('Reference number', { max: 7 }))),
    status,
    assigned_to: readOnly(assignedTo),
    created_at: readOnly(datetime('Received')),
  },
  help: {
    office: 'Whom the visitor chose, if anyone.',
    reference_number: 'The visitor has it on the page and by mail, and names it when they ask again.',
    status: 'Nobody but staff sees it. Spam leaves the list.',
  },
  unlogged: ['subject', 'name', 'email', 'contact_number', 'message'],
  search: ['subject', 'name', 'email', 'message', 'reference_number'],
})
