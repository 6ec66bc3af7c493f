import { classStatusLabels } from '../class-status-labels.ts'
import { announcementLabels } from '../notices/announcements.ts'
import { noticeLanguages } from '../notices/notice-phrases.ts'
import {
  select,
  longText,
  datetime,
  tags,
  optional,
  readOnly,
  text,
  boolean,
} from '@kampana/engine-declare/kinds/index'
import { action } from '@kampana/engine-declare/custom-action'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** Alerts are only sent on request. */
const telling = { tell_families: optional(boolean('Notify families')) }

/** Notices of suspended, online or late classes by level, campus and time. Every page shows the current ones. */
export const classStatus = defineResource({
  name: 'class-status',
  singular: 'class notice',
  label: 'Class notices',
  purpose:
    'Notices of suspended or changed classes. Every page of the website shows the current ones. You can post one by phone in three taps.',
  icon: 'umbrella',
  sections: 'ignored',
  title: 'reason',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  invalidateAt: ['starts_at', 'ends_at'],
  publicSearch: {
    address: '/class-status/{id}',
    kind: 'status',
    lead: ['levels', 'campuses'],
    body: ['details'],
    newest: 'starts_at',
  },
  asks: { create: telling, edit: telling, delete: telling },
  customActions: {
    tell: action({
      label: 'Notify families',
      permission: 'edit',
      quiet: true,
      confirm: messages.askTell,
      done: messages.isTold,
      log: { action: 'tell-families', label: 'Families notified', phrase: 'notified families about' },
    }),
  },
  fields: {
    status: select('Status', classStatusLabels),
    levels: tags('Levels', { of: 'levels', all: 'All levels' }),
    campuses: tags('Campuses', { of: 'campuses', all: 'All campuses' }),
    offices_closed: optional(boolean('Offices', { yes: 'Offices also closed', no: 'Offices open' })),
    announced: optional(select('Announcement', announcementLabels)),
    reason: text('Reason', { max: 160 }),
    details: optional(longText('Details', { max: 2000 })),
    language: optional(select('Language', noticeLanguages)),
    starts_at: datetime('Starts', { now: true }),
    ends_at: datetime('Ends', { now: 'when said', notBefore: 'starts_at' }),
    created_at: readOnly(datetime('Posted')),
  },
  help: {
    offices_closed: 'Informs parents if they can still come to pay, enroll or pick up documents.',
    announced: 'Families see the announcement in English and in Filipino, like the status, levels and times.',
    language: 'The language of the reason and the details. The default is English.',
    reason: 'A few words shown in the notice, for example “because of the weather”.',
    details: 'Instructions for families, and the time of the next update.',
    starts_at: 'The time from which visitors see the notice.',
    ends_at: 'The time at which the notice disappears. Until then you can extend or end it with one tap.',
  },
  order: ['starts_at', 'DESC'],
  search: ['reason'],
})
