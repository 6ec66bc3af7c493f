import { classStatusLabels } from '../class-status-labels.ts'
import { announcementLabels } from '../notices/announcements.ts'
import { noticeLanguages } from '../notices/words.ts'
import { select, longText, datetime, tags, optional, readOnly, text, boolean } from '../kinds/index.ts'
import { action } from '../custom-action.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** Only what a person asks for is sent. */
const telling = { tell_families: optional(boolean('Tell families')) }

/** Notices of suspended, online or late classes by level, campus and time. Every page shows the current ones. */
export const classStatus = defineResource({
  name: 'class-status',
  singular: 'class notice',
  label: 'Class Status',
  purpose:
    'The notice of suspended or changed classes above every page of the website. It can be posted by phone in three taps.',
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
      label: 'Tell families',
      permission: 'edit',
      quiet: true,
      confirm: messages.askTell,
      done: messages.isTold,
      log: { action: 'tell-families', label: 'Families told', phrase: 'told families of' },
    }),
  },
  fields: {
    status: select('Status', classStatusLabels),
    levels: tags('Levels', { of: 'levels', all: 'All levels' }),
    campuses: tags('Campuses', { of: 'campuses', all: 'All campuses' }),
    offices_closed: optional(boolean('Offices', { yes: 'Offices closed too', no: 'Offices open' })),
    announced: optional(select('What was announced', announcementLabels)),
    reason: text('Reason', { max: 160 }),
    details: optional(longText('More to know', { max: 2000 })),
    language: optional(select('Language of these words', noticeLanguages)),
    starts_at: datetime('Starts', { now: true }),
    ends_at: datetime('Ends', { now: 'when said', notBefore: 'starts_at' }),
    created_at: readOnly(datetime('Posted')),
  },
  help: {
    offices_closed: 'Whether parents can still come to pay, enrol or fetch documents.',
    announced: 'Families read it in English and in Filipino, as the status, the levels and the times.',
    language:
      'In which language the reason and what there is more to know are written. Without one it is English.',
    reason: 'A few words that families read in the notice: “because of the weather”.',
    details: 'What families should do, and when they will hear more.',
    starts_at: 'From when visitors read it.',
    ends_at: 'When it goes away by itself. Until then it can be extended or ended with one tap.',
  },
  order: ['starts_at', 'DESC'],
  search: ['reason'],
})
