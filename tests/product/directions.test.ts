import { copyFileSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
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
  ['packages/server/src/crud/x.ts', '../app-context.ts'],
  ['packages/server/src/crud/x.ts', '../db/tables.ts'],
  ['packages/server/src/crud/drafts/x.ts', '../../media/store.ts'],
  ['packages/server/src/crud/x.ts', '@kampana/shared/resources/updates'],
  ['packages/server/src/crud/x.ts', '@kampana/shared/messages/messages'],
  ['packages/server/src/http/x.ts', '../account/sign-in/session-store.ts'],
  ['packages/server/src/http/x.ts', '../env.ts'],
  ['packages/server/src/db/dialect/x.ts', '../tables.ts'],
  ['packages/shared/src/kinds/x.ts', '../messages/messages.ts'],
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
  ['packages/server/src/crud/x.ts', '../db/engine-tables.ts'],
  ['packages/server/src/crud/x.ts', '@kampana/shared/messages/basic-messages'],
  ['packages/server/src/http/x.ts', '../crud/engine-context.ts'],
  ['packages/server/src/main.ts', './app.ts'],
] as const)('%s may import %s', async ([file, imported]) => {
  expect(await complaintsAbout(file, imported)).toEqual([])
})

test('the engine on the server reaches nothing of the product, also not through what it imports', () => {
  const engine = globSync('packages/server/src/{crud,http}/**/*.ts', { cwd: root })
  const reached = reachedFrom(engine.filter((file) => !file.includes('.test.')))
  expect(reached.size).toBeGreaterThan(engine.length)
  expect([...reached].filter((file) => !ofEngine.some((each) => each.test(file)))).toEqual([])
})

const ofEngine = [
  /^packages\/server\/src\/(?:crud|http|db\/dialect)\//,
  /^packages\/server\/src\/db\/(?:content-version|engine-tables|failure|prepared-query|records-holding|trigrams)\.ts$/,
  /^packages\/server\/src\/(?:clock|error|memoize|required|tokens)\.ts$/,
  /^packages\/shared\/src\/(?:api|colors|content|drawings|kinds|lists|media|merge|registry|rich-text|schema|text|time|tree)\//,
  /^packages\/shared\/src\/messages\/(?!messages\.|error-|public-)/,
  /^packages\/shared\/src\/(?:action-call|custom-action|log-actions|record-address|record-pages|records-in-bodies|resource|visibility)\.ts$/,
]

/** Every module of ours that some import, and what these import in turn, also for types alone. */
const reachedFrom = (files: readonly string[]): ReadonlySet<string> => {
  const reached = new Set(files)
  for (const file of reached)
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+|@kampana\/shared\/[^']+)'/g,
    ))
      reached.add(
        path.startsWith('.')
          ? join(dirname(file), path)
          : `${path.replace('@kampana/shared/', 'packages/shared/src/')}.ts`,
      )
  return reached
}

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
