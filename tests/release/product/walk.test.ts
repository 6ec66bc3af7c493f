import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../../scripts/run.ts'
import { applyExample, exampleFile, examplesOf } from '../../support/documented-examples.ts'
import { fieldTrips } from '../../support/input/field-trips.ts'

const root = join(import.meta.dirname, '../../..')
const page = 'docs/how-to/add-a-resource.md'
const declaration = exampleFile(page, 'packages/shared/src/resources/scholarships.ts')
const registry = exampleFile(page, 'packages/shared/src/resources/index.ts')
const command = examplesOf(page).find(({ language }) => language === 'sh')!

test(
  'walk: following docs/how-to/add-a-resource.md creates a complete resource with fields of every kind',
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

/** The example, with the name of the test resource. */
const named = (code: string): string => code.replaceAll('scholarships', 'field-trips')

/** Applies the first two steps of the page: the file and its lines in the registry. */
const declare = (copy: string): void => {
  applyExample(copy, { ...declaration, file: named(declaration.file), code: fieldTrips })
  applyExample(copy, {
    ...registry,
    code: named(registry.code).replaceAll(/field-trips(?!\.ts)/g, 'fieldTrips'),
  })
}

/** A copy of the product's own files, like a fresh clone with the same packages installed. */
const copyOfTheProduct = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'kampana-walk-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }), 60_000)
  // The test PostgreSQL doesn't run as root, so it needs access to this folder.
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

/** Links to workspace packages point into the copy, and links to dependencies to the installed ones. */
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

/** Runs a script of package.json with arguments like `pnpm kampana resource x`, because pnpm may not be installed. */
const script = (copy: string, [name = '', command = '', ...args]: readonly string[]) => {
  const { scripts } = JSON.parse(readFileSync(join(copy, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const [program, ...first] =
    (scripts[name] ? `${scripts[name]} ${command}` : scripts[command])?.split(' ') ?? []
  expect(program).toBe('node')
  return run(process.execPath, [...first, ...args], { cwd: copy })
}

interface Report {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[]
}

/** Number of passed tests for the test resource, by area. */
const aboutFieldTrips = (file: string): { shared: number; api: number } => {
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report
  const passed = (folder: string): number =>
    testResults
      .filter(({ name }) => name.includes(folder))
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ fullName, status }) => fullName.startsWith('field-trips') && status === 'passed').length
  return { shared: passed('/packages/shared/'), api: passed('/tests/api/') }
}
