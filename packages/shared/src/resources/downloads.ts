import { file, longText, text } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { contentPermissions } from '../content/content-permissions.ts'

/** Forms and documents to download. Pages show those of a group. */
export const downloads = defineResource({
  name: 'downloads',
  singular: 'download',
  label: 'Downloads',
  purpose:
    'Forms and documents that visitors can download, such as the student handbook. Pages show them by group.',
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
    card: { text: 'description', file: 'file' },
  },
  fields: {
    title: text('Title'),
    description: longText('Description', { max: 500 }),
    file: file('File'),
    group: text('Group', { max: 60 }),
  },
  help: {
    title: 'The text of the download button, for example “Request for records”.',
    description: 'The purpose of the file. Write a link as [Admission](/admission).',
    group: 'Files with the same group appear together, for example “Forms”.',
  },
  order: 'by hand, new first',
  search: ['title', 'description', 'group'],
})
