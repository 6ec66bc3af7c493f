import { buildApp } from '@kampana/server/app'
import { expect, onTestFinished, test } from 'vitest'
import { administrator } from '../../support/people/accounts.ts'
import { college } from '../../support/people/college.ts'
import { proxyToDatabase } from '../../support/server/database-proxy.ts'
import { personAt } from '../../support/people/person.ts'

const soon = { timeout: 20_000, interval: 50 }
const outOfDate = '110 - "Response is Stale"'

test('database stopped: serves cached pages marked as stale, and refreshes them after the database returns', async () => {
  const { visitor, proxy, publish } = await nodeWithProxy()
  const page = () => visitor.get('/updates/announcements')
  expect((await page()).headers.warning).toBeUndefined()

  await proxy.cut()
  await expect.poll(async () => (await page()).headers.warning, soon).toBe(outOfDate)
  const before = await page()
  expect([before.status, before.text.includes('Enrolment is open, part 1')]).toEqual([200, true])
  const never = await visitor.get('/updates/news-and-events')
  expect([never.status, never.headers['retry-after']]).toEqual([503, '5'])
  expect(never.headers['cache-control']).toBe('no-store')

  await publish({ title: 'Said while this node heard nothing' })
  await proxy.mend()
  await expect.poll(async () => (await page()).text, soon).toContain('Said while this node heard nothing')
  expect((await page()).headers.warning).toBeUndefined()
  expect((await visitor.get('/updates/news-and-events')).status).toBe(200)
})

test('database stopped: serves complete old pages if the database stops before an edited page is rendered', async () => {
  const { visitor, proxy, app } = await nodeWithProxy()
  const paths = ['/', '/updates', '/about-us/history']
  const pages = () => Promise.all(paths.map(async (path) => visitor.get(path)))
  const before = (await pages()).map(({ text }) => text)

  const writer = personAt(app)
  await writer.post('/login', administrator)
  const { body } = await writer.get<{ id: number }[]>('/api/updates')
  await writer.put(`/api/updates/${body.data[0]!.id}`, { title: 'Enrolment is over' })
  await proxy.cut()
  for (const [index, { status, headers, text }] of (await pages()).entries())
    expect([status, headers.warning, text === before[index]]).toEqual([200, outOfDate, true])
})

test('database stopped: returns 503 if the database hangs, and completes later edits', async () => {
  const { app, visitor, proxy } = await nodeWithProxy(300)
  const writer = personAt(app)
  await writer.post('/login', administrator)
  const { body } = await writer.get<{ id: number; title: string }[]>('/api/updates')
  const { id, title } = body.data[0]!
  const rename = () => writer.put(`/api/updates/${id}`, { title: 'Enrolment is over' })
  await visitor.get('/updates')

  proxy.pause()
  const answers = await Promise.all([
    rename(),
    writer.get('/api/logs'),
    visitor.get('/updates/news-and-events'),
  ])
  expect(answers.map(({ status, headers }) => [status, headers['retry-after']])).toEqual(
    answers.map(() => [503, '5']),
  )
  expect((await visitor.get('/health')).status).toBe(503)
  const page = await visitor.get('/updates')
  expect([page.status, page.text.includes(title)]).toEqual([200, true])

  proxy.resume()
  await expect.poll(async () => (await rename()).status, soon).toBe(200)
  const { body: logs } = await writer.get<{ action: string }[]>('/api/logs?range=[0,9]')
  expect(logs.data.filter(({ action }) => action === 'edit')).toHaveLength(1)
  await expect.poll(async () => (await visitor.get('/updates')).text, soon).toContain('Enrolment is over')
})

/** A node that reaches its college's database through a proxy. */
const nodeWithProxy = async (timeout?: number) => {
  const { settings, publish } = await college()
  const { database } = settings
  const proxy = await proxyToDatabase(database.kind === 'postgres' ? database.url : '', timeout)
  const app = await buildApp({ ...settings, database: proxy.database })
  onTestFinished(() => app.close())
  return { app, visitor: personAt(app), proxy, publish }
}
