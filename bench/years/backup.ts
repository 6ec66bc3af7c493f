import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { quantile, formatRatio, measureHome, measureHomeWhile } from '../home.ts'
import type { Measured } from '../measured.ts'
import type { Finding } from '../report.ts'

const most = 3
const root = join(import.meta.dirname, '../..')

/** Measures the home page's latency during a backup next to the server. */
export const duringBackup = async (
  { origin }: Measured,
  settings: Readonly<Record<string, string>>,
): Promise<Finding[]> => {
  const alone = await measureHome(origin, 3)
  const begun = performance.now()
  const backup = spawn(
    process.execPath,
    ['scripts/backup.ts', join(settings['DATA_DIR']!, 'bench.kampana')],
    {
      cwd: root,
      env: { PATH: process.env['PATH'], ...settings },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  )
  const output = text(backup.stderr)
  const ended = once(backup, 'exit')
  const beside = await measureHomeWhile(origin, () => backup.exitCode === null)
  const [code] = (await ended) as [number]
  if (code !== 0) throw new Error(`The backup exited with code ${code}: ${await output}`)
  const seconds = (performance.now() - begun) / 1000
  const ratio = quantile(beside, 0.99) / quantile(alone, 0.99)
  return [
    {
      what: "Three years on SQLite, home's p99 while a backup is made, beside alone",
      measured: `${formatRatio(beside, alone)}; the backup took ${seconds.toFixed(0)} s`,
      goal: `≤ ${most} : 1`,
      met: ratio <= most,
    },
  ]
}
