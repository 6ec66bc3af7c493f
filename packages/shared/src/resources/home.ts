import { homeFigureFacts, quickLinkHeadings } from '../content/home-figures.ts'
import {
  longText,
  optional,
  requiredWith,
  rows,
  select,
  text,
  url,
} from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'

/** Texts of the home page that belong to no other record. */
export const home = defineResource({
  name: 'home',
  singular: 'home page',
  label: 'Home page',
  purpose: 'The home page’s opening, panels, key figures, president’s letter, social feed and video.',
  icon: 'web',
  group: 'Website',
  title: 'president_heading',
  singleton: true,
  editorial: true,
  inFolder: true,
  actions: ['show', 'edit'],
  shownAt: '/',
  // The dashboard's own home is at /home.
  paths: { list: '/home-page', show: '/home-page', edit: '/home-page' },
  permissions: { show: 'edit college', edit: 'edit college', publish: 'publish content' },
  drafts: {},
  fields: {
    opening_heading: optional(text('Opening heading', { max: 100 })),
    opening_lead: optional(longText('Opening text', { max: 300 })),
    opening_button: requiredWith('opening_href', text('Button text', { max: 40 })),
    opening_href: requiredWith('opening_button', url('Button link', { orPage: true })),
    quick_links: rows(
      'Panels',
      {
        label: text('Line above heading'),
        title: text('Heading'),
        text: longText('Text', { max: 1000 }),
        href: url('Link address', { orPage: true }),
        instead: optional(select('Temporary heading', quickLinkHeadings)),
      },
      {
        min: 3,
        max: 3,
        help: {
          href: 'A page of this website, such as /admission.',
          instead:
            'Replaces the heading during enrollment and the 30 days before, for example “Enroll by December 18”.',
        },
      },
    ),
    more_links: optional(
      rows(
        'Links below panels',
        { label: text('Link text', { max: 60 }), href: url('Link address', { orPage: true }) },
        { max: 8 },
      ),
    ),
    figures: optional(
      rows(
        'Key figures',
        {
          fact: select('Figure', homeFigureFacts),
          label: text('Label', { max: 120 }),
          href: url('Details link', { orPage: true }),
        },
        {
          max: 4,
          help: {
            fact: 'The value, year and source come from other records. A figure without one of these is hidden. With fewer than three figures, all are hidden.',
            href: 'For a board examination, enter the program’s page.',
          },
        },
      ),
    ),
    president_heading: text('Letter heading'),
    president_salutation: text('Salutation'),
    president_paragraphs: longText('Letter text'),
    president_closing: text('Closing'),
    president_name: text('Signature'),
    president_office: text('Job title'),
    feed_title: text('Social feed heading'),
    feed_text: longText('Social feed text', { max: 1000 }),
    feed_frame: url('Embedded feed address', { inFrame: true }),
    feed_href: url('Social page address'),
    feed_label: text('Feed link text'),
    video_title: text('Video heading'),
    video_text: longText('Video text', { max: 1000 }),
    video_frame: url('Embedded video address', { inFrame: true }),
    video_href: url('Video page address'),
    video_label: text('Video link text'),
  },
  help: {
    opening_heading:
      'The largest text on the home page, below the college’s name. Say in one sentence what the college offers.',
    president_paragraphs: 'The president’s letter. Separate paragraphs with an empty line.',
    feed_frame:
      'Copy the address from “Embed” or “Share” on the other website. The content loads when a visitor asks for it.',
    video_frame:
      'Copy the address from “Embed” or “Share” on the other website. The content loads when a visitor asks for it.',
  },
  search: [],
})
