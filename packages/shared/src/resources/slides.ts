import { moment, picture, readOnly, text } from '../field.ts'
import { messages } from '../messages.ts'
import { defineResource } from '../resource.ts'

/** The pictures of the home page's carousel. They come grouped in rows, as the dashboard lays them out. */
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
    created_at: readOnly(moment('Added')),
  },
  order: ['id', 'ASC'],
  empty: messages.noSlidesYet,
})
