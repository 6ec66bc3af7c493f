import {
  boolean,
  color,
  day,
  drawing,
  longText,
  number,
  optional,
  requiredWith,
  rows,
  text,
  url,
} from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { collegeProblems } from '../college/college-problems.ts'
import { brandLabel, themeHelp, themeFields } from '../college/theme-fields.ts'

const timeOfDay = { form: { pattern: String.raw`(?:1[0-2]|[1-9]):[0-5]\d [AP]M`, example: '5:00 AM' } }
const anyAddress = { orPage: true, orContact: true }
const links = { label: text('Words of the link'), href: url('Where it leads', anyAddress) }

/** Who the college is: what every page, letter and card has of it. */
export const college = defineResource({
  name: 'college',
  singular: 'college',
  label: 'The College',
  purpose:
    'Its names, seal, colours, campuses, telephones and links, which every page, letter and card shows.',
  icon: 'building',
  group: 'Website',
  title: 'name',
  singleton: true,
  editorial: true,
  inFolder: true,
  actions: ['show', 'edit'],
  shownAt: '/',
  permissions: { show: 'edit college', edit: 'edit college', publish: 'publish content' },
  drafts: {},
  fields: {
    name: text('Full name'),
    short_name: text('Short name'),
    motto: text('Motto'),
    motto_meaning: text('What the motto means'),
    founded: text('Founded in the year', {
      form: { pattern: String.raw`1[5-9]\d\d|20\d\d`, example: '1926' },
    }),
    town: text('Town and province'),
    description: longText('The college in a sentence', { max: 500 }),
    colophon: text('The last line of every page'),
    seal: drawing('Seal'),
    seal_mono: drawing('Seal in one colour', { inkOf: 'seal' }),
    campuses: rows(
      'Campuses',
      {
        name: text('Name'),
        levels: text('Who learns there'),
        address: longText('Address', { max: 500 }),
        phones: optional(longText('Telephones', { max: 500 })),
      },
      { max: 20, help: { address: 'A line each.', phones: 'A line each.' } },
    ),
    contacts: optional(rows('E-mail and telephones at the foot of every page', links)),
    student_portal_label: text('Student portal: words of the link'),
    student_portal_href: url('Student portal: where it leads', anyAddress),
    portals: optional(rows('Portals', links)),
    social: optional(rows('Social pages', links)),
    calling_code: text('Country code of telephones', {
      form: { pattern: String.raw`\+\d{1,3}`, example: '+63' },
    }),
    levels: rows('Levels', { name: text('Level') }),
    decision_hour: text('By when classes are decided', timeOfDay),
    afternoon_decision_hour: optional(text('By when the afternoon’s classes are decided', timeOfDay)),
    aid_share: optional(number('Students who pay less, percent', { min: 0, max: 100 })),
    aid_year: optional(text('School year of this share', { max: 40 })),
    aid_source: optional(text('Who counted them', { max: 120 })),
    fees_exclude: optional(longText('What is in no fee', { max: 300 })),
    newer_website_address: requiredWith(
      'newer_website_title',
      url('Address of the newer website', anyAddress),
    ),
    newer_website_title: requiredWith('newer_website_address', text('Title of the invitation')),
    newer_website_invitation: requiredWith(
      'newer_website_address',
      longText('Words of the invitation', { max: 1000 }),
    ),
    newer_website_hidden: boolean('Not shown now'),
    newer_website_until: optional(day('Last day on which it is shown')),
    colours_brand: color(brandLabel),
    ...themeFields,
    language: text('Language of the website', {
      form: { pattern: '[a-z]{2,3}(?:-[A-Z]{2})?', example: 'en-PH' },
    }),
    show_last_checked: boolean('Pages say when they were last checked'),
  },
  headings: {
    name: 'Names',
    seal: 'Seal',
    campuses: 'Places and links',
    levels: 'Classes',
    aid_share: 'Fees, scholarships and discounts',
    newer_website_address: 'A newer website, to which the home page invites',
    colours_brand: 'Colours',
    colours_light_paper: 'By day',
    colours_dark_paper: 'By night',
    language: 'The website itself',
  },
  help: {
    short_name: 'As it stands in the top corner of every page.',
    description: 'Search engines show it under the name.',
    seal: 'It stands at the head and foot of every page, in the browser’s tab, on home screens and on cards of shared links.',
    seal_mono:
      'Made anew when another seal is chosen. Cards of shared links show it large and faint behind the title, in the colour of their lines.',
    contacts: 'https://… for a website, mailto: for e-mail, tel: for a telephone.',
    levels: 'From the youngest on; class notices name them.',
    decision_hour: 'Told wherever no class notice is posted.',
    afternoon_decision_hour: 'Leave it out where nobody decides a second time.',
    aid_share: 'The home page can show it, with its year and source.',
    aid_source: 'Such as “Scholarship office”.',
    fees_exclude:
      'Each program’s page says it after the sum of the first year: “Uniforms, meals and field trips”.',
    newer_website_address: 'Leave it and the title out where there is none.',
    colours_brand: 'Its tones are made from it.',
    ...themeHelp,
    language: 'Such as en-PH.',
    show_last_checked: 'At their foot, once somebody has said that they are still right.',
  },
  check: collegeProblems,
  search: [],
})
