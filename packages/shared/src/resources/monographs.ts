import {
  address,
  datetime,
  file,
  hideFromList,
  longText,
  number,
  optional,
  readOnly,
  requiredWith,
  richText,
  text,
} from '@kampana/engine-declare/kinds/index'
import { researchPath } from '../content/research-path.ts'
import { defineResource } from '@kampana/engine-declare/resource'
import { checkedFields, checking } from '../content/checking.ts'
import { contentPermissions } from '../content/content-permissions.ts'
import { publishedStatus, publishing } from '@kampana/engine-declare/publishing'

/** Research published by the college, each with its own page and PDF. */
export const monographs = defineResource({
  name: 'monographs',
  singular: 'monograph',
  label: 'Monographs',
  purpose:
    'The college’s published research. Each monograph has a page with its text, PDF and citation. Research lists and the search include the page.',
  icon: 'book',
  group: 'Research and downloads',
  title: 'title',
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  permissions: contentPermissions('edit content'),
  customActions: { ...publishing, ...checking },
  checked: { by: 'owner', due: 'due' },
  public: ['list', 'show'],
  editorial: true,
  drafts: { live: 'posted_at' },
  visibleWhere: { status: 'published' },
  inBodies: {
    columns: ['title', 'authors', 'year'],
    card: { over: ['category', 'year'], text: 'description', by: 'authors', file: 'file' },
  },
  fields: {
    title: text('Title'),
    address: address('Address', { suggestFrom: 'title', under: researchPath }),
    category: requiredWith('posted_at', text('Category', { max: 100 })),
    authors: requiredWith('posted_at', text('Authors')),
    year: requiredWith('posted_at', number('Year', { min: 1900, max: 2200, grouping: false })),
    description: hideFromList(requiredWith('posted_at', longText('Description', { max: 300 }))),
    file: hideFromList(requiredWith('posted_at', file('PDF'))),
    body: requiredWith('posted_at', richText('Text')),
    posted_at: hideFromList(optional(datetime('Posted', { now: 'when said' }))),
    status: publishedStatus,
    ...checkedFields,
    created_at: readOnly(datetime('Created')),
  },
  help: {
    category: 'The field of research shown in lists, for example “Environment”.',
    authors: 'As on the title page, for example “C. V. Dumalay and M. E. Tagudinay”.',
    year: 'The year of publication.',
    description: 'One or two sentences. Lists and search engines show them below the title.',
    file: 'Visitors can download this file or read it in the viewer.',
    body: 'Start the text with the heading “Abstract”. The headings form the table of contents.',
  },
  order: 'by hand, new first',
  search: ['title', 'authors', 'category'],
})
