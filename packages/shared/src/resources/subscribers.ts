import { datetime, optional, readOnly, select, text } from '../kinds/index.ts'
import { noticeLanguages } from '../notices/words.ts'
import { defineResource } from '../resource.ts'

/** Families who receive class notices. They sign up and leave by themselves; staff see no whole address. */
export const subscribers = defineResource({
  name: 'subscribers',
  singular: 'subscriber',
  label: 'Subscribers',
  purpose:
    'Families who receive class notices by e-mail or on their phones. They sign up, change their choices and leave by themselves; you see how many they are, and their addresses only in part.',
  icon: 'envelope',
  group: 'Website',
  title: 'address',
  actions: ['list'],
  csvIn: false,
  fields: {
    address: readOnly(text('Address')),
    language: readOnly(select('Language', noticeLanguages)),
    kinds: readOnly(select('Receives', { notices: 'Class notices', all: 'Class notices and announcements' })),
    basis: readOnly(select('Signed up', { asked: 'By themselves', invited: 'Invited' })),
    created_at: readOnly(datetime('Asked')),
    confirmed_at: readOnly(optional(datetime('Confirmed'))),
    ended_at: readOnly(optional(datetime('Ended'))),
  },
  // Addresses are encrypted.
  search: [],
  empty: 'Nobody has subscribed yet.',
})
