import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../scripts/run.ts'

const root = join(import.meta.dirname, '../..')

const refused = [
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
  ['packages/admin/src/back-end/x.ts', '../account/session.ts'],
  ['packages/admin/src/chunks/x.ts', '../api.ts'],
  ['packages/admin/src/crud/x.ts', '../account/session.ts'],
  ['packages/admin/src/crud/x.ts', '@kampana/shared/resources/updates'],
  ['packages/admin/src/csv/x.ts', '../home/home.tsx'],
  ['packages/admin/src/data-provider/x.ts', '../product-verbs/product-verbs.ts'],
  ['packages/admin/src/format/x.ts', '../class-status/post-dialog.tsx'],
  ['packages/admin/src/language/x.ts', '../layout/header.tsx'],
  ['packages/admin/src/page/x.ts', '../layout/logo.tsx'],
  ['packages/admin/src/task/x.ts', '../lazy-components.ts'],
  ['packages/admin/src/unsaved/x.ts', '../account/sign-in-again.tsx'],
  ['packages/admin/src/url/x.ts', '../search/use-pages.ts'],
  ['packages/server/src/x.ts', '@kampana/site/src/site'],
  ['packages/server/src/x.ts', '@kampana/admin/src/app'],
  ['packages/server/src/db/x.ts', '../crud/store.ts'],
  ['packages/server/src/db/x.ts', '../http/session.ts'],
  ['packages/server/src/db/x.ts', '@kampana/site/src/site'],
  ['packages/server/src/crud/x.ts', '../resources/updates.ts'],
  ['packages/server/src/crud/x.ts', '../app.ts'],
  ['packages/server/src/crud/x.ts', '../app-context.ts'],
  ['packages/server/src/crud/x.ts', '../cache-revision.ts'],
  ['packages/server/src/db/cache-version.ts', './tables.ts'],
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
] as const
const allowed = [
  ['packages/shared/src/x.ts', 'zod'],
  ['packages/shared/src/resources/x.ts', '../kinds/index.ts'],
  ['packages/site/src/x.ts', '@kampana/shared/messages/messages'],
  ['packages/site/src/framework/x.ts', './router/link.ts'],
  ['packages/site/src/framework/router/x.ts', '../page.ts'],
  ['packages/admin/src/crud/x.ts', './parts.tsx'],
  ['packages/admin/src/crud/list/x.ts', '../../unsaved/forms.ts'],
  ['packages/admin/src/data-provider.ts', '@kampana/shared/api/api'],
  ['packages/server/src/resources/x.ts', '../crud/store.ts'],
  ['packages/server/src/crud/x.ts', '../db/engine-tables.ts'],
  ['packages/server/src/crud/x.ts', '@kampana/shared/messages/basic-messages'],
  ['packages/server/src/http/x.ts', '../crud/context/engine-context.ts'],
  ['packages/server/src/main.ts', './app.ts'],
] as const

test('imports: the linter rejects exactly the imports that the directions forbid', async () => {
  const complaints = await complaintsAbout([...refused, ...allowed])
  const restricted = 'eslint(no-restricted-imports)'
  expect(refused.filter((_, at) => !complaints[at]?.includes(restricted))).toEqual([])
  expect(allowed.filter((_, at) => complaints[refused.length + at]?.length !== 0)).toEqual([])
})

/** Folders of the engine on each side. Files there may import only from them or from the engine's part of `shared`. */
const engine = {
  'on the server': {
    files: 'packages/server/src/{crud,http}/**/*.ts',
    rooms: [
      /^packages\/server\/src\/(?:crud|http|db\/dialect)\//,
      /^packages\/server\/src\/db\/(?:cache-version|engine-tables|failure|noted-tables|prepared-query|records-holding|trigrams)\.ts$/,
      /^packages\/server\/src\/(?:clock|error|memoize|required|tokens)\.ts$/,
    ],
  },
  'in the dashboard': {
    files: 'packages/admin/src/{crud,data-provider,unsaved}/**/*.{ts,tsx}',
    rooms: [
      /^packages\/admin\/src\/(?:back-end|chunks|crud|csv|data-provider|format|language|page|task|unsaved|url)\//,
      /^packages\/admin\/src\/(?:brand|data-provider|error-message|use-debounced)\.ts$/,
      // The dashboard's name, seal and colors, which the document describes.
      /^packages\/shared\/src\/(?:brand\/brand|college\/theme-fields)\.ts$/,
    ],
  },
  'of declarations': {
    files: 'packages/shared/src/{forms,kinds,lists,merge,registry,rich-text,schema,tree}/**/*.ts',
    rooms: [],
  },
}

test.for(Object.entries(engine))(
  'directions: the engine %s reaches no module of the product, even indirectly',
  ([, { files, rooms }]) => {
    const own = globSync(files, { cwd: root }).filter((file) => !/\.test\.|\/testing\//.test(file))
    const reached = reachedFrom(own)
    expect(reached.size).toBeGreaterThan(own.length)
    expect([...reached].filter((file) => ![...rooms, ...shared].some((each) => each.test(file)))).toEqual([])
  },
)

test('migrations: load no server module, because the bundle would duplicate it', () => {
  const files = globSync('packages/server/src/db/{migrations,baseline}/*.ts', { cwd: root })
  const loaded = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^import (?!type).*'(.+)'$/gm)].map(
      ([, from]) => from,
    ),
  )
  expect(new Set(loaded)).toEqual(new Set(['kysely', '../baseline/indexes.ts', '../baseline/tables.ts']))
})

/** The engine's part of `shared`. */
const shared = [
  /^packages\/shared\/src\/(?:api|colors|content|drawings|forms|kinds|lists|media|merge|registry|rich-text|schema|text|time|tree)\//,
  /^packages\/shared\/src\/messages\/(?!messages\.|error-|public-)/,
  /^packages\/shared\/src\/(?:action-call|custom-action|icons|log-actions|named-fields|record-address|record-pages|records-in-bodies|resource|search|sections|visibility)\.ts$/,
]

/** The shared client refers to the product's resources by name. The engine uses only its general part. */
const client = 'packages/shared/src/api/api.ts'

/** All of our modules that some files import, directly or indirectly, including imports of types. */
const reachedFrom = (files: readonly string[]): ReadonlySet<string> => {
  const reached = new Set(files)
  for (const file of reached) {
    if (file === client) continue
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*'(\.{1,2}\/[^'?]+|@kampana\/shared\/[^']+)'/g,
    ))
      reached.add(
        path.startsWith('.')
          ? join(dirname(file), path)
          : `${path.replace('@kampana/shared/', 'packages/shared/src/')}.ts`,
      )
  }
  return reached
}

/**
 * Lint rules that each import breaks, in a tree of otherwise empty files. Files named `x` get unique names, so that one run
 * checks all of them. Starting the linter takes a tenth of a second.
 */
const complaintsAbout = async (
  imports: readonly (readonly [file: string, imported: string])[],
): Promise<string[][]> => {
  const tree = mkdtempSync(join(tmpdir(), 'kampana-directions-'))
  onTestFinished(() => rmSync(tree, { recursive: true, force: true }))
  for (const name of ['.oxlintrc.json', 'scripts/language'])
    cpSync(join(root, name), join(tree, name), { recursive: true })
  const files = imports.map(([file], at) => file.replace(/\/x\.ts$/, `/x${at}.ts`))
  for (const [at, file] of files.entries()) {
    mkdirSync(dirname(join(tree, file)), { recursive: true })
    writeFileSync(join(tree, file), `export { something } from '${imports[at]![1]}'\n`)
  }
  const { output } = await run(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], { cwd: tree })
  const { diagnostics } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] }
  return files.map((file) => diagnostics.filter(({ filename }) => filename === file).map(({ code }) => code))
}
