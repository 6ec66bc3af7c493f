import SQLite from 'better-sqlite3'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../support/college-directory.ts'
import { earlierRelease, putDatabase } from '../support/earlier-release/earlier-release.ts'
import { administrator } from '../support/people/accounts.ts'
import { callerOf } from '../support/people/caller.ts'
import { launch, runProduct, startProduct } from '../support/server/product.ts'
import { freePort } from '../../scripts/free-port.ts'

test('start: every way to start the product passes the same flag to Node', () => {
  const starts = [
    'package.json',
    'scripts/commands.ts',
    'Containerfile',
    'docs/operations/kampana',
    'scripts/upgrade/smoke-test.ts',
    'tests/support/server/product.ts',
  ]
  for (const file of starts)
    expect(readFileSync(join(import.meta.dirname, '../..', file), 'utf8')).toContain(
      '--max-semi-space-size=16',
    )
})

describe('start: a failed start gives the reason in one plain sentence', () => {
  test('for a port that another program uses', async () => {
    const port = await takenPort()
    const DATA_DIR = folder()
    const { code, output } = await runProduct({
      PORT: String(port),
      DATA_DIR,
      COLLEGE_DIR: fixtureCollege,
      SEED: 'none',
      LOG_LEVEL: 'fatal',
    })
    expect(output).toBe(
      `Another program uses port ${port}. Stop the other program, or set PORT to another number.\n`,
    )
    expect([code, readdirSync(DATA_DIR)]).toEqual([1, []])
  })

  test("for a DATA_DIR that can't be written", async () => {
    // A file instead of the folder, because root in CI may write into any folder.
    const file = join(folder(), 'data')
    writeFileSync(file, '')
    const { code, output } = await runProduct({ DATA_DIR: file })
    expect(output).toBe(`The server cannot write to DATA_DIR (${file}: EEXIST).\n`)
    expect(code).toBe(1)
  })

  test('for all invalid settings at once', async () => {
    const DATA_DIR = folder()
    const { code, output } = await runProduct({
      DATA_DIR,
      PORT: 'eighty',
      SEED: 'some',
      TIME_ZONE: 'Manila',
    })
    expect(output.split('\n')).toEqual([
      'PORT must be a number.',
      'SEED must be demo or none.',
      'TIME_ZONE must be a time zone such as Asia/Manila.',
      '',
    ])
    expect([code, readdirSync(DATA_DIR)]).toEqual([1, []])
  })
})

test('start: Ctrl-C completes current requests, rejects new ones, and ends the process', async () => {
  const product = await startProduct({ SEED: 'none', COLLEGE_DIR: fixtureCollege })
  const finishLogin = await beginLogin(product.origin)
  const stopped = product.stop()
  await untilRefused(Number(new URL(product.origin).port))

  expect(await finishLogin()).toMatch(/^HTTP\/1.1 200 OK[^]*Successfully Logged in/)
  expect((await stopped).code).toBe(0)
})

test('start: a process killed during a migration leaves the database unchanged, and the next one completes it', async () => {
  const DATA_DIR = folder()
  putDatabase(DATA_DIR)
  const COLLEGE_DIR = folder()
  cpSync(fixtureCollege, COLLEGE_DIR, { recursive: true })
  writeFileSync(join(COLLEGE_DIR, 'migrations/0002-piers.ts'), slowMigration)
  const settings = { DATA_DIR, COLLEGE_DIR, SEED: 'none', APP_KEY: earlierRelease.key }
  const file = join(DATA_DIR, 'kampana.sqlite')
  const before = readFileSync(file, 'base64')

  const killed = launch({ ...settings, PORT: String(await freePort()), HOLD: 'on' })
  await killed.saying('The piers are made.')
  killed.kill()
  await killed.ended
  expect(readFileSync(file, 'base64') === before).toBe(true)

  const next = await startProduct(settings)
  expect((await fetch(`${next.origin}/api/boats`)).status).toBe(200)
  await next.stop()
  const database = new SQLite(file)
  onTestFinished(() => void database.close())
  expect(database.prepare('select name from piers').all()).toEqual([{ name: 'North' }])
})

/** Runs after the product's own migrations, in their transaction. */
const slowMigration = `
import { sql, type Schema } from 'kampana'
export const piers = async ({ db }: Schema) => {
  await sql\`create table piers as select 'North' as name\`.execute(db)
  if (!process.env.HOLD) return
  console.log('The piers are made.')
  setInterval(() => undefined, 1000)
  await new Promise(() => undefined)
}`

test('start: prints the first password until somebody has signed in with it', async () => {
  const DATA_DIR = folder()
  const settings = { DATA_DIR, COLLEGE_DIR: fixtureCollege, SEED: 'none', ADMIN_PASSWORD: '' }
  const first = await startProduct(settings)
  const known = await first.stop()
  const second = await startProduct(settings)
  const password = /^Password +(\S+) +\(shown until/m.exec(known.output)![1]!
  const person = callerOf(second.origin)
  const login = await person.send('POST', '/login', { username: 'admin', password })
  expect(login.status).toBe(200)
  person.close()
  const again = await second.stop()
  expect(again.output).toContain(`Password    ${password}`)
  expect(again.output).not.toContain('Building')

  const third = await (await startProduct(settings)).stop()
  expect(third.output).not.toMatch(/Password|Sign in as/)
  expect(third.output).toMatch(/Website +http:\/\/localhost:/)
  // The file contains visitors' messages and password hashes.
  expect(statSync(join(DATA_DIR, 'kampana.sqlite')).mode & 0o077).toBe(0)
})

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'kampana-start-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

const takenPort = async (): Promise<number> => {
  const port = await freePort()
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return port
}

/** Sends a login without its last byte. The returned function sends that byte, and resolves to the whole response. */
const beginLogin = async (origin: string): Promise<() => Promise<string>> => {
  const { headers } = await fetch(`${origin}/sanctum/csrf-cookie`)
  const cookies = headers.getSetCookie().map((line) => line.split(';')[0]!)
  const token = cookies.find((cookie) => cookie.startsWith('XSRF-TOKEN='))?.slice('XSRF-TOKEN='.length) ?? ''
  const body = JSON.stringify(administrator)
  const socket = connect(Number(new URL(origin).port), '127.0.0.1')
  const head = [
    'POST /login HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    `Cookie: ${cookies.join('; ')}`,
    `X-XSRF-TOKEN: ${decodeURIComponent(token)}`,
  ]
  await new Promise<void>((resolve) =>
    socket.write(`${head.join('\r\n')}\r\n\r\n${body.slice(0, -1)}`, () => resolve()),
  )
  return async () => {
    socket.write(body.slice(-1))
    let answer = ''
    for await (const chunk of socket) answer += String(chunk)
    return answer
  }
}

/** Waits until no process listens on the port. */
const untilRefused = async (port: number): Promise<void> => {
  const refused = (): Promise<boolean> =>
    new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1')
      socket.once('connect', () => resolve(socket.destroy() && false)).once('error', () => resolve(true))
    })
  while (!(await refused())) await new Promise((resolve) => setTimeout(resolve, 20))
}
