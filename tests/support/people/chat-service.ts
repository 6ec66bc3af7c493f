import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { fixtureCollege } from '../college-directory.ts'

/** A call that the service received. */
export interface ArrivedCall {
  path: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  body: string
}

type Answer = (
  call: ArrivedCall,
) => { status: number; headers?: Record<string, string>; body?: string } | 'hang'

/** A chat service on this machine. Its `answer` may be changed at any time. */
export const chatService = async (answer: Answer) => {
  const calls: ArrivedCall[] = []
  const service = { calls, answer, origin: '' }
  const server = createServer((request, response) => {
    void Array.fromAsync(request as AsyncIterable<Buffer>).then((chunks) => {
      const call = {
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      }
      calls.push(call)
      const said = service.answer(call)
      if (said === 'hang') return request.socket.destroy()
      return response.writeHead(said.status, said.headers).end(said.body)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return service
}

/** A copy of the college's folder with a channel `chat`, deleted after the test. */
export const folderWithChat = (channel: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-channels-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  mkdirSync(join(folder, 'channels'))
  writeFileSync(join(folder, 'channels', 'chat.yaml'), channel)
  return folder
}
