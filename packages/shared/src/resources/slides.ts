import {
  boolean,
  datetime,
  day,
  optional,
  picture,
  readOnly,
  requiredWith,
  text,
  url,
} from '@kampana/engine-declare/kinds/index'
import { action } from '@kampana/engine-declare/custom-action'
import { messages } from '../messages/messages.ts'
import { defineResource } from '@kampana/engine-declare/resource'

/** Description for visitors until somebody has described the slide. Home and the slides screen ask for one. */
export const undescribedSlide = 'A picture of the college'

/** Images of the home page's carousel, in order. Lists group them in the rows of the dashboard's grid. */
export const slides = defineResource({
  name: 'slides',
  singular: 'slide',
  label: 'Slides',
  purpose: 'The large pictures at the top of the home page. They appear one after another.',
  icon: 'slides',
  title: 'alt',
  csvIn: false,
  actions: ['list', 'create', 'edit', 'delete'],
  customActions: {
    hide: action<'hidden'>({
      label: 'Hide from visitors',
      permission: 'edit',
      quiet: true,
      log: { action: 'hide', label: 'Hidden', phrase: 'hid' },
      sets: { hidden: 1 },
      done: messages.slideHidden,
      bulk: true,
      undo: 'unhide',
    }),
    unhide: action<'hidden'>({
      label: 'Show to visitors',
      permission: 'edit',
      log: { action: 'unhide', label: 'Made visible', phrase: 'showed' },
      sets: { hidden: 0 },
      done: messages.slideNotHidden,
      bulk: true,
      undo: 'hide',
    }),
  },
  public: ['list'],
  visibleWhere: { hidden: 0 },
  visibleFrom: 'from',
  expiresAt: 'until',
  fields: {
    src: readOnly(picture('Picture', { describedBy: 'alt', undescribed: undescribedSlide })),
    alt: text('Description'),
    words: requiredWith('link', text('Text', { max: 120 })),
    link: optional(url('Link', { orPage: true })),
    from: optional(day('From')),
    until: optional(day('Until', { notBefore: 'from' })),
    hidden: readOnly(boolean('Hidden')),
    created_at: readOnly(datetime('Added')),
  },
  help: {
    alt: 'Describe the picture for people who can’t see it, for example “Graduates in front of the bell tower”.',
    words:
      'A short line over the picture, for example “Enrollment is open until June 12”. It is the text of the link.',
    link: 'The target of the text. Type words to find a page or an update, or enter an address that starts with https://.',
    from: 'The first day on which visitors see the slide. Leave empty to show it at once.',
    until: 'The last day on which visitors see the slide. Leave empty to keep it.',
  },
  order: 'by hand',
  empty: messages.noSlidesYet,
})
