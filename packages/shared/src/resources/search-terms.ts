import { longText, optional, showInList, url } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'
import { contentPermissions } from '../content/content-permissions.ts'

/** What people type into the site's search, and the page that they mean; or words that mean the same. */
export const searchTerms = defineResource({
  name: 'search-terms',
  singular: 'search term',
  label: 'Search Terms',
  purpose:
    'What people type into the website’s search, and the page that they mean, which is found first then. Without a page they are words that mean the same: a search for one finds the others, too.',
  icon: 'signpost',
  group: 'Website',
  title: 'words',
  editorial: true,
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  permissions: contentPermissions('edit college'),
  drafts: {},
  fields: {
    words: showInList(longText('Words', { max: 5000 })),
    page: optional(url('Page', { orPage: 'only' })),
  },
  help: {
    words:
      'As people type them, with commas between them: walang pasok, class suspension, typhoon. Capitals, accents and the order of words don’t matter.',
    page: 'The page that they mean, such as /class-status. It is found first, whatever it says. Leave it empty for words that mean the same.',
  },
  unique: [['page']],
  order: ['page', 'ASC'],
  search: ['words', 'page'],
})
