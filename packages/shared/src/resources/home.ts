import { homeFigureFacts, quickLinkHeadings } from '../content/home-figures.ts'
import { longText, optional, requiredWith, rows, select, text, url } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'

/** What the home page says besides what it shows of other records. */
export const home = defineResource({
  name: 'home',
  singular: 'home page',
  label: 'Home Page',
  purpose:
    'The opening of the home page, its panels and figures, the president’s letter, and what is shown of the college’s page and films elsewhere.',
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
    opening_heading: optional(text('What the college offers, in a sentence', { max: 100 })),
    opening_lead: optional(longText('Words beneath it', { max: 300 })),
    opening_button: requiredWith('opening_href', text('Words of the button', { max: 40 })),
    opening_href: requiredWith('opening_button', url('Where the button leads', { orPage: true })),
    quick_links: rows(
      'The three panels',
      {
        label: text('Small line above the heading'),
        title: text('Heading'),
        text: longText('Text', { max: 1000 }),
        href: url('Where it leads', { orPage: true }),
        instead: optional(select('Heading at times', quickLinkHeadings)),
      },
      {
        min: 3,
        max: 3,
        help: {
          href: 'A page of this website, such as /admission.',
          instead: 'While students enroll, by the calendar, and 30 days before: “Enroll by December 18”.',
        },
      },
    ),
    more_links: optional(
      rows(
        'Links beneath the panels',
        { label: text('Words of the link', { max: 60 }), href: url('Where it leads', { orPage: true }) },
        { max: 8 },
      ),
    ),
    figures: optional(
      rows(
        'Figures',
        {
          fact: select('Fact', homeFigureFacts),
          label: text('What it is', { max: 120 }),
          href: url('Where more is told', { orPage: true }),
        },
        {
          max: 4,
          help: {
            fact: 'Its value, year and source come from the records. One that lacks any of them isn’t shown; with fewer than three none is.',
            href: 'For a board examination the page of the program.',
          },
        },
      ),
    ),
    president_heading: text('Heading of the president’s letter'),
    president_salutation: text('Salutation'),
    president_paragraphs: longText('Paragraphs of the letter'),
    president_closing: text('Closing'),
    president_name: text('Signed by'),
    president_office: text('Office'),
    feed_title: text('Heading of the college’s page elsewhere'),
    feed_text: longText('Words beneath that heading', { max: 1000 }),
    feed_frame: url('Address of the page in a frame', { inFrame: true }),
    feed_href: url('Address of the page on its own site'),
    feed_label: text('Words of the link to the page'),
    video_title: text('Heading of the video'),
    video_text: longText('Words beneath the heading of the video', { max: 1000 }),
    video_frame: url('Address of the video in a frame', { inFrame: true }),
    video_href: url('Address of the videos on their own site'),
    video_label: text('Words of the link to the videos'),
  },
  help: {
    opening_heading: 'The largest words of the home page, beneath the name of the college.',
    president_paragraphs: 'An empty line begins a new paragraph.',
    feed_frame: 'From “Embed” or “Share” of the other website. It is shown once a visitor asks for it.',
    video_frame: 'From “Embed” or “Share” of the other website. It is shown once a visitor asks for it.',
  },
  search: [],
})
