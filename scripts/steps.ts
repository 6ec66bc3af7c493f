import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { packages, projectOf } from './packages.ts'
import { run } from './run.ts'
import { checked, failedFiles, readReport, type Tally } from './tally.ts'

/** Result of a step: its tally, its output unless it was shown, and the CPU time of its programs in seconds. */
export interface Outcome extends Tally {
  output: string
  cpu: number
}

/** Step of the test run. It shows its output while it runs, or returns it. */
export interface Step {
  name: string
  take: (show: boolean) => Promise<Outcome>
}

/** Steps that may run at the same time; earlier steps start first. */
export type Stage = readonly Step[]

/** `quick` contains the most important checks, `all` all checks of CI, `release` those that only a release needs. */
export type Tier = 'quick' | 'all' | 'release'

const root = join(import.meta.dirname, '..')
const programs = join(root, 'node_modules/.bin')

/** Steps of a tier, in order. `scratch` is a folder for reports. vitest.config.ts defines the projects. */
export const stages = (scratch: string, tier: Tier): readonly Stage[] => {
  const program = programRunner(scratch)
  const check = (name: string, ...command: readonly string[]): Step => ({
    name,
    take: async (show) => {
      const { code, ...rest } = await program(command, { show, env: oneThread })
      return { ...checked(name, code === 0), ...rest }
    },
  })
  const vitest = async (name: string, report: string, chosen: readonly string[], options: Options) => {
    const file = join(scratch, `${report}.json`)
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
    const { code, ...rest } = await program(['vitest', 'run', ...reporters, ...chosen], options)
    return { ...readReport(name, file, code), ...rest }
  }
  /** Tests that compute have lower priority than tests that wait for a browser or a process. */
  const tests = (name: string, projects: readonly string[], niceness = 4): Step => ({
    name,
    take: (show) => vitest(name, projects[0]!, projects.map(toOption), { show, niceness }),
  })
  /**
   * Runs browser tests, and repeats files with failed tests once with a new college, since a busy machine slows down the
   * browser. Reports tests that only pass then at the end, to be fixed.
   */
  const browserTests = (name: string, projects: readonly string[]): Step => ({
    name,
    take: async (show) => {
      const options = projects.map(toOption)
      const first = await vitest(name, name, options, { show })
      const { files, passedElsewhere } = failedFiles(join(scratch, `${name}.json`))
      if (files.length === 0) return first
      const second = await vitest(name, `${name} again`, [...options, ...files], { show })
      return {
        ...second,
        passed: passedElsewhere + second.passed,
        unsteady: first.failures,
        files: [...(first.files ?? []), ...(second.files ?? [])],
        output: first.output + second.output,
        cpu: first.cpu + second.cpu,
      }
    },
  })
  const build = check('Build', 'node', 'scripts/build.ts')
  if (tier === 'release')
    return [
      [build],
      [
        tests('Releases', ['release-product'], 0),
        tests('Sample college', ['release-sample-college']),
        tests('Timing', ['release-api'], 0),
        tests('Everything on PostgreSQL', ['release-postgres']),
        browserTests('Browser tests', ['release-browser']),
      ],
      [check('Soak', 'node', 'bench/soak.ts')],
    ]
  const all = tier === 'all'
  // Combines steps that wait with steps that compute, so that both cores stay busy.
  return [
    [check('Format', 'oxfmt', '--check')],
    [check('Lint', ...scriptOf('lint')), check('Types', ...scriptOf('typecheck')), build],
    [
      browserTests('Browser tests', ['browser', ...(all ? ['exhaustive-browser'] : [])]),
      tests('API tests', ['api-sqlite', ...(all ? ['exhaustive-sqlite', 'api-postgres'] : [])]),
      tests('Unit tests', [...packages.map(projectOf), 'site-page', 'sample-college']),
      tests('Product tests', ['product', ...(all ? ['exhaustive-product'] : [])], 0),
    ],
  ]
}

/** Reads a script from package.json, so that a developer runs it with the same options. */
const scriptOf = (name: 'lint' | 'typecheck'): readonly string[] =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts[name].split(' ')

const toOption = (project: string): string => `--project=${project}`

/**
 * Linter and compiler are Go programs whose threads check the same types again. Together they take 18 seconds of CPU time with
 * one thread each, and 52 without a limit. Less frequent garbage collection saves a third of that.
 */
const oneThread = { GOMAXPROCS: '1', GOGC: '400' }

interface Options {
  show: boolean
  /** Niceness of the process (nice(1)). */
  niceness?: number
  env?: Readonly<Record<string, string>>
}

/** Runs one of the workspace's programs, and measures its CPU time. */
const programRunner = (scratch: string) => {
  let runs = 0
  return async ([command = '', ...args]: readonly string[], { show, niceness = 0, env = {} }: Options) => {
    const place = join(scratch, `run-${++runs}`)
    const shell = ['sh', '-c', show ? measured : measuredUnseen, place]
    const { code } = await run('nice', ['-n', String(niceness), ...shell, join(programs, command), ...args], {
      cwd: root,
      show: true,
      env: { ...process.env, PATH: `${programs}:${process.env['PATH'] ?? ''}`, ...env },
    })
    return { code, output: show ? '' : read(`${place}.output`), cpu: toSeconds(read(`${place}.times`)) }
  }
}

/** Runs a command and writes the CPU time of the shell and its children. */
const measured = '"$@"; code=$?; times > "$0.times"; exit $code'

/** Writes the output to a file, since a pipe would stay open as long as any of the command's processes. */
const measuredUnseen = `exec > "$0.output" 2>&1; ${measured}`

/** Reads a file; empty if the program was stopped before writing it. */
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** Parses the second line of `times`: user and system time of the children, such as `1m2.50s 0m3.25s`. */
const toSeconds = (times: string): number => {
  const [, children = ''] = times.split('\n')
  const [user = 0, system = 0] = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return user + system
}
