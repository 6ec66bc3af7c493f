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
} from '../kinds/index.ts'
import { researchPath } from '../content/research-path.ts'
import { defineResource } from '../resource.ts'
import { checkedFields, checking } from '../content/checking.ts'
import { contentPermissions } from '../content/content-permissions.ts'
import { publishedStatus, publishing } from '../content/publishing.ts'

/** What the college has found out and printed, each with a page of its own and its PDF. */
export const monographs = defineResource({
  name: 'monographs',
  singular: 'monograph',
  label: 'Monographs',
  purpose:
    'What the college has found out and printed. Each has a page with its text, its PDF and how to cite it, and stands in the list of research and in the search.',
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
    unplacedFirst: true,
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
    position: optional(number('Place', { min: 0, max: 9999 })),
    posted_at: hideFromList(optional(datetime('Posted', { now: 'when said' }))),
    status: publishedStatus,
    ...checkedFields,
    created_at: readOnly(datetime('Created')),
  },
  help: {
    category: 'The field of research, as lists have it: “Environment”.',
    authors: 'As on the title page: “C. V. Dumalay and M. E. Tagudinay”.',
    year: 'When it was printed.',
    description: 'In a sentence or two. Lists and search engines show it below the title.',
    file: 'What visitors download, and read in the viewer.',
    body: 'Its text, which begins with the heading “Abstract”. Its headings become the contents.',
    position: 'Where it stands in the list: 1 before 2. What has none stands before all others.',
  },
  order: ['position', 'ASC'],
  search: ['title', 'authors', 'category'],
})
