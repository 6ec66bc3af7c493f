import { file, longText, number, optional, text } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { contentPermissions } from '../content/content-permissions.ts'

/** Forms and papers to take along. Pages show those of a group. */
export const downloads = defineResource({
  name: 'downloads',
  singular: 'download',
  label: 'Downloads',
  purpose:
    'Forms and papers that visitors take along, such as an application or the student handbook. A page shows those of a group.',
  icon: 'document',
  group: 'Research and downloads',
  title: 'title',
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  permissions: contentPermissions('edit content'),
  public: ['list'],
  drafts: {},
  inBodies: {
    columns: ['title', 'description', 'file'],
    unplacedFirst: true,
    card: { text: 'description', file: 'file' },
  },
  fields: {
    title: text('Title'),
    description: longText('Description', { max: 500 }),
    file: file('File'),
    group: text('Group', { max: 60 }),
    position: optional(number('Place', { min: 0, max: 9999 })),
  },
  help: {
    title: 'As its button says it: “Request for records”.',
    description: 'What it is for. A link is written so: [Admission](/admission).',
    group: 'Those with the same words stand together: “Forms”.',
    position: 'Where it stands in its group: 1 before 2. What has none stands before all others.',
  },
  order: ['position', 'ASC'],
  search: ['title', 'description', 'group'],
})
