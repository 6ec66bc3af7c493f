import {
  boolean,
  condition,
  datetime,
  day,
  defaultsTo,
  optional,
  picture,
  readOnly,
  requiredWith,
  richText,
  select,
  text,
} from '../kinds/index.ts'
import { action } from '../custom-action.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** News may report a past event; without this flag a past day is rejected, since it is mostly a typing error. */
const pastIf = { input: 'taken_place', label: 'It has taken place already' }

/** Only what a person asks for is sent. */
const telling = { tell_subscribers: optional(boolean('Tell subscribers')) }

/** Which of its two lists an update is in. */
export const updateCategory = select('Category', {
  announcements: 'Announcements',
  'news-and-events': 'News and Events',
})

/** Announcements, and news and events, for the public. A draft needs only its title. */
export const updates = defineResource({
  name: 'updates',
  singular: 'update',
  label: 'Updates',
  purpose:
    'Announcements, and news and events. Visitors read them on the home page, in their lists, in the calendar and in feeds.',
  icon: 'megaphone',
  sections: 'ignored',
  title: 'title',
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  asks: { create: telling, edit: telling },
  customActions: {
    publish: action<'posted_at' | 'status'>({
      primary: true,
      bulk: true,
      level: 'publish',
      log: 'published',
      sets: { posted_at: 'now' },
      when: { field: 'status', is: ['draft', 'scheduled'], otherwise: messages.publishedAlready },
      done: messages.isLive,
      undo: 'schedule',
    }),
    unpublish: action<'posted_at' | 'status'>({
      bulk: true,
      permission: 'publish',
      quiet: true,
      confirm: messages.askUnpublish,
      log: 'unpublished',
      sets: { posted_at: null },
      when: { field: 'status', is: ['published', 'scheduled'], otherwise: messages.isDraft },
      undo: 'schedule',
    }),
    schedule: action({
      label: 'Publish at a time',
      permission: 'publish',
      fields: {
        posted_at: {
          ...optional(datetime('Posted')),
          help: 'When visitors can read them. Without a time they become drafts.',
        },
      },
      done: messages.publicationChanged,
      log: { action: 'schedule', label: 'Time of publication changed', phrase: 'changed the publication of' },
      bulk: 'only',
      undo: 'schedule',
    }),
    announce: action({
      label: 'Tell subscribers',
      permission: 'publish',
      level: 'publish',
      quiet: true,
      bulk: true,
      confirm: messages.askAnnounce,
      done: messages.isAnnounced,
      log: { action: 'announce', label: 'Subscribers told', phrase: 'told subscribers of' },
    }),
    categorize: action({
      label: 'Change category',
      permission: 'edit',
      fields: { category: requiredWith('posted_at', updateCategory) },
      done: messages.categoryChanged,
      log: { action: 'categorize', label: 'Category changed', phrase: 'changed the category of' },
      bulk: 'only',
      undo: 'categorize',
    }),
  },
  public: ['list', 'show'],
  drafts: { live: 'posted_at' },
  visibleWhere: { status: 'published' },
  expiresAt: 'until',
  publicSearch: {
    address: '/updates/{category}/{title}',
    kind: 'category',
    lead: ['subtitle', 'place'],
    body: ['updates'],
    newest: 'posted_at',
    edited: 'edited_at',
  },
  fields: {
    title: text('Title'),
    subtitle: optional(text('Subtitle')),
    category: requiredWith('posted_at', updateCategory),
    from: condition(
      'category',
      'news-and-events',
      requiredWith('to', day('From', { earliest: 'today', pastIf })),
    ),
    to: condition(
      'category',
      'news-and-events',
      defaultsTo('from', day('To', { earliest: 'today', pastIf, notBefore: 'from' })),
    ),
    place: condition('category', 'news-and-events', optional(text('Place'))),
    updates: requiredWith('posted_at', richText('Body')),
    cover: optional(picture('Picture for lists')),
    pinned: optional(boolean('Pinned')),
    until: optional(day('Take down after', { earliest: 'today' })),
    /** Null for a draft. At a future time the scheduler publishes the update. */
    posted_at: optional(datetime('Posted', { now: true })),
    status: readOnly(select('Status', { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' })),
    created_at: readOnly(datetime('Created')),
  },
  help: {
    title: 'The headline. It is also the address of the page, so it may stand only once in a category.',
    subtitle: 'One line below the headline and in lists.',
    category:
      'Announcements are for everybody now; news and events may have days and then stand in the calendar.',
    from: 'The first day of the event. News that is no event has no days.',
    to: 'The last day. An event of one day needs none.',
    place:
      'Where it is, as a visitor finds it: “Chapel, Bell Hill Campus”. Search engines show events that have one.',
    cover:
      'Lists, the home page and shared links show it. Without one they show the first picture of the body.',
    pinned: 'It stands before all others on the home page and in its lists.',
    until: 'The last day on which visitors can read it. Without one it stays.',
  },
  order: ['posted_at', 'DESC'],
  search: ['title', 'subtitle'],
  searchIndex: true,
  unique: [['category', 'title']],
  empty: messages.noUpdatesYet,
  failure: { show: messages.updateFailed },
})
