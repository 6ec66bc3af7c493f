import { datetime, number, picture, readOnly, text } from '../kinds/index.ts'
import { messages } from '../messages/messages.ts'
import { defineResource } from '../resource.ts'

/** The pictures of the home page's carousel, in its order. Lists group them in the rows of the dashboard's grid. */
export const slides = defineResource({
  name: 'slides',
  singular: 'slide',
  label: 'Slides',
  icon: 'pictures',
  title: 'alt',
  actions: ['list', 'create', 'edit', 'delete'],
  public: ['list'],
  fields: {
    src: readOnly(picture('Picture')),
    alt: text('Description'),
    position: readOnly(number('Position')),
    created_at: readOnly(datetime('Added')),
  },
  order: ['position', 'ASC'],
  empty: messages.noSlidesYet,
})
