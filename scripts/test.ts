import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stages, type Outcome, type Stage, type Step } from './steps.ts'
import { sum, type Tally } from './tally.ts'

/** Runs every step, even after failures, and ends with a line of passed and failed checks. */
const testAll = async (scratch: string): Promise<Tally> => {
  const results: Result[] = []
  for (const stage of stages(scratch, tier)) {
    if (stopped) break
    results.push(...(await takeAll(stage)))
  }
  const total = sum(results.map(({ outcome }) => outcome))
  const failures = total.failures.map((failure) => `✗ ${failure}\n`).join('')
  const unsteady = (total.unsteady ?? []).map((failure) => `~ ${failure}\n`).join('')
  if (unsteady) process.stdout.write(`\nFlaky tests (failed, then passed):\n${unsteady}`)
  process.stdout.write(`\nSlowest files:\n${slowest(total).join('\n')}\n`)
  const lines = results.map(
    (result) => `${result.outcome.failures.length === 0 ? '✓' : '✗'} ${format(result)}`,
  )
  process.stdout.write(`\n${failures}\n${lines.join('\n')}\n${stopped ? 'Stopped before the end.\n' : ''}`)
  process.stdout.write(`\n${formatTally(total)}\n`)
  return total
}

/** Result of a step and its duration in seconds. */
interface Result {
  name: string
  outcome: Outcome
  seconds: number
}

/** Runs the steps of a stage, two at a time, and returns their results in order. */
const takeAll = async (stage: Stage): Promise<Result[]> => {
  const results: Result[] = []
  const waiting = stage.entries()
  const takeOneByOne = async (): Promise<void> => {
    for (const [at, step] of waiting) {
      if (stopped) return
      results[at] = await timed(step, stage.length === 1)
    }
  }
  await Promise.all([takeOneByOne(), takeOneByOne()])
  return results.filter(Boolean)
}

/**
 * Runs a step and prints its name, output and counts. Prints the name first if the step runs alone, otherwise prints
 * everything at the end.
 */
const timed = async ({ name, take }: Step, alone: boolean): Promise<Result> => {
  const header = `\n── ${name} ──\n`
  if (alone) process.stdout.write(header)
  const began = performance.now()
  const outcome = await take(alone)
  const result = { name, outcome, seconds: (performance.now() - began) / 1000 }
  process.stdout.write(`${alone ? '' : header}${outcome.output}${format(result)}\n`)
  return result
}

const format = ({ name, outcome, seconds }: Result): string =>
  `${name}: ${formatTally(outcome)} in ${seconds.toFixed(1)} s, with ${outcome.cpu.toFixed(1)} s of CPU time`

const formatTally = ({ passed, failures }: Tally): string => `${passed} passed, ${failures.length} failed`

/** Lists the twenty slowest files with their seconds. */
const slowest = ({ files = [] }: Tally): string[] =>
  files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 20)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`)

const memory = '/dev/shm'

/** True if /dev/shm has room for the hundreds of temporary databases, which are faster there than on a disk. */
const roomInMemory = (): boolean => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 * 1024 ** 3
}

// `--all` adds the slow tests; `--release` runs those that only a release needs.
const flag = { type: 'boolean', default: false } as const
const { values: chosen } = parseArgs({ options: { all: flag, release: flag } })
const tier = chosen.release ? 'release' : chosen.all ? 'all' : 'quick'

let stopped = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true))

// Contains all temporary folders of the run, so that none is left behind, however a step ends.
const scratch = mkdtempSync(join(roomInMemory() ? memory : tmpdir(), 'kampana-test-'))
// PostgreSQL's user must be able to traverse it.
chmodSync(scratch, 0o711)
process.env['TMPDIR'] = scratch
try {
  const { failures } = await testAll(scratch)
  process.exitCode = failures.length > 0 || stopped ? 1 : 0
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
