import type { ContentEditor } from '@kampana/shared/content/content-api'
import { get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import type { App, Person } from '../../support/people/person.ts'

const path = 'pages/about-us/history.md'
const soon = { timeout: 15_000, interval: 50 }

/** Listens on a free port of this machine. */
const listen = async (app: App): Promise<string> => {
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}

/** Opens a file's events, as an editor in a browser does. */
const open = async (origin: string, person: Person, file = path) => {
  const cookie = `kampana_session=${person.cookie('kampana_session')}`
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(`${origin}/api/content/events?path=${encodeURIComponent(file)}`, { headers: { cookie } }, resolve).on(
      'error',
      reject,
    ),
  )
  let text = ''
  let ended = false
  response.setEncoding('utf8').on('data', (chunk) => (text += chunk))
  response.on('close', () => (ended = true)).on('error', () => undefined)
  onTestFinished(() => void response.destroy())
  /** The names of the others who have the file open, as the last event says. */
  const others = (): string[] | undefined => {
    const events = [...text.matchAll(/event: editors\ndata: (.*)\n\n/g)].map(([, data = '']) => data)
    const last = events.at(-1)
    return last === undefined
      ? undefined
      : (JSON.parse(last) as ContentEditor[]).map(({ name, self }) => (self ? `${name} (self)` : name))
  }
  return { response, others, isOver: () => ended, close: () => response.destroy() }
}

const nameOf = async (person: Person) => (await person.get<{ name: string }>('/api/user')).body.data.name

test('who has a file open learns who else has, and when they leave', async () => {
  const { app, staff, administrator } = await college()
  const origin = await listen(app)
  const ana = await staff({ may: ['edit content'] })
  const first = await open(origin, administrator)
  expect(first.response.headers).toMatchObject({
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  })
  await expect.poll(first.others, soon).toEqual([])
  const second = await open(origin, ana)
  await expect.poll(first.others, soon).toEqual([await nameOf(ana)])
  await expect.poll(second.others, soon).toEqual([await nameOf(administrator)])
  const tab = await open(origin, ana)
  await expect.poll(second.others, soon).toEqual([await nameOf(administrator), `${await nameOf(ana)} (self)`])
  const elsewhere = await open(origin, ana, 'pages/about-us/directory.md')
  await expect.poll(elsewhere.others, soon).toEqual([])
  tab.close()
  second.close()
  await expect.poll(first.others, soon).toEqual([])
})

test('editors at two nodes see each other', async () => {
  const { app, anotherNode, staff, administrator } = await college()
  const [one, other] = [await listen(app), await listen(await anotherNode())]
  const ana = await staff({ may: ['edit content'] })
  const first = await open(one, administrator)
  const second = await open(other, ana)
  await expect.poll(first.others, soon).toEqual([await nameOf(ana)])
  await expect.poll(second.others, soon).toEqual([await nameOf(administrator)])
  second.close()
  await expect.poll(first.others, soon).toEqual([])
})

test('signing out ends it, and nothing of it stays behind', async () => {
  const { app, staff, administrator, database } = await college()
  const origin = await listen(app)
  const ana = await staff({ may: ['edit content'] })
  const first = await open(origin, administrator)
  const second = await open(origin, ana)
  await expect.poll(first.others, soon).toHaveLength(1)
  await ana.post('/logout')
  await expect.poll(second.isOver, soon).toBe(true)
  await expect.poll(first.others, soon).toEqual([])
  first.close()
  const rows = () => database((db) => db.selectFrom('content_editors').selectAll().execute())
  await expect.poll(rows, soon).toEqual([])
})

test('a server that ends closes the streams', async () => {
  const { app, administrator } = await college()
  const stream = await open(await listen(app), administrator)
  await expect.poll(stream.others, soon).toEqual([])
  await app.gracefulShutdown(0)
  await expect.poll(stream.isOver, soon).toBe(true)
})

test('the database isn’t asked while nobody listens', async () => {
  const asked: string[] = []
  const { app, administrator } = await college({ onQuery: (sql) => void asked.push(sql) })
  const stream = await open(await listen(app), administrator)
  await expect.poll(stream.others, soon).toEqual([])
  stream.close()
  const presence = () => asked.filter((sql) => sql.includes('content_editors')).length
  await expect
    .poll(() => asked.some((sql) => sql.startsWith('delete from "content_editors" where "id"')), soon)
    .toBe(true)
  const before = presence()
  await administrator.get('/api/user')
  expect(presence()).toBe(before)
})

test('a session has a few streams, and who may not edit has none', async () => {
  const { app, staff, visitor, administrator } = await college()
  const origin = await listen(app)
  const statuses: (number | undefined)[] = []
  for (let each = 0; each < 6; each++) statuses.push((await open(origin, administrator)).response.statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  const writer = await staff({ may: ['edit updates'] })
  expect((await writer.get(`/api/content/events?path=${path}`)).status).toBe(403)
  expect((await visitor().get(`/api/content/events?path=${path}`)).status).toBe(401)
  for (const wrong of ['', '../x.md', '/etc/passwd', 'resources/x.ts'])
    expect((await administrator.get(`/api/content/events?path=${wrong}`)).status).toBe(422)
})
