import { redirects } from '@kampana/shared/resources/redirects'
import { z } from 'zod'
import { formerRedirects } from '../former-redirects.ts'
import type { RecordFiles } from './layouts/layout.ts'
import { recordList } from './layouts/record-list.ts'

const file = 'redirects.yaml'
const list = recordList({ resource: redirects, file, by: ({ path }) => String(path) })
const former = z.array(z.object({ path: z.string(), target: z.string() }))

/** Short and former addresses. Folders up to 0.3.0 have them in their site map. */
export const redirectFile: RecordFiles = {
  ...list,
  read: (files) =>
    files.has(file) || !files.has('site-map.yaml')
      ? list.read(files)
      : formerRedirects(files, former).value.map((values) => ({ values, samples: [] })),
  // A list without entries is none of those of the site map.
  write: (records) => ({ [file]: '[]\n', ...list.write(records) }),
}
