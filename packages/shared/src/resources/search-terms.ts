import { longText, optional, showInList, url } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'
import { contentPermissions } from '../content/content-permissions.ts'

/** Search terms with the page they should find, or groups of synonyms. */
export const searchTerms = defineResource({
  name: 'search-terms',
  singular: 'search term',
  label: 'Search terms',
  purpose:
    'Words that people type into the website’s search, and the page to show first. Without a page, the words are synonyms: a search for one also finds the others.',
  icon: 'signpost',
  group: 'Website',
  title: 'words',
  editorial: true,
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  permissions: contentPermissions('edit college'),
  drafts: {},
  fields: {
    words: showInList(longText('Search words', { max: 5000 })),
    page: optional(url('Page', { orPage: 'only' })),
  },
  help: {
    words:
      'Separate the words with commas, for example walang pasok, class suspension, typhoon. Capitals, accents and word order don’t matter.',
    page: 'The page that appears first in the results, for example /class-status. Leave empty for synonyms.',
  },
  unique: [['page']],
  order: ['page', 'ASC'],
  search: ['words', 'page'],
})
