import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { at, besideAlone, homeFor } from './home.ts'
import { withProduct } from './measured.ts'
import type { Finding } from './report.ts'
import { searchable } from './searchable.ts'

const count = 20_000
const seconds = 8
const most = 3

/**
 * How long the home page takes while two visitors without an account ask, one call after the other and as fast as they are
 * answered, for the dearest that there is: sorted, filtered and searched lists of 20,000 updates on SQLite, which is a part
 * of the process. Beside it what home takes while nobody else asks.
 */
export const greedyVisitors = async (): Promise<Finding[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-bench-'))
  try {
    const settings = { SEED: 'none', DATA_DIR: dataDir }
    // Elsewhere: what was written down here would be collected while home is measured.
    execFileSync(process.execPath, [join(import.meta.dirname, 'write-updates.ts'), dataDir, String(count)])
    const db = await openDatabase(readSettings(settings).database)
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
  await homeFor(origin, 1)
  const alone = await homeFor(origin, seconds)
  const greedy = ['198.51.100.1', '198.51.100.2'].map((address) =>
    spawn(process.execPath, [join(import.meta.dirname, 'greedy-visitor.ts'), origin, address], {
      stdio: ['ignore', 'ignore', 'inherit'],
    }),
  )
  try {
    const beside = await homeFor(origin, seconds)
    const ratio = at(beside, 0.99) / at(alone, 0.99)
    return [
      {
        what: `Home's p99 while two visitors ask for the dearest lists of ${count.toLocaleString('en')} updates, beside nobody`,
        measured: besideAlone(beside, alone),
        goal: `≤ ${most} : 1`,
        met: ratio <= most,
      },
    ]
  } finally {
    for (const visitor of greedy) visitor.kill()
  }
}
