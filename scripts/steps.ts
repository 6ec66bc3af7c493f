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

/** Everything that is checked, what is quick and what others need first. `scratch` is a folder for reports. */
export const steps = (scratch: string): readonly Step[] => {
  const check = (name: string, ...commands: (readonly string[])[]): Step => ({
    name,
    take: async () => checked(name, await allSucceed(commands)),
  })
  const tests = (name: string, ...projects: string[]): Step => ({
    name,
    take: async () => {
      const report = join(scratch, `${projects[0]}.json`)
      const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
      const { code } = await program([
        'vitest',
        'run',
        ...reporters,
        ...projects.map((project) => `--project=${project}`),
      ])
      return tallyOf(name, report, code)
    },
  })
  return [
    check('Format', ['oxfmt', '--check']),
    check('Lint', ['oxlint', '--type-aware']),
    check(
      'Types',
      ...['.', ...packages.map((name) => `packages/${name}`)].map((folder) => [
        'tsc',
        '--noEmit',
        '-p',
        folder,
      ]),
    ),
    { name: 'Build', take: () => buildStale().then(() => checked('Build', true), complain) },
    tests('Unit tests', ...packages),
    tests('API tests on SQLite and PostgreSQL', 'api-sqlite', 'api-postgres'),
    tests('Start and directions', 'whole'),
    tests('Browser tests', 'browser'),
  ]
}

const packages = ['shared', 'server', 'admin', 'site']

const program = ([command = '', ...args]: readonly string[]) =>
  run(join(programs, command), args, {
    cwd: root,
    show: true,
    env: { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}` },
  })

/** Runs all of them, also after one has failed. */
const allSucceed = async (commands: readonly (readonly string[])[]): Promise<boolean> => {
  let good = true
  for (const command of commands) good = (await program(command)).code === 0 && good
  return good
}

const complain = (error: unknown): Tally => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  return checked('Build', false)
}
