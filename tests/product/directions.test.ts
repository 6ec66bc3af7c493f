import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../scripts/run.ts'

const root = join(import.meta.dirname, '../..')

test.for([
  ['packages/shared/src/x.ts', '@kampana/server/app'],
  ['packages/shared/src/x.ts', 'fastify'],
  ['packages/shared/src/x.ts', 'react'],
  ['packages/shared/src/resources/x.ts', '../../../server/src/env.ts'],
  ['packages/shared/src/forms/x.ts', '../update-path.ts'],
  ['packages/shared/src/kinds/x.ts', '../resources/users.ts'],
  ['packages/shared/src/lists/x.ts', '../resources/index.ts'],
  ['packages/shared/src/merge/x.ts', '../resources/pages.ts'],
  ['packages/shared/src/registry/x.ts', '../resources/index.ts'],
  ['packages/shared/src/rich-text/x.ts', '../class-status.ts'],
  ['packages/shared/src/schema/x.ts', '../resources/updates.ts'],
  ['packages/shared/src/tree/x.ts', '../resources/pages.ts'],
  ['packages/shared/src/resource.ts', './resources/index.ts'],
  ['packages/shared/src/kinds/rows/x.ts', '../../resources/college.ts'],
  ['packages/site/src/x.ts', '@kampana/server/env'],
  ['packages/site/src/x.ts', '@kampana/admin/src/app'],
  ['packages/site/src/pages/x.ts', '../../../server/src/env.ts'],
  ['packages/site/src/framework/x.ts', '../pages/home.tsx'],
  ['packages/site/src/framework/x.ts', '../site-map.ts'],
  ['packages/site/src/framework/x.ts', '../content/store/current.ts'],
  ['packages/site/src/framework/x.ts', '@kampana/server/env'],
  ['packages/site/src/framework/router/x.ts', '../../components/link.tsx'],
  ['packages/site/src/framework/router/x.ts', '../../content/college.ts'],
  ['packages/admin/src/x.ts', '@kampana/server/env'],
  ['packages/admin/src/x.ts', '@kampana/site/src/site'],
  ['packages/admin/src/crud/x.ts', 'react-router-dom'],
  ['packages/admin/src/crud/x.ts', '@kampana/shared/api/api'],
  ['packages/admin/src/crud/x.ts', 'ra-data-simple-rest'],
  ['packages/admin/src/crud/x.ts', '../resources/index.ts'],
  ['packages/server/src/x.ts', '@kampana/site/src/site'],
  ['packages/server/src/x.ts', '@kampana/admin/src/app'],
  ['packages/server/src/db/x.ts', '../crud/store.ts'],
  ['packages/server/src/db/x.ts', '../http/session.ts'],
  ['packages/server/src/db/x.ts', '@kampana/site/src/site'],
  ['packages/server/src/crud/x.ts', '../resources/updates.ts'],
  ['packages/server/src/crud/x.ts', '../app.ts'],
  ['packages/server/src/account/x.ts', '../app.ts'],
  ['packages/server/src/crud/x.ts', '@kampana/admin/src/app'],
] as const)('%s may not import %s', async ([file, imported]) => {
  expect(await complaintsAbout(file, imported)).toContain('eslint(no-restricted-imports)')
})

test.for([
  ['packages/shared/src/x.ts', 'zod'],
  ['packages/shared/src/resources/x.ts', '../kinds/index.ts'],
  ['packages/site/src/x.ts', '@kampana/shared/messages/messages'],
  ['packages/site/src/framework/x.ts', './router/link.ts'],
  ['packages/site/src/framework/router/x.ts', '../page.ts'],
  ['packages/admin/src/data-provider.ts', '@kampana/shared/api/api'],
  ['packages/server/src/resources/x.ts', '../crud/store.ts'],
  ['packages/server/src/crud/x.ts', '../db/tables.ts'],
  ['packages/server/src/main.ts', './app.ts'],
] as const)('%s may import %s', async ([file, imported]) => {
  expect(await complaintsAbout(file, imported)).toEqual([])
})

/** The rules that our lint settings find broken in a file of one import, in a tree that holds nothing else. */
const complaintsAbout = async (file: string, imported: string): Promise<string[]> => {
  const tree = mkdtempSync(join(tmpdir(), 'kampana-directions-'))
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }))
  copyFileSync(join(root, '.oxlintrc.json'), join(tree, '.oxlintrc.json'))
  mkdirSync(dirname(join(tree, file)), { recursive: true })
  writeFileSync(join(tree, file), `export { something } from '${imported}'\n`)
  const { output } = await run(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], { cwd: tree })
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string }[] }
  return diagnostics.map(({ code }) => code)
}
