import SqliteDatabase from 'better-sqlite3'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../../scripts/free-port.ts'

test('dev: serves site and dashboard from source, and shows the stack of a page that throws', async () => {
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-dev-'))
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: dataDir,
      NODE_ENV: 'development',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  let printed = ''
  dev.stdout.on('data', (words: Buffer) => (printed += words.toString()))
  const ended = once(dev, 'close')
  onTestFinished(async () => {
    if (dev.exitCode === null) process.kill(-(dev.pid ?? 0))
    await ended
  })
  const text = async (path: string): Promise<string> =>
    (await fetch(`http://localhost:${port}${path}`)).text()
  await vi.waitFor(async () => expect(await text('/')).toContain('<title>'), {
    timeout: 150_000,
    interval: 200,
  })
  expect(await text('/dashboard/login')).toContain('<meta name="brand"')
  const [, packages = ''] = /"([^"]+\/deps\/[^"]+)"/.exec(await text('/dashboard/src/main.tsx')) ?? []
  expect(await text(packages)).toContain('export')
  expect(printed).toContain(`the server on port ${port + 1} (PORT + 1)`)

  const database = new SqliteDatabase(join(dataDir, 'kampana.sqlite'))
  onTestFinished(() => void database.close())
  expect(await text('/updates')).not.toContain('<pre')
  // Browser and terminal show the stack of a failing page with source lines until it is fixed.
  database.exec('alter table updates rename to mislaid')
  const source = /<pre[^]*packages\/site\/src\/[\w/-]+\.tsx?:\d+:\d+/
  expect(await text('/updates')).toMatch(source)
  expect(printed).toMatch(/ERROR GET \/updates rendering a page failed\n.*[^]*packages\/site\/src\//)
  database.exec('alter table mislaid rename to updates')
  expect(await text('/updates')).not.toContain('<pre')
  expect(dev.exitCode).toBeNull()
}, 180_000)
