import { join } from 'node:path'
import { buildStale } from './parts.ts'
import { run } from './run.ts'
import { checked, tallyOf, type Tally } from './tally.ts'

/** One part of the test run: it shows what it does on the terminal, and counts. */
export interface Step {
  name: string
  take: () => Promise<Tally>
}

const root = join(import.meta.dirname, '..')
const programs = join(root, 'node_modules/.bin')

/**
 * What is checked, the quick things and what others need first. `all` adds what takes long; `scratch` is a folder for
 * reports. Which tests a project of Vitest has stands in vitest.config.ts.
 */
export const steps = (scratch: string, all: boolean): readonly Step[] => {
  const check = (name: string, ...command: readonly string[]): Step => ({
    name,
    take: async () => checked(name, (await program(command)).code === 0),
  })
  const tests = (name: string, ...projects: string[]): Step => ({
    name,
    take: async () => {
      const report = join(scratch, `${projects[0]}.json`)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const chosen = projects.map((project) => `--project=${project}`)
      const { code } = await program(['vitest', 'run', ...reporters, ...chosen])
      return tallyOf(name, report, code)
    },
  })
  const quick = [
    check('Format', 'oxfmt', '--check'),
    check('Lint', 'oxlint', '--type-aware'),
    check('Types', 'tsc', '-b', '.', ...packages.map((name) => `packages/${name}`)),
    { name: 'Build', take: () => buildStale().then(() => checked('Build', true), complain) },
    tests('Unit tests', ...packages),
    tests('API tests', 'api-sqlite', 'api-postgres'),
    tests('Product tests', 'product'),
    tests('Browser journeys', 'browser'),
  ]
  const exhaustive = () => [
    tests('All other API tests', 'exhaustive-sqlite', 'exhaustive-postgres'),
    tests('All other product tests', 'exhaustive-product'),
    tests('All other browser tests', 'exhaustive-browser'),
  ]
  return all ? [...quick, ...exhaustive()] : quick
}

const packages = ['shared', 'server', 'admin', 'site']

const program = ([command = '', ...args]: readonly string[]) =>
  run(join(programs, command), args, {
    cwd: root,
    show: true,
    env: { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}` },
  })

const complain = (error: unknown): Tally => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return checked('Build', false)
}
