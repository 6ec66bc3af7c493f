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
} from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { collegeProblems } from '../college/college-problems.ts'
import { brandLabel, themeHelp, themeFields } from '../college/theme-fields.ts'

const timeOfDay = { form: { pattern: String.raw`(?:1[0-2]|[1-9]):[0-5]\d [AP]M`, example: '5:00 AM' } }
const anyAddress = { orPage: true, orContact: true }
const links = { label: text('Link text'), href: url('Link address', anyAddress) }

/** Facts about the college for every page, e-mail and card. */
export const college = defineResource({
  name: 'college',
  singular: 'college',
  label: 'College',
  purpose:
    'The names, seal, colors, campuses, telephone numbers and links of the college. Pages, e-mails and link previews show them.',
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
    motto_meaning: text('Motto meaning'),
    founded: text('Year founded', {
      form: { pattern: String.raw`1[5-9]\d\d|20\d\d`, example: '1926' },
    }),
    town: text('Town and province'),
    description: longText('Short description', { max: 500 }),
    colophon: text('Footer text'),
    seal: drawing('Seal'),
    seal_mono: drawing('One-color seal', { inkOf: 'seal' }),
    campuses: rows(
      'Campuses',
      {
        name: text('Name'),
        levels: text('Levels taught'),
        address: longText('Address', { max: 500 }),
        phones: optional(longText('Telephone numbers', { max: 500 })),
      },
      {
        max: 20,
        help: { address: 'Start a new line for each part of the address.', phones: 'One number per line.' },
      },
    ),
    contacts: optional(rows('Footer contacts', links)),
    student_portal_label: text('Student portal label'),
    student_portal_href: url('Student portal address', anyAddress),
    portals: optional(rows('Portals', links)),
    social: optional(rows('Social media pages', links)),
    calling_code: text('Telephone country code', {
      form: { pattern: String.raw`\+\d{1,3}`, example: '+63' },
    }),
    levels: rows('Levels', { name: text('Level') }),
    decision_hour: text('Morning decision time', timeOfDay),
    afternoon_decision_hour: optional(text('Afternoon decision time', timeOfDay)),
    aid_share: optional(number('Reduced fees (%)', { min: 0, max: 100 })),
    aid_year: optional(text('Percentage school year', { max: 40 })),
    aid_source: optional(text('Percentage source', { max: 120 })),
    fees_exclude: optional(longText('Not included', { max: 300 })),
    newer_website_address: requiredWith('newer_website_title', url('New website address', anyAddress)),
    newer_website_title: requiredWith('newer_website_address', text('Invitation title')),
    newer_website_invitation: requiredWith(
      'newer_website_address',
      longText('Invitation text', { max: 1000 }),
    ),
    newer_website_hidden: boolean('Hidden'),
    newer_website_until: optional(day('Shown until')),
    colours_brand: color(brandLabel),
    ...themeFields,
    language: text('Website language', {
      form: { pattern: '[a-z]{2,3}(?:-[A-Z]{2})?', example: 'en-PH' },
    }),
    show_last_checked: boolean('Show review dates'),
  },
  headings: {
    name: 'Names',
    seal: 'Seal',
    campuses: 'Campuses and links',
    levels: 'Classes',
    aid_share: 'Fees, scholarships and discounts',
    newer_website_address: 'Invitation to a newer website',
    colours_brand: 'Colors',
    colours_light_paper: 'Light mode',
    colours_dark_paper: 'Dark mode',
    language: 'Website',
  },
  help: {
    short_name: 'Shown in the top corner of every page.',
    description: 'Search engines show this text below the college’s name.',
    seal: 'Shown in the header and footer of every page, in browser tabs, on home screens and in link previews.',
    seal_mono:
      'The server generates this picture when you change the seal. Link previews show the picture large and faint behind the title, in the color of the lines.',
    contacts:
      'Start a website address with https://, an e-mail address with mailto: and a telephone number with tel:.',
    levels: 'Start with the youngest level. Class notices use these names.',
    decision_hour:
      'The time by which the college decides on classes. Pages show it when no class notice is posted.',
    afternoon_decision_hour: 'Leave empty if there is no second decision.',
    aid_share:
      'The percentage of students who pay reduced fees. The home page can show it with its year and source.',
    aid_source: 'The office that counted the students, for example “Scholarship office”.',
    fees_exclude:
      'Shown on each program’s page after the first-year total, for example “Uniforms, meals and field trips”.',
    newer_website_address: 'Leave the address and the title empty if there is no newer website.',
    colours_brand: 'The website’s shades are derived from this color.',
    ...themeHelp,
    language: 'A language code, for example en-PH.',
    show_last_checked: 'Shows the date of the last review at the end of each page.',
  },
  check: collegeProblems,
  search: [],
})
