import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { workspacePackages } from '../../scripts/packages.ts'
import { run } from '../../scripts/run.ts'

const root = join(import.meta.dirname, '../..')
const all = workspacePackages(root)

interface Manifest {
  name: string
  dependencies?: Readonly<Record<string, string>>
  peerDependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
  optionalDependencies?: Readonly<Record<string, string>>
}

const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Manifest

test('packages: the engine and the examples depend on no package of the product', () => {
  const withoutProduct = all.filter(({ folder }) => /^(?:packages\/engine|examples)\//.test(folder))
  expect(withoutProduct.length).toBeGreaterThan(4)
  for (const { folder, folders } of withoutProduct)
    expect(folders.filter((each) => each !== folder && !isEngine(each))).toEqual([])
})

test.for(all)('packages: $folder imports only itself and what its package.json names', ({ folder }) => {
  const { dependencies, peerDependencies, devDependencies, optionalDependencies } = manifestOf(folder)
  const running = { ...dependencies, ...peerDependencies, ...optionalDependencies }
  const faults = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).flatMap((file) => {
    const isTest = /\.test\.|\/(?:testing|development)\//.test(file)
    const known = new Set([
      ...Object.keys(isTest ? { ...running, ...devDependencies } : running),
      ...builtinModules,
    ])
    return importsOf(file)
      .filter((name) =>
        name.startsWith('.')
          ? relative(folder, join(dirname(file), name)).startsWith('..') && !(isTest && !isEngine(folder))
          : !/^(?:node:|virtual:|\/)/.test(name) && !known.has(packageName(name)),
      )
      .map((name) => `${file}: ${name}`)
  })
  expect(faults).toEqual([])
})

const isEngine = (folder: string): boolean => folder.startsWith('packages/engine/')

/** Modules that a file imports when it runs. */
const importsOf = (file: string): string[] =>
  [
    ...readFileSync(join(root, file), 'utf8').matchAll(
      /^(?:import|export)(?! type\b)[^'"`;]*?\bfrom '([^'\n]+)'|^import '([^'\n]+)'|\bimport\(\s*'([^'\n]+)'/gm,
    ),
  ].map(([, from, only, lazy]) => (from ?? only ?? lazy)!.replace(/\?.*$/, ''))

const packageName = (path: string): string =>
  path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/')

const refused = [
  ['packages/admin/src/x.ts', 'react-router-dom'],
  ['packages/admin/src/resources/x.ts', '@kampana/shared/api/api'],
  ['packages/engine/admin/src/screens/x.ts', 'react-router-dom'],
  ['packages/engine/admin/src/screens/x.ts', 'ra-data-simple-rest'],
  ['packages/server/src/account/x.ts', '../app.ts'],
  ['packages/server/src/db/x.ts', '../resources/updates.ts'],
  ['packages/server/src/db/x.ts', '@kampana/engine-server/records/store'],
  ['packages/engine/server/src/db/x.ts', '../records/store.ts'],
  ['packages/engine/server/src/db/dialect/x.ts', '../../http/session.ts'],
] as const
const allowed = [
  ['packages/admin/src/auth-provider.ts', '@kampana/shared/api/api'],
  ['packages/engine/admin/src/screens/x.ts', './parts.tsx'],
  ['packages/engine/admin/src/data-provider.ts', 'ra-data-simple-rest'],
  ['packages/server/src/resources/x.ts', '@kampana/engine-server/records/store'],
  ['packages/server/src/main.ts', './app.ts'],
] as const

test('imports: the linter rejects exactly the imports that the directions forbid', async () => {
  const complaints = await complaintsAbout([...refused, ...allowed])
  const restricted = 'eslint(no-restricted-imports)'
  expect(refused.filter((_, at) => !complaints[at]?.includes(restricted))).toEqual([])
  expect(allowed.filter((_, at) => complaints[refused.length + at]?.length !== 0)).toEqual([])
})

test('lint: each path of the configuration matches a file', () => {
  const { overrides } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8')) as {
    overrides: readonly { files: readonly string[] }[]
  }
  const paths = overrides.flatMap(({ files }) => files)
  const isIgnored = (path: string): boolean => path.endsWith('node_modules')
  expect(paths.filter((path) => globSync(path, { cwd: root, exclude: isIgnored }).length === 0)).toEqual([])
})

test('migrations: load no server module, because the bundle would duplicate it', () => {
  const files = globSync('packages/server/src/db/{migrations,baseline}/*.ts', { cwd: root })
  const loaded = files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(/^import (?!type).*'(.+)'$/gm)].map(
      ([, from]) => from,
    ),
  )
  expect(new Set(loaded)).toEqual(new Set(['kysely', '../baseline/indexes.ts', '../baseline/tables.ts']))
})

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
