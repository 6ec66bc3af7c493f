import { boolean, number, optional, picture, reference, text } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { contentPermissions } from '../content/content-permissions.ts'

/** The people of the college whom the site names: the faculty, who heads an office, and officers of its bodies. */
export const people = defineResource({
  name: 'people',
  singular: 'person',
  label: 'People',
  purpose:
    'The people whom the site names: faculties, administrators, heads of offices and officers of the alumni. Every page that lists them shows what stands here.',
  icon: 'people',
  group: 'Academics',
  title: 'name',
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
  within: 'office',
  inBodies: { columns: ['rank', 'name', 'degree'], portrait: { picture: 'portrait', alt: 'portrait_alt' } },
  fields: {
    name: text('Name'),
    office: optional(reference('School or office', 'offices', 'office_id')),
    rank: optional(text('Rank')),
    degree: optional(text('Degree')),
    heads: optional(boolean('Heads it')),
    group: optional(text('Group')),
    position: optional(text('Office')),
    class: optional(text('Class', { max: 20 })),
    portrait: optional(picture('Portrait', { describedBy: 'portrait_alt' })),
    portrait_alt: optional(text('Description of the portrait')),
    sort_order: optional(number('Order')),
  },
  help: {
    name: 'With title and degree as the site writes it: “Dr. Corazon M. Ibarreta, RN”.',
    rank: 'What the person is there: “Dean”, “Assistant Professor”.',
    heads: 'The school or office is then shown with this person: “Dean: …”.',
    group: 'A list that this person stands in besides, such as “Directors and heads of offices”.',
    position: 'What the person is in that list: “Dean, School of Nursing”.',
    class: 'Of officers of the alumni: the year of the class.',
    portrait:
      'Upright, four to five. Lists show portraits once half of those who stand in them have one. Left empty, it takes no room.',
    portrait_alt: 'Say what the portrait shows, for people who can’t see it.',
    sort_order: 'Lists begin with the lowest number. Left empty, the person stands at the end.',
  },
  unique: [['office', 'name']],
  order: ['sort_order', 'ASC'],
  search: ['name', 'rank', 'degree', 'position'],
})
