import { openDatabase } from '@kampana/server/db/open'
import { readSettings } from '@kampana/server/env'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { administratorAt, callerOf } from '../../support/people/caller.ts'
import { load } from '../../support/server/load.ts'
import { startPostgres } from '../../support/server/postgres.ts'
import { freePort } from '../../../scripts/free-port.ts'
import { startServer, warmServer } from '../../support/server/server.ts'
import { missingIn, writersAt } from '../../support/server/writers.ts'

const college = async (more: Readonly<Record<string, string>> = {}) => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'kampana-crash-'))
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true, force: true }))
  return { DATA_DIR, COLLEGE_DIR: fixtureCollege, PORT: String(await freePort()), ...more }
}

/** Kills a server repeatedly while people write, each time after more writes. */
const killWhileWriting = async (settings: Readonly<Record<string, string>>, kills: number) => {
  // The next processes are preloaded while one runs, and open the database after it has ended.
  const ahead = [warmServer(settings), warmServer(settings)]
  const next = async () => {
    ahead.push(warmServer(settings))
    return (await ahead.shift()!).start()
  }
  let server = await next()
  const { acknowledged, work, close } = await writersAt(server.origin, await administratorAt(server.origin))
  const people = load(work)
  for (let kill = 0; kill < kills; kill++) {
    await people.answered(1 + ((kill * 7) % 12))
    people.pause()
    await server.kill()
    server = await next()
    people.goOn()
  }
  await people.answered(5)
  await people.end()
  await server.kill()
  for (const warm of await Promise.all(ahead)) warm.discard()
  close()
  return { acknowledged, refused: people.failures.filter(({ status }) => status > 0) }
}

test('crash: six kills during writes lose no acknowledged data, and leave the database intact', async () => {
  const settings = await college()
  const { acknowledged, refused } = await killWhileWriting(settings, 6)
  const db = await openDatabase(readSettings(settings))
  onTestFinished(() => db.destroy())

  expect(refused).toEqual([])
  expect(await missingIn(db, acknowledged)).toEqual([])
  const file = new DatabaseSync(join(settings.DATA_DIR, 'kampana.sqlite'))
  onTestFinished(() => file.close())
  expect(file.prepare('pragma integrity_check').all()).toMatchObject([{ integrity_check: 'ok' }])
  expect(file.prepare('pragma foreign_key_check').all()).toEqual([])
}, 300_000)

test('crash: kills during writes lose no data on PostgreSQL', async () => {
  const { url, stop } = await startPostgres()
  onTestFinished(stop)
  const settings = await college({ DATABASE_URL: url })
  const { acknowledged, refused } = await killWhileWriting(settings, 3)
  const db = await openDatabase(readSettings(settings))
  onTestFinished(() => db.destroy())

  expect(refused).toEqual([])
  expect(await missingIn(db, acknowledged)).toEqual([])
}, 300_000)

test('crash: a stopped server completes its replies under load, and ends within ten seconds', async () => {
  const settings = await college()
  const server = await startServer(settings)
  const writers = await writersAt(server.origin, await administratorAt(server.origin))
  const readers = Array.from({ length: 8 }, () => callerOf(server.origin))
  const people = load([
    ...writers.work,
    ...readers.map(
      ({ get }) =>
        () =>
          get('/updates'),
    ),
  ])
  await people.answered(100)
  const began = performance.now()
  expect(await server.terminate()).toBe(0)
  expect(performance.now() - began).toBeLessThan(10_000)
  await people.end()
  for (const { close } of [writers, ...readers]) close()

  // A connection after the end is refused. A connection in the backlog at that moment may be reset.
  const ends = Object.groupBy(people.failures, ({ broken, status }) => broken ?? String(status))
  const { ECONNREFUSED: refused = [], ECONNRESET: atTheDoor = [], ...others } = ends
  expect(others).toEqual({})
  expect(refused).not.toEqual([])
  expect(atTheDoor.length).toBeLessThanOrEqual(3)
  const db = await openDatabase(readSettings(settings))
  onTestFinished(() => db.destroy())
  expect(await missingIn(db, writers.acknowledged)).toEqual([])
}, 60_000)
