import { select, day, datetime, condition, optional, readOnly, richText, text } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** News may report a past event; without this flag a past day is rejected, since it is mostly a typing error. */
const pastIf = { input: 'taken_place', label: 'It has taken place already' }

/** Announcements, and news and events, for the public. */
export const updates = defineResource({
  name: 'updates',
  singular: 'update',
  label: 'Updates',
  purpose:
    'Announcements, and news and events. Visitors read them on the home page, in their lists, in the calendar and in feeds.',
  icon: 'megaphone',
  title: 'title',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  public: ['list', 'show'],
  publicSearch: {
    address: '/updates/{category}/{title}',
    kind: 'category',
    lead: ['subtitle'],
    body: ['updates'],
    newest: 'posted_at',
    edited: 'edited_at',
  },
  fields: {
    title: text('Title'),
    subtitle: optional(text('Subtitle')),
    category: select('Category', {
      announcements: 'Announcements',
      'news-and-events': 'News and Events',
    }),
    from: condition('category', 'news-and-events', day('From', { earliest: 'today', pastIf })),
    to: condition('category', 'news-and-events', day('To', { earliest: 'today', pastIf, notBefore: 'from' })),
    updates: richText('Body'),
    /** Null for a draft. At a future time the scheduler publishes the update. */
    posted_at: optional(datetime('Posted', { now: true })),
    status: readOnly(select('Status', { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' })),
    created_at: readOnly(datetime('Created')),
  },
  help: {
    title: 'The headline. It is also the address of the page, so it may stand only once in a category.',
    subtitle: 'One line below the headline and in lists.',
    category: 'Announcements are for everybody now; news and events have days and stand in the calendar.',
    from: 'The first day of the event.',
    to: 'The last day; for one day the same as From.',
  },
  order: ['posted_at', 'DESC'],
  search: ['title', 'subtitle'],
  searchIndex: true,
  unique: [['category', 'title']],
  empty: messages.noUpdatesYet,
  failure: { show: messages.updateFailed },
})
