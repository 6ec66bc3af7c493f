import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { median } from '../beside.ts'
import type { Finding } from '../report.ts'
import { startOnce } from '../start.ts'

const times = 7
const maxMore = 0.2

/** Compares the start with three years of data and the start with the sample college, alternating. */
export const startWithYears = async (settings: Readonly<Record<string, string>>): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  const log = { LOG_LEVEL: 'warn' }
  try {
    const sample = () => startOnce('scripts/start.js', { DATA_DIR: dataDir, SEED: 'demo', ...log })
    const ofYears = () => startOnce('scripts/start.js', { ...settings, ...log })
    await sample()
    await ofYears()
    const ratios: number[] = []
    for (let time = 0; time < times; time++) {
      const [ours, theirs] = [await ofYears(), await sample()]
      ratios.push(ours.milliseconds / theirs.milliseconds)
    }
    const ratio = median(ratios)
    return [
      {
        what: "Three years on SQLite, from the start to the first page, beside the sample's",
        measured: `${ratio.toFixed(2)} : 1, the median of ${times}`,
        goal: `≤ ${1 + maxMore} : 1`,
        met: ratio <= 1 + maxMore,
      },
    ]
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
