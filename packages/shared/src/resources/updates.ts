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
} from '@kampana/engine-declare/kinds/index'
import { action } from '@kampana/engine-declare/custom-action'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** News may report a past event. Without this flag, a past day is rejected as a likely typo. */
const pastIf = { input: 'taken_place', label: 'Event already took place' }

/** Alerts are only sent on request. */
const telling = { tell_subscribers: optional(boolean('Notify subscribers')) }

/** List of an update. */
export const updateCategory = select('Category', {
  announcements: 'Announcements',
  'news-and-events': 'News and Events',
})

/** Announcements, and news and events, for the public. A draft only needs a title. */
export const updates = defineResource({
  name: 'updates',
  singular: 'update',
  label: 'Updates',
  purpose:
    'Announcements, news and events. They appear on the home page, in lists, in the calendar and in feeds.',
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
      label: 'Schedule publication',
      permission: 'publish',
      fields: {
        posted_at: {
          ...optional(datetime('Posted')),
          help: 'The time from which visitors can read the updates. Without a time, the updates become drafts.',
        },
      },
      done: messages.publicationChanged,
      log: {
        action: 'schedule',
        label: 'Publication time changed',
        phrase: 'changed the publication time of',
      },
      bulk: 'only',
      undo: 'schedule',
    }),
    announce: action({
      label: 'Notify subscribers',
      permission: 'publish',
      level: 'publish',
      quiet: true,
      bulk: true,
      confirm: messages.askAnnounce,
      done: messages.isAnnounced,
      log: { action: 'announce', label: 'Subscribers notified', phrase: 'notified subscribers about' },
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
    place: condition('category', 'news-and-events', optional(text('Location'))),
    updates: requiredWith('posted_at', richText('Body')),
    cover: optional(picture('Cover picture')),
    pinned: optional(boolean('Pinned')),
    until: optional(day('Shown until', { earliest: 'today' })),
    /** Null for a draft. At a future time, the scheduler publishes the update. */
    posted_at: optional(datetime('Posted', { now: true })),
    status: readOnly(select('Status', { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' })),
    created_at: readOnly(datetime('Created')),
  },
  help: {
    title: 'The headline. It is also the address of the page, so it must be unique in its category.',
    subtitle: 'One line below the headline and in lists.',
    category: 'Announcements have no dates. News and events with dates appear in the calendar.',
    from: 'The first day of the event. Leave empty for news that isn’t an event.',
    to: 'The last day of the event. Leave empty for a one-day event.',
    place:
      'The location of the event, for example “Chapel, Bell Hill Campus”. Search engines show events with a location.',
    cover:
      'Shown in lists, on the home page and in link previews. If empty, they show the first picture of the body.',
    pinned: 'Shown first on the home page and in lists.',
    until: 'The last day on which visitors can read the update. Leave empty to keep it published.',
  },
  order: ['posted_at', 'DESC'],
  search: ['title', 'subtitle'],
  searchIndex: true,
  unique: [['category', 'title']],
  empty: messages.noUpdatesYet,
  failure: { show: messages.updateFailed },
})
