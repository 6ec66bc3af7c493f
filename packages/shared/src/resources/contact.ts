import {
  hideFromList,
  longText,
  optional,
  picture,
  richText,
  rows,
  text,
  url,
} from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'

/** Texts of the contact page, without the college's addresses, telephones and social pages. */
export const contact = defineResource({
  name: 'contact',
  singular: 'contact page',
  label: 'Contact page',
  purpose: 'The office hours, form texts, map and privacy notice of the contact page.',
  icon: 'envelope',
  group: 'Website',
  title: 'form_title',
  singleton: true,
  editorial: true,
  inFolder: true,
  actions: ['show', 'edit'],
  shownAt: '/contact-us',
  permissions: { show: 'edit college', edit: 'edit college', publish: 'publish content' },
  drafts: {},
  fields: {
    hours: rows('Office hours', { office: text('Office'), when: text('Hours') }),
    accounts_note: optional(text('Social media note', { max: 200 })),
    form_title: text('Form heading'),
    form_text: longText('Form introduction', { max: 1000 }),
    form_sent: longText('Confirmation text', { max: 1000 }),
    map_title: text('Map heading'),
    map_text: longText('Map text', { max: 2000 }),
    map_picture: picture('Map picture', { describedBy: 'map_alt' }),
    map_avif: optional(hideFromList(picture('Map picture (AVIF)'))),
    map_alt: longText('Map alt text', { max: 1000 }),
    map_frame: url('Embedded map address', { inFrame: true }),
    map_href: url('Map link address'),
    map_label: text('Map link text'),
    privacy_title: text('Privacy notice heading', { max: 100 }),
    privacy_summary: longText('Privacy notice summary', { max: 200 }),
    privacy: richText('Privacy notice'),
  },
  help: {
    hours:
      'As shown on the contact page, for example “Registrar and cashier” and “Saturdays too, 8:00 AM to noon”.',
    accounts_note:
      'Shown below the social media pages. Name the college’s official accounts and warn against payments to other accounts.',
    map_avif: 'A smaller version of an SVG picture. Uploaded pictures get one automatically.',
    map_frame: 'The page loads the map from this address when a visitor asks for it.',
    privacy_summary: 'Shown below the form.',
    privacy: 'The full notice that the law requires. It opens below the summary.',
  },
  search: [],
})
