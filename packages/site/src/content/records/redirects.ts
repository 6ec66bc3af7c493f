import { redirects } from '@kampana/shared/resources/redirects'
import { recordList } from './layouts/record-list.ts'

/** Short and former addresses. */
export const redirectFile = recordList({
  resource: redirects,
  file: 'redirects.yaml',
  by: ({ path }) => String(path),
})
