import { datetime, readOnly, text, url } from '@kampana/engine-declare/kinds/index'
import { defineResource } from '@kampana/engine-declare/resource'

/** Short and former addresses of the website. A page or record that moves leaves one. */
export const redirects = defineResource({
  name: 'redirects',
  singular: 'redirect',
  label: 'Redirects',
  purpose:
    'Short and former addresses of the website, with their target pages. A page that changes its address adds a redirect automatically, so old links keep working.',
  icon: 'signpost',
  group: 'Website',
  title: 'path',
  inFolder: true,
  actions: ['list', 'show', 'create', 'edit', 'delete'],
  editorial: true,
  redirect: { from: 'path', to: 'target' },
  fields: {
    path: text('Address', { max: 500 }),
    target: url('Target', { orPage: true }),
    created_at: readOnly(datetime('Created')),
  },
  help: {
    path: 'A short or former address, for example /enroll, /2019/05/hello-world/ or /?p=123. It can’t be the address of a page.',
    target: 'The page to open instead, for example /admission/online-enrollment.',
  },
  order: ['path', 'ASC'],
  search: ['path', 'target'],
})
