import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import sharp from 'sharp'
import SQLite from 'better-sqlite3'
import { describe, expect, onTestFinished, test } from 'vitest'
import { earlierRelease, putDatabase } from '../../support/earlier-release/earlier-release.ts'
import { administratorAt, callerOf } from '../../support/people/caller.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { startServer, warmServer, type Server } from '../../support/server/server.ts'
import { writersAt } from '../../support/server/writers.ts'

/** Sets a process's file size limit, 0 as on a full disk, or resets it (prlimit). */
const room = (pid: number, bytes: number | 'unlimited'): void => {
  const { status, stderr } = spawnSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`], { encoding: 'utf8' })
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`)
}

/** A different photo each time, because a duplicate needs no space. */
const photo = async (red: number): Promise<FormData> => {
  const background = { r: red, g: 0, b: 0 }
  const picture = sharp({ create: { width: 60, height: 40, channels: 3, background } })
  const form = new FormData()
  form.append('image', new File([await picture.png().toBuffer()], 'photo.png'))
  return form
}

const soon = { timeout: 20_000 }

test('full disk: rejects writes and serves reads, and recovers automatically', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-full-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  const server = await startServer({ DATA_DIR, PORT: String(await freePort()) })
  onTestFinished(server.kill)
  const administrator = await administratorAt(server.origin)
  const leaver = await administratorAt(server.origin)
  const visitor = callerOf(server.origin)
  const { work, acknowledged, close } = await writersAt(server.origin, administrator)
  onTestFinished(close)
  let photos = 0
  const everything = async (): Promise<number[]> => {
    const statuses: number[] = []
    for (const write of [
      ...work,
      async () => administrator.send('POST', '/api/image', await photo(++photos)),
    ])
      statuses.push((await write()).status)
    return statuses
  }
  const letters = () =>
    readdirSync(join(DATA_DIR, 'mail'))
      .filter((name) => !name.startsWith('.'))
      .map(extname)
  expect(await everything()).toEqual([201, 201, 200, 200, 200])
  // An e-mail that is being sent when the disk fills is retried after minutes.
  await expect.poll(letters, soon).toEqual(['.eml', '.eml'])

  room(server.pid, 0)
  expect(await everything()).toEqual([507, 507, 507, 507, 507])
  const refused = await work[0]!()
  expect(refused.body).toContain('disk is full')
  const lists = ['/updates', '/updates/announcements/Notice%201', '/api/updates', '/health/ready']
  for (const path of lists) expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
  for (const path of ['/api/user', '/api/logs', '/api/messages'])
    expect([path, (await administrator.get(path)).status]).toEqual([path, 200])
  expect(await leaver.send('POST', '/logout', undefined)).toMatchObject({
    status: 507,
    body: expect.stringContaining('You are signed out in this browser'),
  })
  expect((await leaver.get('/api/user')).status).toBe(401)
  expect(await visitor.get('/health')).toMatchObject({
    status: 503,
    body: expect.stringContaining('The server’s disk is full'),
  })

  // Small rows fit again, but a page with an image doesn't.
  emptyWriteAheadLog(DATA_DIR)
  room(server.pid, 900_000)
  expect((await work[0]!()).status).toBe(201)
  expect(await visitor.get('/health')).toMatchObject({
    status: 503,
    body: expect.stringContaining('"status":"degraded"'),
  })
  expect((await visitor.get('/health/ready')).status).toBe(200)

  room(server.pid, 'unlimited')
  expect((await visitor.get('/health')).status).toBe(200)
  expect(readdirSync(DATA_DIR).filter((name) => name.startsWith('.room'))).toEqual([])
  expect(await everything()).toEqual([201, 201, 200, 200, 200])
  // Only the e-mails of the two accepted messages, to the college and to the visitors.
  await expect.poll(letters, soon).toEqual(acknowledged.messages.flatMap(() => ['.eml', '.eml']))
}, 60_000)

describe('full disk: a start serves reads and recovers automatically', () => {
  test.for(['terminate', 'kill'] as const)('after %s', async (end) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-full-'))
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
    const settings = { DATA_DIR, PORT: String(await freePort()) }
    const before = await startServer(settings)
    const staff = await administratorAt(before.origin)
    const { work, close } = await writersAt(before.origin, staff)
    expect((await work[0]!()).status).toBe(201)
    await before[end]()
    close()

    const server = await startWithoutRoom(settings)
    const visitor = callerOf(server.origin)
    const paths = ['/', '/updates/announcements/Notice%201', '/api/updates', '/search?q=Notice', '/dashboard']
    for (const path of paths) expect([path, (await visitor.get(path)).status]).toEqual([path, 200])
    const message = { name: 'Ana', email: 'ana@family.example', contact_number: '0917', subject: 'Fees' }
    const write = () => visitor.send('POST', '/api/contactUs', { ...message, message: 'When?' })
    expect((await write()).status).toBe(507)

    room(server.pid, 'unlimited')
    await expect.poll(async () => (await write()).status, soon).toBe(200)
    // Another process opens the file, like a backup.
    await expect.poll(() => canBeOpened(join(DATA_DIR, 'kampana.sqlite')), soon).toBe(true)
  })

  test('with an empty database, ends with one plain sentence', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-full-'))
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
    const start = startWithoutRoom({ DATA_DIR, PORT: String(await freePort()) })
    await expect(start).rejects.toThrow(
      /^The server exited with code 1:\nThe database \S+ cannot be used: its disk is full\.\n$/,
    )
  })
})

/** Moves the log's pages into the database, so that later writes start at the log's first byte. */
const emptyWriteAheadLog = (dataDir: string): void => {
  const database = new SQLite(join(dataDir, 'kampana.sqlite'))
  database.pragma('wal_checkpoint(TRUNCATE)')
  database.close()
}

/** No space at all, and space for half of a migration. */
test.for([0, 200_000])(
  'full disk: with %i bytes left a migration changes nothing, and completes once there is space',
  async (bytes) => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-full-'))
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
    putDatabase(DATA_DIR)
    const read = () => readFileSync(join(DATA_DIR, 'kampana.sqlite'), 'base64')
    const before = read()
    const settings = { DATA_DIR, APP_KEY: earlierRelease.key, PORT: String(await freePort()) }
    await expect(startWithoutRoom(settings, bytes)).rejects.toThrow('its disk is full')
    expect(read() === before).toBe(true)

    const server = await startServer(settings)
    onTestFinished(server.kill)
    const visitor = callerOf(server.origin)
    expect((await visitor.get('/api/boats')).status).toBe(200)
  },
)

const startWithoutRoom = async (settings: Readonly<Record<string, string>>, bytes = 0): Promise<Server> => {
  const warm = await warmServer(settings)
  onTestFinished(warm.discard)
  room(warm.pid, bytes)
  return warm.start()
}

const canBeOpened = (file: string): boolean => {
  try {
    const database = new SQLite(file)
    database.prepare('select count(*) from updates').get()
    database.close()
    return true
  } catch {
    return false
  }
}
