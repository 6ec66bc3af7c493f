import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Release } from '@kampana/engine-declare/api/releases'
import { expect, onTestFinished, test } from 'vitest'
import { run } from '../../../scripts/run.ts'
import { earlierRelease, putDatabase, putExported } from '../../support/earlier-release/earlier-release.ts'
import { callerOf } from '../../support/people/caller.ts'
import { startProduct } from '../../support/server/product.ts'

const root = join(import.meta.dirname, '../../..')

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'kampana-from-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }), 120_000)
  return made
}

/** Runs a command, and throws with its output on failure. */
const must = async (cwd: string, command: string, ...args: string[]): Promise<void> => {
  const { code, output } = await run(command, args, { cwd })
  if (code !== 0) throw new Error(`${command} ${args.join(' ')}: ${output}`)
}

/** Starts the current version on data created in an earlier one, and returns the open releases by state. */
const upgradeFrom = async (version: string, commit: string): Promise<string[]> => {
  const clone = join(folder(), 'clone')
  await must(root, 'git', 'clone', '--quiet', '--no-checkout', root, clone)
  await must(clone, 'git', 'checkout', '--quiet', commit)
  await must(clone, 'pnpm', 'install', '--frozen-lockfile', '--prefer-offline')
  await must(clone, 'pnpm', 'build')
  const made = folder()
  mkdirSync(made, { recursive: true })
  await must(root, process.execPath, 'tests/support/earlier-release/make.ts', version, clone, made)
  const dataDir = folder()
  putDatabase(dataDir, made)
  const product = await startProduct({
    DATA_DIR: dataDir,
    COLLEGE_DIR: putExported(dataDir, version === '0.3.1' ? made : '0.3.1'),
    APP_KEY: earlierRelease.key,
    SEED: 'none',
  })
  onTestFinished(async () => void (await product.stop()))
  const caller = callerOf(product.origin)
  onTestFinished(() => caller.close())
  await caller.send('POST', '/login', earlierRelease.administrator)
  const { data }: { data: Release[] } = JSON.parse((await caller.get('/api/releases')).body)
  return data.map(({ state, publish_at, records }) =>
    [state, publish_at?.slice(0, 10), records.map(({ title }) => title).join()].filter(Boolean).join(' · '),
  )
}

test('open drafts: an upgrade of a running 0.3.1 retains all drafts', async () => {
  expect((await upgradeFrom('0.3.1', '0c0cfea8')).sort()).toEqual([
    'asked · Admission',
    'draft · Contact page',
    'draft · Enrollment is still open',
    'draft · Our boats',
    'draft · Our history',
    'draft · Research',
    'scheduled · 2099-12-24 · Directory',
    'sent back · Downloads',
  ])
}, 600_000)

test('open drafts: a running 3977b910 hands its drafts over', async () => {
  expect((await upgradeFrom('3977b910', '3977b910')).sort()).toEqual([
    'asked · Admission',
    'asked · Career',
    'draft · Contact Page,Our boats,Research,Downloads',
    'draft · Council of students',
    'draft · Enrollment is still open',
    'draft · Images',
    'draft · Our history',
    'scheduled · 2099-12-24 · Academics,Calendar',
    'scheduled · 2099-12-24 · Directory',
    'scheduled · 2099-12-24 · Images for Christmas',
    'sent back · Library',
  ])
}, 600_000)
