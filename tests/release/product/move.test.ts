import { readSettings } from '@kampana/server/env'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { copyCollege } from '../../../scripts/upgrade/copy-college.ts'
import { everything } from '../../support/input/everything.ts'
import { startPostgres } from '../../support/server/postgres.ts'
import { startProduct } from '../../support/server/product.ts'

const root = join(import.meta.dirname, '../../..')

test('move: copies all rows from SQLite into an empty PostgreSQL database only', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-move-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  await (await startProduct({ DATA_DIR: dataDir })).stop()
  const { url, stop } = await startPostgres()
  onTestFinished(stop)

  const { status, stdout, stderr } = move({ DATA_DIR: dataDir, DATABASE_URL: url })
  expect([stderr, status]).toEqual([expect.stringContaining('100 %'), 0])
  expect(stdout).toMatch(/^Copied and verified \d+ rows\. The file in .+ is unchanged\.\n$/)

  const before = await everything(readSettings({ DATA_DIR: dataDir }))
  expect(before.renditions!.length).toBeGreaterThan(10)
  expect(await everything(readSettings({ DATA_DIR: dataDir, DATABASE_URL: url }))).toEqual(before)

  const again = move({ DATA_DIR: dataDir, DATABASE_URL: url })
  expect([again.status, again.stderr]).toEqual([
    1,
    expect.stringContaining('This database already contains a college'),
  ])
  const nowhere = move({ DATA_DIR: dataDir })
  expect([nowhere.status, nowhere.stderr]).toEqual([
    1,
    expect.stringMatching(
      /\nDATABASE_URL must be the address of the empty PostgreSQL database \(postgres:\/\/…\)\.\n$/,
    ),
  ])

  // An upgrade tests the new version on a copy of the rows.
  const copy = mkdtempSync(join(tmpdir(), 'kampana-copy-'))
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }))
  const of = { PATH: process.env['PATH'], DATA_DIR: dataDir, DATABASE_URL: url }
  const { env, description } = await copyCollege(copy, { current: root, fresh: root, of })
  expect(description).toMatch(/^Testing on a copy of this college\. Database: postgres at /)
  expect(await everything(readSettings(env))).toEqual(before)
}, 120_000)

const move = (settings: Readonly<Record<string, string>>) =>
  spawnSync(process.execPath, ['scripts/move.ts'], {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...settings },
  })
