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

/** A college that every attack of a file is tried on, since none of them may leave anything behind. */
export interface Attacked {
  app: () => App
  visitor: () => Person
  /** The first administrator, signed in. */
  administrator: () => Person
}

/** Opens a college for a whole file of tests, where each row by itself would take longer to open than to try. */
export const attackedCollege = (more: Readonly<Record<string, string>> = {}): Attacked => {
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-attacked-'))
  let opened: { app: App; person: Person; drop: () => Promise<void> }
  beforeAll(async () => {
    const { url, drop } = await readyDatabase(dataDir)
    const app = await buildApp(
      readSettings({
        DATA_DIR: dataDir,
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

/** Sends bytes to a server that listens, and answers everything that comes back until it hangs up or falls silent. */
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
