import { packages } from '../../../scripts/packages.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyExample, examplesOf } from '../../support/documented-examples.ts'

const root = join(import.meta.dirname, '../../..')
const clone = mkdtempSync(join(tmpdir(), 'kampana-contributing-'))

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(clone, file))
  for (const folder of ['.', ...projects]) copyModules(folder)
  // The API tests require the built site.
  for (const folder of projects)
    if (existsSync(join(root, folder, 'dist')))
      symlinkSync(join(root, folder, 'dist'), join(clone, folder, 'dist'))
}, 60_000)
afterAll(() => rmSync(clone, { recursive: true, force: true }), 60_000)

/** Copies the dependency links and TypeScript's incremental state. The dependencies themselves are linked. */
const copyModules = (folder: string): void => {
  const [from, to] = [root, clone].map((place) => join(place, folder, 'node_modules')) as [string, string]
  for (const name of readdirSync(from))
    if (name === '.pnpm') symlinkSync(join(from, name), join(to, name))
    else if (name !== '.vite' && name !== '.vite-temp')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
}

test('contributing: the examples of the documentation compile and their tests pass', () => {
  for (const page of pages)
    for (const example of examplesOf(`docs/${page}.md`)) if (example.file) applyExample(clone, example)
  addAction()
  writeMigration()
  expect(run('typescript/bin/tsc', '-b', '.', ...projects)).toBe('')
  const vitest = (...words: string[]) =>
    run('vitest/vitest.mjs', 'run', '--reporter=dot', '--testTimeout=120000', ...words)
  const api = vitest(
    '--project=api-sqlite',
    'declared.test',
    'unread-messages',
    'first-test',
    'access.test',
    '-t',
    added,
  )
  expect(api).toMatch(/Tests +\d+ passed/)
  const unit = vitest('--project=server', '--project=admin', '--project=site', ...unitTests)
  expect(unit).toMatch(/Tests +\d+ passed/)
  // No test reserves the action's texts, so readers can type the example.
  expect(read('packages/admin/src/language/filipino.test.ts')).not.toMatch(/['"]archive|\barchive:/i)
}, 600_000)

const projects = packages.map(({ folder }) => folder)
const pages = [
  'how-to/add-a-resource',
  'how-to/add-a-field-kind',
  'how-to/add-a-body-node',
  'how-to/add-a-call',
  'how-to/add-a-website-page',
  'reference/testing',
  'reference/debugging',
]
const added = 'scholarships|unread messages|lists a published update|every call of the API'
const unitTests = ['filipino.test', 'every-kind', 'render-text', 'routes.test', 'one-render', 'rich-text']

/** Adds the page's action and its field to the resource of another page. */
const addAction = (): void => {
  const [field, actions] = examplesOf('docs/how-to/add-an-action.md')
  const file = 'packages/shared/src/resources/scholarships.ts'
  edit(file, "  public: ['list', 'show'],\n", `${actions?.code}  },\n  public: ['list', 'show'],\n`)
  edit(file, '    created_at:', `    ${field?.code}    created_at:`)
  edit(
    file,
    'import { datetime,',
    "import { action } from '../custom-action.ts'\nimport { boolean, datetime,",
  )
  edit(file, 'money, readOnly', 'money, optional, readOnly')
}

const writeMigration = (): void => {
  const { status, stdout, stderr } = runScript('scripts/resource.ts', 'scholarships')
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('scholarships.ts')])
}

const read = (file: string): string => readFileSync(join(clone, file), 'utf8')
const write = (file: string, text: string): void => writeFileSync(join(clone, file), text)
const edit = (file: string, from: string, to: string): void => {
  expect([file, read(file).includes(from)]).toEqual([file, true])
  write(
    file,
    read(file).replace(from, () => to),
  )
}

/** Runs one of the clone's programs, and returns its output. */
const run = (program: string, ...words: string[]): string => {
  const { status, stdout, stderr } = runScript(join('node_modules', program), ...words)
  if (status !== 0) throw new Error(stdout + stderr)
  return stdout
}
const runScript = (script: string, ...words: string[]) =>
  spawnSync(process.execPath, [script, ...words], {
    cwd: clone,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, HOME: process.env.HOME, NO_COLOR: '1' },
  })
