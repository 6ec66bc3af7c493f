import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

test.for(['shared', 'server', 'admin', 'site'])(
  'import cycles: modules of %s have no import cycle, including types',
  (name) => {
    expect(findCycles(readImports(join(root, 'packages', name, 'src')))).toEqual([])
  },
)

test('import cycles: a cycle through a lazy import or a type is found', () => {
  const modules = {
    'a.ts': `import { b } from './b.ts'`,
    'b.ts': `export const load = () => import('./c/c.tsx')`,
    'c/c.tsx': `import type { A } from '../a.ts'`,
    'd.ts': `export { a } from './a.ts'`,
  }
  const imports = new Map(Object.entries(modules).map(([file, source]) => [file, importsIn(file, source)]))
  expect(findCycles(imports)).toEqual(['a.ts → b.ts → c/c.tsx → a.ts'])
})

type Imports = ReadonlyMap<string, readonly string[]>

/** Every module of a folder with its static, lazy and type imports. */
const readImports = (folder: string): Imports =>
  new Map(
    globSync('**/*.{ts,tsx}', { cwd: folder }).map((file) => [
      file,
      importsIn(file, readFileSync(join(folder, file), 'utf8')),
    ]),
  )

const importsIn = (file: string, source: string): string[] =>
  [...source.matchAll(/\b(?:from|import)\s*\(?\s*['"](\.{1,2}\/[^'"?]+)['"]/g)].map(([, path = '']) =>
    join(dirname(file), path),
  )

/** One cycle for each import that closes one, found depth-first. */
const findCycles = (imports: Imports): string[] => {
  const cycles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file)
    if (start !== -1) cycles.push([...path.slice(start), file].join(' → '))
    if (start !== -1 || done.has(file)) return
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file])
    done.add(file)
  }
  for (const file of imports.keys()) visit(file, [])
  return cycles
}
