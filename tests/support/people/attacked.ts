import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { buildApp } from '@kampana/server/app'
import { readSettings } from '@kampana/server/env'
import { mkdtempSync, rmSync } from 'node:fs'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { administrator, password } from './accounts.ts'
import { personAt, type App, type Person } from './person.ts'
import { readyDatabase } from '../server/ready-database.ts'

/** One college for all attacks of a file, because attacks must not change anything. */
interface Attacked {
  app: () => App
  visitor: () => Person
  /** The first administrator, signed in. */
  administrator: () => Person
}

/** Opens one college for a whole file of tests. A college for each row would take longer than the test. */
export const attackedCollege = (more: Readonly<Record<string, string>> = {}): Attacked => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-attacked-'))
  let opened: { app: App; person: Person; drop: () => Promise<void> }
  beforeAll(async () => {
    const { url, drop } = await readyDatabase(dataDir)
    const app = await buildApp(
      readSettings({
        DATA_DIR: dataDir,
        COLLEGE_DIR: collegeDirectory,
        DATABASE_URL: url,
        SEED: 'none',
        LOG_LEVEL: 'silent',
        ADMIN_PASSWORD: password,
        TRUST_PROXY: '127.0.0.0/8',
        ...more,
      }),
    )
    const person = personAt(app)
    await person.post('/login', administrator)
    opened = { app, person, drop }
  })
  afterAll(async () => {
    await opened.app.close()
    await opened.drop()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    app: () => opened.app,
    visitor: () => personAt(opened.app),
    administrator: () => opened.person,
  }
}

/** Sends bytes to a listening server, and returns everything received until it closes the connection or is idle. */
export const sendRaw = (app: App, bytes: string, patience = 300): Promise<string> =>
  new Promise((resolve) => {
    const { port } = app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes, 'latin1'))
    let heard = ''
    const end = (): void => {
      socket.destroy()
      resolve(heard)
    }
    socket.setTimeout(patience, end)
    socket.on('data', (chunk) => (heard += chunk.toString('latin1')))
    socket.on('close', end)
    socket.on('error', end)
  })
