import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { buildApp } from '@kampana/server/app'
import { readSettings } from '@kampana/server/env'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { administrator } from '../people/accounts.ts'
import { demoFolder } from '../server/product.ts'
import { freePort } from '../../../scripts/free-port.ts'

// One process of the product for all browser tests. Each test file opens a college with its own data. POST opens a college
// with the settings in the body, at the time NOW if given, and returns its origin. DELETE of its port closes it. All colleges
// have the same folder, because a process loads the content of only one.

type Settings = Readonly<Record<string, string>>

const closing = new Map<string, () => Promise<void>>()

const open = async ({ NOW, ...settings }: Settings): Promise<string> => {
  if ('COLLEGE_DIR' in settings) throw new Error('COLLEGE_DIR is not supported here. Use startProduct.')
  const dataDir = mkdtempSync(join(tmpdir(), 'kampana-college-'))
  const demo = process.env[demoFolder]
  if (demo && settings['SEED'] !== 'none') cpSync(demo, dataDir, { recursive: true })
  const port = await freePort()
  const environment = {
    PORT: String(port),
    DATA_DIR: dataDir,
    COLLEGE_DIR: collegeDirectory,
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: administrator.password,
    ...settings,
  }
  const read = readSettings(environment)
  const app = await buildApp(read, NOW === undefined ? {} : { now: () => new Date(NOW) })
  await app.listen({ port, host: read.host })
  closing.set(String(port), async () => {
    closing.delete(String(port))
    await app.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return `http://localhost:${port}`
}

const answer = async (request: IncomingMessage): Promise<string> => {
  if (request.method === 'POST') return open((await json(request)) as Settings)
  await closing.get(request.url!.slice(1))?.()
  return ''
}

const server = createServer((request, response) => {
  answer(request).then(
    (text) => response.end(text),
    (error: unknown) => response.writeHead(500).end(String(error)),
  )
})
server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
process.once('disconnect', () => process.exit())
