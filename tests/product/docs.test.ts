import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const notOurs = new Set(['node_modules', 'dist', '.git', 'releases'])
const files = globSync('**/*.{md,ts,tsx,js,css,yaml,lua,sh}', {
  cwd: root,
  exclude: (name) => notOurs.has(name),
})
const documents = files.filter(
  (file) => /^(README|CONTRIBUTING|docs\/.*)(\.md)?$/.test(file) && file.endsWith('.md'),
)
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('every source file that the documentation names is there', () => {
  const gone = documents.flatMap((document) =>
    namedFiles(read(document))
      .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  )
  expect(gone).toEqual([])
})

test('every decision that the documentation links to is there', () => {
  const decisions = new Set(
    files.filter((file) => file.startsWith('docs/decisions/')).map((file) => file.slice(15)),
  )
  const gone = documents.flatMap((document) =>
    [...read(document).matchAll(/\((?:docs\/)?(?:decisions\/)?(\d{4}-[a-z0-9-]+\.md)\)/g)]
      .map(([, name = '']) => name)
      .filter((name) => !decisions.has(name))
      .map((name) => `${document}: ${name}`),
  )
  expect(gone).toEqual([])
})

/** In code marks and with an ending. `NNNN` and `KIND` stand for others, and what is in `dist` is built. */
const namedFiles = (text: string): string[] =>
  [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([\w./-]+\w\.(?:ts|tsx|js|css|yaml|lua|sh))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/NNNN|KIND/.test(name) && !name.includes('dist/'))
