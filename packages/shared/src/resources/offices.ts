import { email, optional, select, text, url } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { contentPermissions } from '../content/content-permissions.ts'

/** Offices, schools and departments, shown in the directory and on their own pages with their heads. */
export const offices = defineResource({
  name: 'offices',
  singular: 'office',
  label: 'Offices',
  purpose:
    'Offices, schools and departments, with their locations, hours and contact details. They appear in the directory and on their own pages.',
  icon: 'building',
  group: 'Academics',
  title: 'title',
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  permissions: {
    ...contentPermissions('edit content'),
    create: 'publish content',
    delete: 'publish content',
  },
  public: ['list', 'show'],
  editorial: true,
  drafts: {},
  within: 'page',
  inBodies: {
    columns: ['title', 'place', 'hours', 'telephone', 'mail'],
    facts: ['desk', 'place', 'hours', 'telephone', 'mail'],
    link: 'page',
    labels: { desk: 'Office', place: 'Place' },
    members: { resource: 'people', by: 'office', head: 'heads', name: 'name', term: 'rank' },
  },
  fields: {
    title: text('Name'),
    page: optional(url('Page', { orPage: true })),
    directory: optional(
      select('Directory section', { offices: 'Offices', schools: 'Schools and departments' }),
    ),
    desk: optional(text('Office details')),
    place: optional(text('Location')),
    hours: optional(text('Hours')),
    telephone: optional(text('Telephone')),
    mail: optional(email('E-mail')),
  },
  help: {
    page: 'The office’s page, for example /student-services/library. Users who can edit that page can also edit this office and its people.',
    directory:
      'The section of the directory that lists this office. If empty, only the office’s own page shows it.',
    desk: 'For offices without a head: the full name and the location. Otherwise leave empty and fill in “Location”.',
    hours: 'As shown to visitors, for example “Monday to Friday, 8:00 AM to 5:00 PM”.',
  },
  unique: [['title']],
  order: 'by hand',
  search: ['title', 'desk', 'place', 'telephone', 'mail'],
})
