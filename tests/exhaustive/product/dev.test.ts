import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { freePort } from '../../support/server/product.ts'

test('dev: site and dashboard are served from their sources, with the packages that these import', async () => {
  const port = await freePort()
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: mkdtempSync(join(tmpdir(), 'kampana-dev-')),
      NODE_ENV: 'development',
    },
    stdio: 'ignore',
    detached: true,
  })
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
  expect(dev.exitCode).toBeNull()
}, 180_000)
