import { hideFromList, longText, optional, picture, richText, rows, text, url } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'

/** What the contact page says besides the college's addresses, telephones and social pages. */
export const contact = defineResource({
  name: 'contact',
  singular: 'contact page',
  label: 'Contact Page',
  purpose: 'The office hours, the words of the form, the map and the privacy notice of the contact page.',
  icon: 'envelope',
  group: 'Website',
  title: 'form_title',
  singleton: true,
  editorial: true,
  actions: ['show', 'edit'],
  shownAt: '/contact-us',
  permissions: { show: 'edit college', edit: 'edit college', publish: 'publish content' },
  drafts: {},
  fields: {
    hours: rows('Office hours', { office: text('Office'), when: text('When') }),
    form_title: text('Heading of the form'),
    form_text: longText('Words beneath the heading', { max: 1000 }),
    form_sent: longText('Said once a message was sent', { max: 1000 }),
    map_title: text('Heading of the map'),
    map_text: longText('Words beside the map', { max: 2000 }),
    map_picture: picture('Picture of the map', { describedBy: 'map_alt' }),
    map_avif: optional(hideFromList(picture('The same picture as AVIF'))),
    map_alt: longText('The picture in words, for who can’t see it', { max: 1000 }),
    map_frame: url('Address of the map in a frame'),
    map_href: url('Address of the map on its own site'),
    map_label: text('Words of the link to the map'),
    privacy_title: text('Heading of the privacy notice', { max: 100 }),
    privacy_summary: longText('Privacy notice in a sentence or two', { max: 200 }),
    privacy: richText('Privacy notice'),
  },
  help: {
    hours: 'As they stand on the contact page: “Registrar and cashier” and “Saturdays too, 8:00 AM to noon”.',
    map_avif: 'Smaller than an SVG; an uploaded picture has it by itself.',
    map_frame: 'What shows the map on the page, once a visitor asks for it.',
    privacy_summary: 'It stands below the form.',
    privacy: 'What the law asks for; it opens below the summary.',
  },
  search: [],
})
