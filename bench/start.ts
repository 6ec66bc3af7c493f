import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../scripts/free-port.ts'
import { median } from './beside.ts'
import { residentMemory } from './memory.ts'
import type { Finding } from './report.ts'

const times = 9
const maxRatio = 2
const maxMegabytes = 150

/**
 * Measures the time from the start of the built product to its first page, and its memory then, with existing data. Alternates
 * with the start of the baseline.
 */
export const start = async (): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  try {
    const product = () => startOnce('scripts/start.js', { DATA_DIR: dataDir, LOG_LEVEL: 'warn' })
    const floor = () => startOnce('bench/bare-start.js', {})
    const starts: { ours: Start; theirs: Start }[] = []
    // The first start, which isn't measured, seeds the data and writes the compile cache.
    for (let time = -1; time < times; time++) {
      const both = { ours: await product(), theirs: await floor() }
      if (time >= 0) starts.push(both)
    }
    const milliseconds = median(starts.map(({ ours }) => ours.milliseconds))
    const megabytes = median(starts.map(({ ours }) => ours.megabytes))
    const ratio = median(starts.map(({ ours, theirs }) => ours.milliseconds / theirs.milliseconds))
    return [
      {
        what: 'From the start to the first page, beside bare Fastify with better-sqlite3',
        measured: `${ratio.toFixed(2)} : 1, the median of ${times}; ${Math.round(milliseconds)} ms`,
        goal: `≤ ${maxRatio} : 1`,
        met: ratio <= maxRatio,
      },
      {
        what: 'Memory after the first page',
        measured: `${Math.round(megabytes)} MB resident, the median of ${times}`,
        goal: `≤ ${maxMegabytes} MB`,
        met: megabytes <= maxMegabytes,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

interface Start {
  milliseconds: number
  megabytes: number
}

/** Starts a program once, waits for its first page, and stops it. */
export const startOnce = async (program: string, env: Readonly<Record<string, string>>): Promise<Start> => {
  const port = await freePort()
  const begun = performance.now()
  const started = spawn(process.execPath, ['--max-semi-space-size=16', program], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], PORT: String(port), ...env },
    stdio: 'ignore',
  })
  const kill = (): void => void started.kill('SIGKILL')
  process.once('exit', kill)
  await firstPage(`http://127.0.0.1:${port}/`, started)
  const milliseconds = performance.now() - begun
  const megabytes = residentMemory(started.pid ?? 0)
  const ended = new Promise((resolve) => started.once('exit', resolve))
  started.kill('SIGINT')
  await ended
  process.off('exit', kill)
  return { milliseconds, megabytes }
}

/** Retries until the server replies. */
const firstPage = async (url: string, program: ChildProcess): Promise<void> => {
  while (program.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return void (await answer.text())
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('The server did not start.')
}
