import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { livePages } from '../../src/routes.ts'
import { openFolders, redirectsFile } from './hosts.ts'

const setting = (name: string): string =>
  readFileSync(join(import.meta.dirname, '../../../../docs/hosting-the-site', name), 'utf8')

test('hosts: hosts set up as documented serve every page published after the build', () => {
  const newer = livePages.flatMap(({ path }) => (path.endsWith('/*') ? [path.slice(0, -1)] : []))
  expect(openFolders.toSorted()).toEqual(newer.toSorted())
  for (const path of newer) expect(redirectsFile).toContain(`${path}* /any.html 200\n`)
  expect(setting('Caddyfile')).toContain(`@made path ${openFolders.map((path) => `${path}*`).join(' ')}\n`)
  const pattern = '(updates/(announcements|news-and-events)|class-status)/.'
  expect(setting('nginx.conf')).toContain(`location ~ "^/${pattern}" {`)
  expect(setting('htaccess')).toContain(`RewriteRule ^${pattern} /any.html [L]`)
  for (const path of newer) expect(`${path}x`).toMatch(new RegExp(`^/${pattern}`))
})
