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

/** The examples of docs/declaring.md, typed as they are printed in a copy of the repository, as on somebody's first day. */
const root = join(import.meta.dirname, '../../..')
const clone = mkdtempSync(join(tmpdir(), 'kampana-contributing-'))
const printed = readFileSync(join(root, 'docs/declaring.md'), 'utf8')

beforeAll(() => {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  for (const file of files.split('\n').filter((name) => name !== '' && existsSync(join(root, name))))
    cpSync(join(root, file), join(clone, file))
  for (const folder of ['.', ...projects]) copyModules(folder)
  // The API's tests want the site built.
  for (const folder of projects)
    if (existsSync(join(root, folder, 'dist')))
      symlinkSync(join(root, folder, 'dist'), join(clone, folder, 'dist'))
}, 60_000)
afterAll(() => rmSync(clone, { recursive: true, force: true }), 60_000)

/** Copies the links to dependencies and what TypeScript remembers; the dependencies themselves are linked. */
const copyModules = (folder: string): void => {
  const [from, to] = [root, clone].map((place) => join(place, folder, 'node_modules')) as [string, string]
  for (const name of readdirSync(from))
    if (name === '.pnpm') symlinkSync(join(from, name), join(to, name))
    else if (name !== '.vite' && name !== '.vite-temp')
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
}

test('contributing: docs/declaring.md: its examples compile where it says, and the tests that look at them are green', () => {
  typeResource()
  typeAction()
  writeMigration()
  typeKind()
  expect(run('typescript/bin/tsc', '-b', '.', ...projects)).toBe('')
  const vitest = (...words: string[]) => run('vitest/vitest.mjs', 'run', '--reporter=dot', ...words)
  const api = vitest('--project=api-sqlite', 'declared.test', '-t', 'open-posts')
  expect(api).toMatch(/Tests +\d+ passed/)
  const unit = vitest('--project=server', '--project=admin', '--project=site', ...unitTests)
  expect(unit).toMatch(/Tests +\d+ passed/)
  // Its words are free for who types the example: no test needs them untranslated.
  expect(read('packages/admin/src/language/filipino.test.ts')).not.toMatch(/\barchive/i)
}, 600_000)

const projects = ['shared', 'server', 'admin', 'site'].map((name) => `packages/${name}`)
const unitTests = ['filipino.test', 'every-kind', 'render-text']

/** A resource of the printed declaration, under another name, since job openings are there. */
const typeResource = (): void => {
  const declaration = codeBlock('packages/shared/src/resources/job-openings.ts')
  expect(declaration.trim()).toBe(read('packages/shared/src/resources/job-openings.ts').trim())
  const renamed = declaration
    .replaceAll('jobOpenings', 'openPosts')
    .replaceAll('job-openings', 'open-posts')
    .replaceAll('job opening', 'open post')
    .replaceAll('Job Openings', 'Open Posts')
  write('packages/shared/src/resources/open-posts.ts', renamed)
  const registry = 'packages/shared/src/resources/index.ts'
  edit(
    registry,
    'import { jobOpenings }',
    "import { openPosts } from './open-posts.ts'\nimport { jobOpenings }",
  )
  edit(registry, '  jobOpenings,\n', '  jobOpenings,\n  openPosts,\n')
}

/** The printed action, with the field that it sets. */
const typeAction = (): void => {
  const [, actions = ''] = /```ts\n(  customActions: \{[^]*?)```/.exec(printed) ?? []
  const file = 'packages/shared/src/resources/open-posts.ts'
  edit(file, "  public: ['list', 'show'],\n", `${actions}  },\n  public: ['list', 'show'],\n`)
  const [, field = ''] = /`(is_archived: .*?)`/.exec(printed) ?? []
  edit(file, '    created_at:', `    ${field},\n    created_at:`)
  edit(file, 'import { day,', "import { action } from '../custom-action.ts'\nimport { boolean, day,")
}

const writeMigration = (): void => {
  const { status, stdout, stderr } = runScript('scripts/resource.ts', 'open-posts')
  expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('open-posts.ts')])
}

/** Money under another name, in each of the places that are named for it. */
const typeKind = (): void => {
  for (const file of ['packages/shared/src/kinds/money.ts', 'packages/admin/src/crud/kinds/money.tsx'])
    write(file.replace('money.', 'fare.'), toFare(read(file)))
  for (const file of [
    'packages/shared/src/kinds/index.ts',
    'packages/admin/src/crud/kinds/index.ts',
    'packages/site/src/records/brief-html.ts',
  ]) {
    expect(printed).toContain(file.replace(/^packages\/(?:shared|admin)\/src\//, ''))
    repeatLines(file)
  }
  const specimens = 'tests/support/input/specimens.ts'
  const [specimen = ''] = /\n  money: \{[^]*?\n  \},/.exec(read(specimens)) ?? []
  edit(specimens, specimen, specimen + toFare(specimen))
}

/** Repeats each line that names money for the fare; what is imported of money's text is not doubled. */
const repeatLines = (file: string): void =>
  write(
    file,
    read(file)
      .split('\n')
      .flatMap((line) =>
        /\bmoney|moneyKind/.test(line) && !line.includes('text/money') ? [line, toFare(line)] : [line],
      )
      .join('\n'),
  )
const toFare = (text: string): string =>
  text
    .replaceAll(/(?<!text\/)\bmoney(?=Kind|View|:|,|'| =|\(|\.ts)/g, 'fare')
    .replaceAll('MoneyField', 'FareField')

/** The printed code block that begins with a file's name. */
const codeBlock = (file: string): string => {
  const at = printed.indexOf(`\`\`\`ts\n// ${file}\n`)
  expect([file, at > 0]).toEqual([file, true])
  const from = printed.indexOf(file, at) + file.length + 1
  return printed.slice(from, printed.indexOf('```', from))
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

/** Runs a program of the clone's, and gives what it says. */
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
