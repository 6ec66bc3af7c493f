import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../tests/support/product.ts'
import { median } from './beside.ts'
import { memoryOf } from './memory.ts'
import type { Finding } from './report.ts'

const times = 5
const mostMilliseconds = 500
const mostMegabytes = 150

/** From the start of the process until its first page is answered, and its memory then; built and with its data made. */
export const start = async (): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  try {
    await startOnce(dataDir)
    const starts = []
    for (let time = 0; time < times; time++) starts.push(await startOnce(dataDir))
    const milliseconds = median(starts.map((each) => each.milliseconds))
    const megabytes = median(starts.map((each) => each.megabytes))
    return [
      {
        what: 'From the start of the process to its first page',
        measured: `${Math.round(milliseconds)} ms, the median of ${times}`,
        goal: `≤ ${mostMilliseconds} ms`,
        met: milliseconds <= mostMilliseconds,
      },
      {
        what: 'Memory after the first page',
        measured: `${Math.round(megabytes)} MB resident, the median of ${times}`,
        goal: `≤ ${mostMegabytes} MB`,
        met: megabytes <= mostMegabytes,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const startOnce = async (dataDir: string): Promise<{ milliseconds: number; megabytes: number }> => {
  const port = await freePort()
  const begun = performance.now()
  const product = spawn(process.execPath, ['scripts/start.js'], {
    cwd: join(import.meta.dirname, '..'),
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn' },
    stdio: 'ignore',
  })
  const kill = (): void => void product.kill('SIGKILL')
  process.once('exit', kill)
  await firstPage(`http://127.0.0.1:${port}/`, product)
  const milliseconds = performance.now() - begun
  const megabytes = memoryOf(product.pid ?? 0)
  const ended = new Promise((resolve) => product.once('exit', resolve))
  product.kill('SIGINT')
  await ended
  process.off('exit', kill)
  return { milliseconds, megabytes }
}

/** Asks until somebody listens. */
const firstPage = async (url: string, product: ChildProcess): Promise<void> => {
  while (product.exitCode === null) {
    const answer = await fetch(url).catch(() => undefined)
    if (answer) return void (await answer.text())
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  throw new Error('The product did not start.')
}
