import { join } from 'node:path'
import { run } from './run.ts'
import { checked, failedFiles, readReport, type Tally } from './tally.ts'

/** One step of the test run. It prints its output while it runs, or returns it with its counts. */
export interface Step {
  name: string
  take: () => Promise<Tally & { output?: string }>
}

/** Steps that may run at the same time. */
export type Stage = readonly Step[]

const root = join(import.meta.dirname, '..')
const programs = join(root, 'node_modules/.bin')

/**
 * The steps in their order: quick ones, and those that others need, first. `all` adds the slow ones; `scratch` is a folder
 * for reports. vitest.config.ts defines the projects.
 */
export const stages = (scratch: string, all: boolean): readonly Stage[] => {
  const check = (name: string, ...command: readonly string[]): Step => ({
    name,
    take: async () => {
      const { code, output } = await program(command, { show: false, env: oneThread })
      return { ...checked(name, code === 0), output }
    },
  })
  const vitest = async (name: string, report: string, chosen: readonly string[]): Promise<Tally> => {
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
    const { code } = await program(['vitest', 'run', ...reporters, ...chosen])
    return readReport(name, report, code)
  }
  const tests = (name: string, ...projects: string[]): Step => ({
    name,
    take: () => vitest(name, join(scratch, `${projects[0]}.json`), projects.map(toOption)),
  })
  /**
   * A browser on a machine that does something else, too, may be slower than any test foresees: files in which a test failed
   * are run once more, in a college of their own. What passes only then is told at the end, to be mended.
   */
  const browserTests = (name: string, project: string): Step => ({
    name,
    take: async () => {
      const report = join(scratch, `${project}.json`)
      const first = await vitest(name, report, [toOption(project)])
      const { files, passedElsewhere } = failedFiles(report)
      if (files.length === 0) return first
      const second = await vitest(name, join(scratch, `${project}-again.json`), [toOption(project), ...files])
      return { ...second, passed: passedElsewhere + second.passed, unsteady: first.failures }
    },
  })
  const quick = [
    [check('Format', 'oxfmt', '--check')],
    [
      check('Lint', 'oxlint', '--type-aware'),
      check('Types', 'tsc', '-b', '--checkers', '1', '.', ...packages.map((name) => `packages/${name}`)),
      check('Build', 'node', 'scripts/build.ts'),
    ],
    [tests('Unit tests', ...packages, 'sample-college')],
    [tests('API tests', 'api-sqlite', 'api-postgres')],
    [tests('Product tests', 'product')],
    [browserTests('Browser journeys', 'browser')],
  ]
  const exhaustive = () => [
    [tests('All other API tests', 'exhaustive-sqlite', 'exhaustive-postgres')],
    [tests('All other product tests', 'exhaustive-product', 'exhaustive-sample-college')],
    [browserTests('All other browser tests', 'exhaustive-browser')],
  ]
  return all ? [...quick, ...exhaustive()] : quick
}

const toOption = (project: string): string => `--project=${project}`

const packages = ['shared', 'server', 'admin', 'site']

/**
 * Linter and compiler are Go programs whose threads check the same types again: together they take 18 seconds of CPU time in
 * one thread each, and 52 in as many as they like. Collecting garbage less often is a third of that.
 */
const oneThread = { GOMAXPROCS: '1', GOGC: '400' }

const program = ([command = '', ...args]: readonly string[], { show = true, env = {} } = {}) =>
  run(join(programs, command), args, {
    cwd: root,
    show,
    env: { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}`, ...env },
  })
