import { datetime, readOnly, text, url } from '../kinds/index.ts'
import { defineResource } from '../resource.ts'

/** Short and former addresses of the website. A page or record that moves leaves one. */
export const redirects = defineResource({
  name: 'redirects',
  singular: 'redirect',
  label: 'Redirects',
  purpose:
    'Short and former addresses of the website, with the pages to which they lead. A page that gets another address leaves one by itself, so that links to it go on working.',
  icon: 'signpost',
  group: 'Website',
  title: 'path',
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  editorial: true,
  redirect: { from: 'path', to: 'target' },
  fields: {
    path: text('Address', { max: 500 }),
    target: url('Leads to', { orPage: true }),
    created_at: readOnly(datetime('Created')),
  },
  help: {
    path: 'The short or old address, such as /enroll, /2019/05/hello-world/ or /?p=123. Pages keep their own addresses.',
    target: 'The page that opens instead, such as /admission/online-enrollment.',
  },
  order: ['path', 'ASC'],
  search: ['path', 'target'],
})
