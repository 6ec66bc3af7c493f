import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startPostgres } from '../../support/server/postgres.ts'
import { freePort } from '../../../scripts/free-port.ts'

/** Timeout of a start that competes with other tests for the machine. */
const soon = { timeout: 100_000, interval: 50 }

/** Starts the server like systemd, and collects its output. */
const start = async (DATABASE_URL: string) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-late-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const PORT = String(await freePort())
  const env = {
    PATH: process.env['PATH'],
    DATA_DIR,
    PORT,
    DATABASE_URL,
    SEED: 'none',
    ADMIN_PASSWORD: 'eight letters',
  }
  const child = spawn(process.execPath, ['packages/server/dist/main.js'], {
    cwd: join(import.meta.dirname, '../../..'),
    env,
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(String(chunk)))
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${PORT}${path}`).then(
      (answer) => answer.status,
      () => 'refused',
    )
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { status, said: () => said.join(''), stop: () => void child.kill('SIGTERM'), ended }
}

test('late database: a node started before PostgreSQL reports it, returns 503, and serves once the database runs', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  let node: Awaited<ReturnType<typeof start>> | undefined
  await postgres.restart('by its keeper', async () => {
    node = await start(postgres.url)
    await expect.poll(() => node!.status('/health'), soon).toBe(503)
    expect(await node.status('/')).toBe(503)
    expect(node.said()).toMatch(
      /^The database postgres at .* cannot be used: .* The server retries until the database is available\.\n$/,
    )
  })
  await expect.poll(() => node!.status('/health'), soon).toBe(200)
  expect(await node!.status('/')).toBe(200)
}, 240_000)

test('late database: a waiting node never prints the password, and stops on request', async () => {
  const port = await freePort()
  const node = await start(`postgres://kampana:geheim@127.0.0.1:${port}/college`)
  await expect.poll(() => node.status('/health/ready'), soon).toBe(503)
  node.stop()
  expect(await node.ended).toBe(0)
  expect(node.said()).toBe(
    `The database college at 127.0.0.1:${port} cannot be used: connect ECONNREFUSED 127.0.0.1:${port}. The server retries until the database is available.\n`,
  )
}, 240_000)
