import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './run.ts'
import { checked, failedFiles, readReport, type Tally } from './tally.ts'

/** What a step found, its output unless it was shown, and the seconds of CPU time that its programs took. */
export interface Outcome extends Tally {
  output: string
  cpu: number
}

/** One step of the test run. It shows its output while it runs, or returns it. */
export interface Step {
  name: string
  take: (show: boolean) => Promise<Outcome>
}

/** Steps that may run at the same time; those that come first begin first. */
export type Stage = readonly Step[]

/** `quick` has what must never break, `all` what CI runs, `release` what a release needs besides. */
export type Tier = 'quick' | 'all' | 'release'

const root = join(import.meta.dirname, '..')
const programs = join(root, 'node_modules/.bin')

/** A tier's steps in their order. `scratch` is a folder for reports. vitest.config.ts defines the projects. */
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
  /** Tests that compute give way to those that wait for a browser or a process, which would only wait longer. */
  const tests = (name: string, projects: readonly string[], niceness = 4): Step => ({
    name,
    take: (show) => vitest(name, projects[0]!, projects.map(toOption), { show, niceness }),
  })
  /**
   * A browser on a machine that does something else, too, may be slower than any test foresees: files in which a test failed
   * are run once more, in a college of their own. What passes only then is told at the end, to be mended.
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
  // What waits stands beside what computes, so that neither core is ever idle.
  return [
    [check('Format', 'oxfmt', '--check')],
    [check('Lint', ...scriptOf('lint')), check('Types', ...scriptOf('typecheck')), build],
    [
      browserTests('Browser tests', ['browser', ...(all ? ['exhaustive-browser'] : [])]),
      tests('API tests', ['api-sqlite', ...(all ? ['exhaustive-sqlite', 'api-postgres'] : [])]),
      tests('Unit tests', [...packages, 'site-page', 'sample-college']),
      tests('Product tests', ['product', ...(all ? ['exhaustive-product'] : [])], 0),
    ],
  ]
}

/** A script of package.json, so that a developer runs it with the same options. */
const scriptOf = (name: 'lint' | 'typecheck'): readonly string[] =>
  JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).scripts[name].split(' ')

const toOption = (project: string): string => `--project=${project}`

const packages = ['shared', 'server', 'admin', 'site']

/**
 * Linter and compiler are Go programs whose threads check the same types again: together they take 18 seconds of CPU time in
 * one thread each, and 52 in as many as they like. Collecting garbage less often is a third of that.
 */
const oneThread = { GOMAXPROCS: '1', GOGC: '400' }

interface Options {
  show: boolean
  /** By how much others go before it (nice(1)). */
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

/** Runs a command and writes what the shell, and all for which it waited, have used. */
const measured = '"$@"; code=$?; times > "$0.times"; exit $code'

/** Its output goes to a file, since a pipe would stay open as long as any of its processes. */
const measuredUnseen = `exec > "$0.output" 2>&1; ${measured}`

/** What a program that was stopped has left. */
const read = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '')

/** The second line of `times` tells the user's and the system's time of the children, as in `1m2.50s 0m3.25s`. */
const toSeconds = (times: string): number => {
  const [, children = ''] = times.split('\n')
  const [user = 0, system = 0] = [...children.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, seconds]) => Number(minutes) * 60 + Number(seconds),
  )
  return user + system
}
