import { datetime, number, picture, readOnly, text } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** The pictures of the home page's carousel, in its order. Lists group them in the rows of the dashboard's grid. */
export const slides = defineResource({
  name: 'slides',
  singular: 'slide',
  label: 'Slides',
  purpose: 'The large pictures at the top of the home page, one after the other.',
  icon: 'pictures',
  title: 'alt',
  csvIn: false,
  actions: ['list', 'create', 'edit', 'delete'],
  public: ['list'],
  fields: {
    src: readOnly(picture('Picture', { describedBy: 'alt' })),
    alt: text('Description'),
    position: readOnly(number('Position')),
    created_at: readOnly(datetime('Added')),
  },
  help: {
    alt: 'Say what the picture shows, for people who can’t see it: “Graduates throw their caps in front of the bell tower”.',
  },
  order: ['position', 'ASC'],
  empty: messages.noSlidesYet,
})
