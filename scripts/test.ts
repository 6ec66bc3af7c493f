import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { steps, type Step } from './steps.ts'
import { sum, type Tally } from './tally.ts'

/** Takes every step, whatever became of those before, and ends with one line: how many passed and failed. */
const testAll = async (scratch: string): Promise<Tally> => {
  const results: [string, Tally][] = []
  for (const step of steps(scratch, options.all)) {
    if (stopped) break
    results.push([step.name, await timed(step)])
  }
  const total = sum(results.map(([, tally]) => tally))
  const lines = results.map(
    ([name, tally]) => `${tally.failures.length === 0 ? '✓' : '✗'} ${name}: ${inWords(tally)}`,
  )
  const failures = total.failures.map((failure) => `✗ ${failure}\n`).join('')
  process.stdout.write(`\n${failures}\n${lines.join('\n')}\n${stopped ? 'Stopped half-way.\n' : ''}`)
  process.stdout.write(`\n${inWords(total)}\n`)
  return total
}

const timed = async ({ name, take }: Step): Promise<Tally> => {
  process.stdout.write(`\n── ${name} ──\n`)
  const began = performance.now()
  const tally = await take()
  process.stdout.write(`${name}: ${inWords(tally)} in ${((performance.now() - began) / 1000).toFixed(1)} s\n`)
  return tally
}

const inWords = ({ passed, failures }: Tally): string => `${passed} passed, ${failures.length} failed`

const memory = '/dev/shm'

/** Hundreds of databases are made and thrown away: in memory none of them waits for the disk. */
const roomInMemory = (): boolean => {
  if (!existsSync(memory)) return false
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize > 2 * 1024 ** 3
}

// `--all` takes what runs for long, too.
const { values: options } = parseArgs({ options: { all: { type: 'boolean', default: false } } })

let stopped = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => (stopped = true))

// Every temporary folder of the run is made in this one, so that none outlives it, however a step ends.
const scratch = mkdtempSync(join(roomInMemory() ? memory : tmpdir(), 'kampana-test-'))
// PostgreSQL, run by somebody else than root, passes through it.
chmodSync(scratch, 0o711)
process.env['TMPDIR'] = scratch
try {
  const { failures } = await testAll(scratch)
  process.exitCode = failures.length > 0 || stopped ? 1 : 0
} finally {
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}
