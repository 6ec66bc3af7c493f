import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../../scripts/run.ts'
import { fieldTrips } from '../../support/input/field-trips.ts'

const root = join(import.meta.dirname, '../../..')
const walk = readFileSync(join(root, 'docs/declaring.md'), 'utf8')
  .split('\n## A resource\n')[1]!
  .split('\n## ')[0]!
/** The steps, as docs/declaring.md writes them: what stands in each block of code, without the line that names its file. */
const [declaration, registry, command] = [
  ...walk.matchAll(/^```\w+\n(?:\/\/ (?<file>\S+)\n)?(?<code>[^]+?)^```/gm),
].map(({ groups }) => ({ file: groups?.file ?? '', code: groups?.code ?? '' })) as [Block, Block, Block]
interface Block {
  file: string
  code: string
}

test('walk: the example that docs/declaring.md walks through is the product’s own', () => {
  expect(readFileSync(join(root, declaration.file), 'utf8')).toBe(declaration.code)
  for (const line of registry.code.trim().split('\n'))
    expect(readFileSync(join(root, registry.file), 'utf8')).toContain(`${line}\n`)
  expect(command.code).toBe('pnpm resource job-openings\n')
})

test(
  'walk: who follows docs/declaring.md with a resource of every kind of field has a whole resource',
  { timeout: 300_000 },
  async () => {
    const copy = copyOfTheProduct()
    declare(copy)
    await succeeds(copy, 'pnpm', named(command.code).trim().split(' ').slice(1))
    const migrations = readdirSync(join(copy, 'packages/server/src/db/migrations'))
    expect(migrations.filter((file) => /^\d{4}-field-trips\.ts$/.test(file))).toHaveLength(1)

    await succeeds(copy, 'oxfmt', ['--check', 'packages/server/src/db/migrations'])
    for (const folder of ['packages/shared', 'packages/server', 'packages/admin'])
      await succeeds(copy, 'tsc', ['--noEmit', '-p', folder])
    const report = join(copy, 'report.json')
    const projects = ['shared', 'api-sqlite', 'release-postgres'].map((project) => `--project=${project}`)
    const files = [
      'src/resource.test.ts',
      'sql/declared',
      'declared-answers',
      'sql/tables',
      'accounts/access',
    ]
    const only = ['-t', 'field-trips|every (declared field|resource|call of the API)']
    const patience = ['--testTimeout=120000']
    const written = ['--reporter=json', `--outputFile=${report}`]
    await succeeds(copy, 'vitest', ['run', ...projects, ...files, ...only, ...patience, ...written])
    expect(aboutFieldTrips(report)).toEqual({ shared: 5, api: 9 })
  },
)

/** The example's words for the made-up resource's. */
const named = (code: string): string =>
  code.replaceAll('job-openings', 'field-trips').replaceAll('jobOpenings', 'fieldTrips')

/** The first two steps, by hand as docs/declaring.md has them: the file, and the two places of the registry. */
const declare = (copy: string): void => {
  writeFileSync(join(copy, named(declaration.file)), fieldTrips)
  const index = join(copy, registry.file)
  const lines = registry.code.trim().split('\n')
  const added = lines.filter((line) => line.includes('jobOpenings'))
  const text = added.reduce(
    (text, line) => text.replace(`${line}\n`, `${line}\n${named(line)}\n`),
    readFileSync(index, 'utf8'),
  )
  writeFileSync(index, text)
}

/** All that is in the product's own folders, as a fresh clone with the same packages installed. */
const copyOfTheProduct = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'kampana-walk-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  // The tests' PostgreSQL, which runs as another user than root, needs access through this folder.
  const own = readdirSync(root).filter((name) => !['node_modules', '.git', 'data', 'releases'].includes(name))
  for (const name of own)
    cpSync(join(root, name), join(copy, name), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (from) => !/\/node_modules\/\.(?!bin)|\/\.vite/.test(from),
    })
  installedIn(copy)
  return copy
}

/** Links in it lead to the copy's own packages, those to all others to where they are installed. */
const installedIn = (copy: string): void => {
  const from = join(root, 'node_modules')
  const to = join(copy, 'node_modules')
  mkdirSync(to)
  symlinkSync(join(from, '.pnpm'), join(to, '.pnpm'))
  for (const name of readdirSync(from).filter((name) => name !== '.pnpm' && name !== '.cache'))
    cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
}

const succeeds = async (copy: string, program: string, args: readonly string[]): Promise<void> => {
  const { code, output } =
    program === 'pnpm'
      ? await script(copy, args)
      : await run(join(copy, 'node_modules/.bin', program), args, { cwd: copy })
  expect([program, ...args, code === 0 ? '' : output]).toEqual([program, ...args, ''])
}

/** `pnpm resource x` without pnpm, which needn't be installed: the script of package.json, with the same arguments. */
const script = (copy: string, [name = '', ...args]: readonly string[]) => {
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [program, ...first] = scripts[name]?.split(' ') ?? []
  expect(program).toBe('node')
  return run(process.execPath, [...first, ...args], { cwd: copy })
}

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** How many tests on the made-up resource passed, by what they test. */
const aboutFieldTrips = (file: string): { shared: number; api: number } => {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const passed = (folder: string): number =>
    testResults
      .filter(({ name }) => name.includes(folder))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName, status }) => fullName.startsWith('field-trips') && status === 'passed').length
  return { shared: passed('/packages/shared/'), api: passed('/tests/api/') }
}
