import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const notOurs = new Set(['node_modules', 'dist', '.git', 'releases'])
const files = globSync('**/*.{md,ts,tsx,js,css,yaml,lua,sh}', {
  cwd: root,
  exclude: (name) => notOurs.has(name),
})
const documents = files.filter((file) => /^(README|CONTRIBUTING|docs\/.*|packages\/.*README)\.md$/.test(file))
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

test('docs: every source file that the documentation names is there', () => {
  const gone = documents.flatMap((document) =>
    namedFiles(read(document))
      .filter((name) => !files.some((file) => file === name || file.endsWith(`/${name}`)))
      .map((name) => `${document}: ${name}`),
  )
  expect(gone).toEqual([])
})

test('docs: every link of the documentation leads to what is there', () => {
  const gone = documents.flatMap((document) =>
    [...read(document).matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(document), target)))
      .map((target) => `${document}: ${target}`),
  )
  expect(gone).toEqual([])
})

test('docs: no document or comment refers to a document outside the repository', () => {
  const paths = globSync('**/*.md', { cwd: root, exclude: (name) => notOurs.has(name) })
  const gone = files.flatMap((file) =>
    documentsNamed(file)
      .filter((name) => !paths.some((path) => path === name || path.endsWith(`/${name}`)))
      .map((name) => `${file}: ${name}`),
  )
  expect(gone).toEqual([])
})

test('docs: no file refers to an issue by its number', () => {
  const tracker = /\b(?:issue|ticket|pull request) #?\d+/i
  expect(files.filter((file) => tracker.test(read(file)))).toEqual([])
})

describe('kampana, which runs the commands of an operator', () => {
  const script = read('docs/operations/kampana')
  const operators = [
    'docs/operations.md',
    'docs/publishing.md',
    ...files.filter((file) => file.startsWith('docs/operations/')),
  ]
  const commands = /^ {2}(start(?: \| \w+)+)\) shift/m.exec(script)![1]!.split(' | ')

  test('is used in every line of the documents, and told how to be installed', () => {
    const commanding = new RegExp(String.raw`pnpm(?:@[\d.]+)? (?:${commands.join('|')})\\b(?! --tag)`)
    const lines = operators.flatMap((file) =>
      read(file)
        .split('\n')
        .map((line) => `${file}: ${line}`),
    )
    expect(lines.filter((line) => commanding.test(line))).toEqual([])
    expect(read('docs/operations.md')).toContain(
      'install -m 755 docs/operations/kampana /usr/local/bin/kampana\n',
    )
  })

  test('knows each that they name, and no other', () => {
    const named = [...operators, 'README.md'].flatMap((file) =>
      [...read(file).matchAll(/(?<![\w/@.-])kampana (?!on\b)([a-z]+)(?= |`|\n)/g)].map(
        ([, name = '']) => name,
      ),
    )
    expect([...new Set(named)].filter((name) => !commands.includes(name))).toEqual([])
    expect(commands.filter((name) => !named.includes(name))).toEqual([])
  })

  test('installs by the same pnpm as the documents', () => {
    const versions = [...files, 'docs/operations/kampana', 'Containerfile']
      .filter((file) => !/test|^docs\/decisions|CHANGELOG/.test(file))
      .flatMap((file) => read(file).match(/pnpm@\d[\d.]*\d/g) ?? [])
    expect(versions.length).toBeGreaterThan(5)
    expect(new Set(versions).size).toBe(1)
  })
})

/** In code marks and with an ending. `NNNN` and `KIND` stand for others, and what is in `dist` is built. */
const namedFiles = (text: string): string[] =>
  [...text.replaceAll(/```.*?```/gs, '').matchAll(/`([\w./-]+\w\.(?:ts|tsx|js|css|yaml|lua|sh))`/g)]
    .map(([, name = '']) => name)
    .filter((name) => !/NNNN|KIND/.test(name) && !name.includes('dist/'))

/** Documents named in a file: all of a document's, in code those of comments and those in capitals. URLs are left out. */
const documentsNamed = (file: string): string[] => {
  const text = read(file).replaceAll(/https?:\/\/\S+/g, '')
  const comments = text.match(/\/\*[^]*?\*\/|(?:^|\s)(?:\/\/|#).*/g)?.join('\n') ?? ''
  const named = file.endsWith('.md')
    ? (text.match(/[\w./-]*\w\.md\b/g) ?? [])
    : [...(comments.match(/[\w./-]*\w\.md\b/g) ?? []), ...(text.match(/\b[A-Z][A-Z_-]+\.md\b/g) ?? [])]
  return [...new Set(named.map((name) => name.replace(/^(?:\.{0,2}\/)+/, '')))]
}
