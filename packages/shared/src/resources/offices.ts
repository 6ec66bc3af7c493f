import { email, number, optional, select, text, url } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { contentPermissions } from '../content/content-permissions.ts'

/** Offices, schools and departments, which the directory and their own pages show with whoever heads them. */
export const offices = defineResource({
  name: 'offices',
  singular: 'office',
  label: 'Offices',
  purpose:
    'Offices, schools and departments: where they are, when they are open and how they are reached. The directory shows them, and each one’s page.',
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
    members: { resource: 'people', by: 'office', head: 'heads', name: 'name', term: 'rank' },
  },
  fields: {
    title: text('Name'),
    page: optional(url('Page', { orPage: true })),
    directory: optional(
      select('In the directory', { offices: 'Offices', schools: 'Schools and departments' }),
    ),
    desk: optional(text('Office')),
    place: optional(text('Place')),
    hours: optional(text('Hours')),
    telephone: optional(text('Telephone')),
    mail: optional(email('E-mail')),
    sort_order: optional(number('Order')),
  },
  help: {
    page: 'The page of the site that tells about it, such as /student-services/library. Who may edit that page may edit this office and its people.',
    directory: 'Among whom it stands there. Left empty, it stands on its own page alone.',
    desk: 'Where nobody heads it: its whole name and where it is. Otherwise leave it empty and fill in the place.',
    hours: 'As they are read: “Monday to Friday, 8:00 AM to 5:00 PM”.',
    sort_order: 'Lists begin with the lowest number. Left empty, it stands at the end.',
  },
  unique: [['title']],
  order: ['sort_order', 'ASC'],
  search: ['title', 'desk', 'place', 'telephone', 'mail'],
})
