import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { quantile, formatRatio, measureHome } from './home.ts'
import { withProduct } from './measured.ts'
import type { Finding } from './report.ts'
import { searchable } from './searchable.ts'

const count = 20_000
const seconds = 8
const most = 3

/**
 * Measures the home page's latency while two visitors request the most expensive lists in a loop: sorted, filtered and
 * searched lists of 20,000 updates. Uses SQLite, which runs in the server's process. Compares it with the latency without
 * them.
 */
export const greedyVisitors = async (): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  try {
    const settings = { SEED: 'none', DATA_DIR: dataDir }
    // In another process, so that its garbage isn't collected here while the home page is measured.
    execFileSync(process.execPath, [join(import.meta.dirname, 'write-updates.ts'), dataDir, String(count)])
    const db = await openDatabase(readSettings(settings))
    try {
      await withProduct(() => searchable(db), settings)
      return await withProduct(({ origin }) => measure(origin), settings)
    } finally {
      await db.destroy()
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const measure = async (origin: string): Promise<Finding[]> => {
  await measureHome(origin, 1)
  const alone = await measureHome(origin, seconds)
  const greedy = ['198.51.100.1', '198.51.100.2'].map((address) =>
    spawn(process.execPath, [join(import.meta.dirname, 'greedy-visitor.ts'), origin, address], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  try {
    const beside = await measureHome(origin, seconds)
    const ratio = quantile(beside, 0.99) / quantile(alone, 0.99)
    return [
      {
        what: `Home's p99 while two visitors ask for the dearest lists of ${count.toLocaleString('en')} updates, beside nobody`,
        measured: formatRatio(beside, alone),
        goal: `≤ ${most} : 1`,
        met: ratio <= most,
      },
    ]
  } finally {
    for (const visitor of greedy) visitor.kill()
  }
}
