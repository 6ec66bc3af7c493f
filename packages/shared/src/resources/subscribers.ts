import { datetime, optional, readOnly, select, text } from '@kampana/engine-declare/kinds/index'
import { noticeLanguages } from '../notices/notice-phrases.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** Families who receive class notices. They sign up and leave on their own; staff see masked addresses. */
export const subscribers = defineResource({
  name: 'subscribers',
  singular: 'subscriber',
  label: 'Subscribers',
  purpose:
    'Families who receive class notices by e-mail or on their phones. They subscribe and unsubscribe themselves. You see only part of each address.',
  icon: 'envelope',
  group: 'Website',
  title: 'address',
  actions: ['list'],
  csvIn: false,
  fields: {
    address: readOnly(text('Address')),
    language: readOnly(select('Language', noticeLanguages)),
    kinds: readOnly(select('Receives', { notices: 'Class notices', all: 'Class notices and announcements' })),
    basis: readOnly(select('Source', { asked: 'Website form', invited: 'Invited' })),
    created_at: readOnly(datetime('Subscribed')),
    confirmed_at: readOnly(optional(datetime('Confirmed'))),
    ended_at: readOnly(optional(datetime('Unsubscribed'))),
  },
  // Addresses are encrypted.
  search: [],
  empty: 'No subscribers yet. Invite families to subscribe.',
})
