import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const src = import.meta.dirname
const packages = join(src, '../..')
const registry = join(packages, 'engine/declare/src/registry/all-resources.ts')
const register = join(packages, 'shared/src/resources/register.ts')

test('declared component: loads the declarations with each component that reads them before any screen', () => {
  const sources = globSync('{,engine/}admin/src/**/*.{ts,tsx}', { cwd: packages }).map((file) =>
    join(packages, file),
  )
  const declared = new Set(sources.flatMap((file) => importsOf(file).declared))
  // A screen opens its components after loading its declaration. These files list the screens of records.
  const screens = new Set([
    join(src, 'resources/index.ts'),
    join(packages, 'engine/admin/src/screens/generated-screens.ts'),
  ])
  const first = join(src, 'main.tsx')
  const opened = new Set([first])
  for (const root of opened) {
    const lazy = [...reach(root)].filter((file) => !screens.has(file)).flatMap((file) => importsOf(file).lazy)
    for (const file of lazy) if (!declared.has(file)) opened.add(file)
  }
  // The providers in the initial bundle load the declarations for these.
  const atOnce = new Set(['dashboard.tsx', 'product-verbs/product-data-provider.ts', relative(src, register)])
  const found = [...opened].filter((root) => reach(root).has(registry)).map((root) => relative(src, root))
  expect(found.filter((file) => !atOnce.has(file))).toEqual([])
})

interface Imports {
  fixed: string[]
  lazy: string[]
  /** Lazy imports that are loaded together with the declarations. */
  declared: string[]
}
const known = new Map<string, Imports>()
const importsOf = (file: string): Imports => {
  const imports = known.get(file) ?? readImports(file)
  known.set(file, imports)
  return imports
}

const readImports = (file: string): Imports => {
  if (!existsSync(file)) return { fixed: [], lazy: [], declared: [] }
  const source = readFileSync(file, 'utf8')
  const all = (pattern: RegExp) =>
    [...source.matchAll(pattern)].flatMap(({ groups }) => pathOf(file, groups!['path']!) ?? [])
  return {
    fixed: all(/^(?:import|export)\s+(?!type\s)[^'"]*?from\s+'(?<path>[^']+)'/gm),
    lazy: all(/\bimport\('(?<path>[^']+)'\)/g),
    declared: all(/declaredComponent\(\s*\(\) => import\('(?<path>[^']+)'\)/g),
  }
}

const pathOf = (file: string, imported: string): string | undefined => {
  if (imported.startsWith('.')) return join(dirname(file), imported)
  const [, name = '', path = ''] = /^@kampana\/([\w-]+)\/(.+)/.exec(imported) ?? []
  if (name === '') return undefined
  const module = join(packages, name.replace('engine-', 'engine/'), 'src', path)
  return /\.tsx?$/.test(module) ? module : `${module}.ts`
}

/** A module and its static imports, recursively. */
const reach = (root: string): ReadonlySet<string> => {
  const found = new Set([root])
  for (const file of found) for (const next of importsOf(file).fixed) found.add(next)
  return found
}
