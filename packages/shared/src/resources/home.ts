import { longText, rows, text, url } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'

/** What the home page says besides what it shows of other records. */
export const home = defineResource({
  name: 'home',
  singular: 'home page',
  label: 'Home Page',
  purpose:
    'The three panels of the home page, the president’s letter, and what is shown of the college’s page and films elsewhere.',
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
    quick_links: rows(
      'The three panels',
      {
        label: text('Small line above the heading'),
        title: text('Heading'),
        text: longText('Text', { max: 1000 }),
        href: url('Where it leads', { orPage: true }),
      },
      { min: 3, max: 3, help: { href: 'A page of this website, such as /admission.' } },
    ),
    president_heading: text('Heading of the president’s letter'),
    president_salutation: text('Salutation'),
    president_paragraphs: longText('Paragraphs of the letter'),
    president_closing: text('Closing'),
    president_name: text('Signed by'),
    president_office: text('Office'),
    feed_title: text('Heading of the college’s page elsewhere'),
    feed_text: longText('Words beneath that heading', { max: 1000 }),
    feed_frame: url('Address of the page in a frame'),
    feed_href: url('Address of the page on its own site'),
    feed_label: text('Words of the link to the page'),
    video_title: text('Heading of the video'),
    video_text: longText('Words beneath the heading of the video', { max: 1000 }),
    video_frame: url('Address of the video in a frame'),
    video_href: url('Address of the videos on their own site'),
    video_label: text('Words of the link to the videos'),
  },
  help: {
    president_paragraphs: 'An empty line begins a new paragraph.',
    feed_frame: 'From “Embed” or “Share” of the other website. It is shown once a visitor asks for it.',
    video_frame: 'From “Embed” or “Share” of the other website. It is shown once a visitor asks for it.',
  },
  search: [],
})
