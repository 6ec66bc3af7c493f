import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../../../../scripts/free-port.ts'
import { ServerStopped, superviseServer } from './server-process.ts'

const listening = (port: number) => `require('node:net').createServer().listen(${port}, '127.0.0.1')`

test('server process: reports the last output of a stopped server and starts it again on the next request', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-supervised-'))
  const port = await freePort()
  const printed: string[] = []
  const server = superviseServer({
    command: process.execPath,
    args: ['program.cjs'],
    cwd: folder,
    env: {},
    port,
    print: (words) => void printed.push(words.toString()),
  })
  onTestFinished(async () => {
    await server.stop()
    rmSync(folder, { recursive: true })
  })
  const program = join(folder, 'program.cjs')
  writeFileSync(program, "throw new Error('no clock', { cause: 'a typo' })")
  const failure = await server.ready().catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ServerStopped)
  expect(String(failure)).toContain('no clock')
  expect(printed.join('')).toContain('no clock')

  writeFileSync(program, listening(port))
  await expect(server.ready()).resolves.toBeUndefined()

  writeFileSync(program, "throw new Error('no database')")
  await server.restart()
  await expect(server.ready()).rejects.toThrow('no database')
})
