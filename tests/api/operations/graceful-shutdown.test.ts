import { randomBytes } from 'node:crypto'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { App } from '../../support/people/person.ts'
import { wordDocument } from '../../support/input/zip.ts'

/** A connection to a listening server, with a GET request sent. */
const asking = async (app: App, path: string): Promise<Socket> => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
  return socket
}
const everything = async (socket: Socket): Promise<string> => {
  const chunks: Buffer[] = []
  for await (const chunk of socket) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('latin1')
}

test('graceful shutdown: a slow reader receives the whole reply even if the server stops meanwhile', async () => {
  const { app, administrator } = await college()
  await app.listen({ port: 0 })
  const form = new FormData()
  const large = randomBytes(4_500_000).toString('hex')
  form.append('file', new File([Buffer.from(wordDocument({ 'word/large.xml': large }))], 'plan.docx'))
  const { link } = (await administrator.post('/api/file', form)).body as unknown as { link: string }

  const socket = await asking(app, link)
  const answered = new Promise((resolve) => socket.once('readable', resolve))
  await answered
  const left = app.gracefulShutdown(0)
  const [head, body] = (await everything(socket)).split('\r\n\r\n', 2)
  expect(body).toHaveLength(Number(/content-length: (\d+)/.exec(head!)![1]))
  await left
})

test('graceful shutdown: a stopping node reports its state and closes connections while it still replies', async () => {
  const { app, update } = await college()
  await app.listen({ port: 0 })
  const left = app.gracefulShutdown(300)
  const answers = await Promise.all(
    ['/health', '/health/ready', '/updates'].map(async (path) => everything(await asking(app, path))),
  )
  expect(answers.map((answer) => answer.slice(0, 12))).toEqual([
    'HTTP/1.1 503',
    'HTTP/1.1 503',
    'HTTP/1.1 200',
  ])
  for (const answer of answers) expect(answer).toMatch(/\r\nconnection: close\r\n/i)
  expect(answers[2]).toContain(update.title)
  await left
  expect(app.server.listening).toBe(false)
})
