import { boolean, optional, picture, reference, text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { contentPermissions } from '../content/content-permissions.ts'

/** People named on the site: faculty, heads of offices, and officers of its bodies. */
export const people = defineResource({
  name: 'people',
  singular: 'person',
  label: 'People',
  purpose:
    'Faculty, administrators, office heads and alumni officers. Directory pages of the website use these records.',
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
  inBodies: {
    columns: ['rank', 'name', 'degree'],
    portrait: { picture: 'portrait', alt: 'portrait_alt' },
    // Visitors read the college's own terms.
    labels: { rank: 'Rank', position: 'Office', class: 'Class' },
  },
  fields: {
    name: text('Name'),
    office: optional(reference('School or office', 'offices', 'office_id')),
    rank: optional(text('Job title')),
    degree: optional(text('Degree')),
    heads: optional(boolean('Head of office')),
    group: optional(text('Group')),
    position: optional(text('Title in group')),
    class: optional(text('Class year', { max: 20 })),
    portrait: optional(picture('Portrait', { describedBy: 'portrait_alt' })),
    portrait_alt: optional(text('Portrait alt text')),
  },
  help: {
    name: 'The name with title and degree, for example “Dr. Corazon M. Ibarreta, RN”.',
    rank: 'The job title in this school or office, for example “Dean” or “Assistant Professor”.',
    heads: 'The school or office then shows this person as its head, for example “Dean: …”.',
    group: 'Another list with this person, for example “Directors and heads of offices”.',
    position: 'The person’s title in that list, for example “Dean, School of Nursing”.',
    class: 'For alumni officers: the year of graduation, for example “1989”.',
    portrait:
      'A 4:5 portrait. A list shows portraits once half of its people have one. People without a portrait leave no gap.',
    portrait_alt: 'Describe the portrait for people who can’t see it.',
  },
  unique: [['office', 'name']],
  order: 'by hand',
  search: ['name', 'rank', 'degree', 'position'],
})
