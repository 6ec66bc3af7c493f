import { openDatabase } from '@kampana/server/db/open'
import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { administratorAt, callerOf, type Outcome } from '../../support/people/caller.ts'
import { run } from '../../../scripts/run.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { load } from '../../support/server/load.ts'
import { startPostgres, type Postgres } from '../../support/server/postgres.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { startProxy, type Proxy } from '../../support/server/proxy.ts'
import { startServer, type Server } from '../../support/server/server.ts'
import { missingIn, writersAt } from '../../support/server/writers.ts'

let postgres: Postgres
let proxy: Proxy
let folder: string
const nodes: { settings: Readonly<Record<string, string>>; server: Server }[] = []

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kampana-nodes-'))
  postgres = await startPostgres({ careful: true })
  cpSync(fixtureCollege, join(folder, 'college'), { recursive: true })
  // Both nodes start at the same time on an empty database.
  nodes.push(...(await Promise.all([startNode(), startNode()])))
  proxy = await startProxy(nodes.map(({ server }) => server.origin))
}, 60_000)

afterAll(async () => {
  proxy.close()
  await Promise.all(nodes.map(({ server }) => server.kill()))
  postgres.stop()
  rmSync(folder, { recursive: true, force: true })
})

const startNode = async () => {
  const DATA_DIR = mkdtempSync(join(folder, 'node-'))
  const settings = {
    DATA_DIR,
    DATABASE_URL: postgres.url,
    COLLEGE_DIR: join(folder, 'college'),
    PORT: String(await freePort()),
  }
  return { settings, server: await startServer(settings) }
}

const reading = ['/', '/updates', '/updates/announcements', '/api/updates', '/api/slides']

/** Simulates load through the proxy: readers of every page, and writers. */
const everybody = async (names: string) => {
  const writers = await writersAt(proxy.origin, await administratorAt(proxy.origin), names)
  const readers = reading.map((path) => {
    const reader = callerOf(proxy.origin)
    return { close: reader.close, work: () => reader.get(path) }
  })
  const people = load([...writers.work, ...readers.map(({ work }) => work)])
  const missing = async (): Promise<string[]> => {
    const database = { kind: 'postgres', url: postgres.url } as const
    const db = await openDatabase({ database, collegeDir: join(folder, 'college') })
    return missingIn(db, writers.acknowledged, names).finally(() => db.destroy())
  }
  const end = async (): Promise<Outcome[]> => {
    await people.end()
    for (const { close } of [writers, ...readers]) close()
    return people.failures
  }
  return { people, missing, end }
}

/** Number of connections that listen for other nodes' changes. */
const listeners = async (): Promise<number> => {
  const client = new Client({ connectionString: postgres.url })
  await client.connect()
  const { rowCount } = await client
    .query("select 1 from pg_stat_activity where query like 'listen %'")
    .finally(() => client.end())
  return rowCount ?? 0
}

const soon = { timeout: 20_000, interval: 10 }

test('nodes: restart one after another without a failed request', async () => {
  const { people, missing, end } = await everybody('Rolling')
  await people.answered(100)
  for (const node of nodes) {
    const { server } = node
    const began = performance.now()
    const stopped = server.terminate()
    await expect.poll(() => proxy.isIn(server.origin), soon).toBe(false)
    // Its health check announces the shutdown while it still serves requests.
    expect((await callerOf(server.origin).get('/api/updates')).status).toBe(200)
    expect(await stopped).toBe(0)
    expect(performance.now() - began).toBeLessThan(10_000)

    node.server = await startServer(node.settings)
    await expect.poll(() => proxy.isIn(server.origin), soon).toBe(true)
    await people.answered(100)
  }
  expect(await end()).toEqual([])
  expect(await missing()).toEqual([])
}, 120_000)

test('nodes: a restart of PostgreSQL under load causes retries but no data loss, and recovers automatically', async () => {
  const { people, missing, end } = await everybody('Restart')
  for (const how of ['by its keeper', 'by a crash'] as const) {
    await people.answered(100)
    await postgres.restart(how, async () => {
      // The proxy checks only if a node accepts requests, so cached pages are still sent.
      const visitor = callerOf(proxy.origin)
      // The warning header says that the page may be stale.
      const page = () => visitor.get('/updates/announcements')
      await expect.poll(page, soon).toMatchObject({ status: 200, warning: expect.stringContaining('110') })
      expect(await visitor.get('/health')).toMatchObject({ status: 503 })
      visitor.close()
    })
    await people.answered(100)
  }
  const failures = await end()
  expect(failures.filter(({ status, retryAfter }) => status !== 503 || retryAfter === undefined)).toEqual([])
  expect(await missing()).toEqual([])
  await expect.poll(listeners, soon).toBe(nodes.length)
}, 120_000)

const page = 'pages/about-us/history.md'
/** The page's text on each node. */
const pagesAt = (): Promise<string[]> =>
  Promise.all(nodes.map(async ({ server }) => (await fetch(`${server.origin}/about-us/history`)).text()))
const importFolder = () =>
  run(
    process.execPath,
    [
      join(import.meta.dirname, '../../../scripts/content.ts'),
      'import',
      join(folder, 'college'),
      '--publish',
    ],
    { env: { ...process.env, ...nodes[0]!.settings } },
  )
const everyPageShows = async (words: string): Promise<boolean> =>
  (await pagesAt()).every((text) => text.includes(words))
/** Time in milliseconds until every node shows the text. */
const timeUntilSaid = async (words: string): Promise<number> => {
  const began = performance.now()
  while (!(await everyPageShows(words)) && performance.now() - began < 10_000);
  return performance.now() - began
}

test('nodes: a publication on one node is live on both within two seconds under load', async () => {
  const { people, end } = await everybody('Publication')
  await people.answered(50)
  const administrator = await administratorAt(nodes[0]!.server.origin)
  const filter = encodeURIComponent(JSON.stringify({ address: '/about-us/history' }))
  const { body } = await administrator.get(`/api/pages?filter=${filter}`)
  const [{ id } = { id: 0 }] = (JSON.parse(body) as { data: { id: number }[] }).data
  for (const [round, words] of ['The bell rang once.', 'The bell rang twice.'].entries()) {
    const published = await administrator.send('PUT', `/api/pages/${id}`, { body: bodyOf(words) })
    expect([round, published.status]).toEqual([round, 200])
    expect(await timeUntilSaid(words)).toBeLessThan(2000)
  }
  administrator.close()
  expect(await end()).toEqual([])
}, 60_000)

test('nodes: an imported folder soon appears on every node, and no call fails', async () => {
  const { people, end } = await everybody('Folder')
  await people.answered(50)
  appendFileSync(join(folder, 'college', page), '\n\nThe new wing opened.\n')
  expect(await importFolder()).toMatchObject({ code: 0 })
  expect(await timeUntilSaid('The new wing opened.')).toBeLessThan(2000)
  await people.answered(50)
  expect(await end()).toEqual([])
}, 60_000)

test('nodes: an import rejects an invalid folder, and every node keeps its content', async () => {
  const file = join(folder, 'college', page)
  const whole = readFileSync(file, 'utf8')
  writeFileSync(file, whole.slice(0, 10))
  const { code, output } = await importFolder()
  expect(code).toBe(1)
  expect(output).toContain(`${page}:`)
  for (const { server } of nodes) process.kill(server.pid, 'SIGHUP')
  expect(await everyPageShows('The new wing opened.')).toBe(true)
  writeFileSync(file, `${whole}\n\nWhole again.\n`)
  expect(await importFolder()).toMatchObject({ code: 0 })
  expect(await timeUntilSaid('Whole again.')).toBeLessThan(2000)
}, 60_000)
