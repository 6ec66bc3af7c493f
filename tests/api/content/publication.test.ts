import type { Update } from '@kampana/shared/api/api'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'

const due = '2026-11-21T09:00:00.000000Z'
const page = '/updates/announcements/Exams'

/** A college whose clock the test moves, and an announcement scheduled for nine o'clock. */
const beforeNine = async () => {
  const clock = { time: new Date('2026-11-21T08:00:00Z') }
  const opened = await college({ now: () => clock.time })
  const waiting = await opened.publish({ title: 'Exams', posted_at: due })
  // Waits for the check that follows the edit. From here on, only the test runs checks.
  await opened.app.publishDue()
  const strike = (time = due) => void (clock.time = new Date(time))
  return { ...opened, waiting, strike }
}
interface Entry {
  id: number
  action: string
  description: string
  username: string | null
}

test('publication: publishes a scheduled update at its time, and not before', async () => {
  const { app, visitor, waiting, strike } = await beforeNine()
  expect((await visitor().get(page)).status).toBe(404)
  strike('2026-11-21T08:59:59.999Z')
  expect(await app.publishDue()).toBe(0)
  strike()
  expect(await app.publishDue()).toBe(1)
  const { body } = await visitor().get<Update>(`/api/updates/${waiting.id}`)
  expect(body.data).toMatchObject({ status: 'published', posted_at: due })
})

test('publication: updates cached pages immediately', async () => {
  const { app, visitor, strike } = await beforeNine()
  const list = '/updates'
  expect((await visitor().get(list)).text).not.toContain('Exams')
  strike()
  await app.publishDue()
  expect((await visitor().get(list)).text).toContain('Exams')
  const shown = await visitor().get(page)
  expect([shown.status, shown.text]).toEqual([
    200,
    expect.stringContaining('<time dateTime="2026-11-21T09:00:00.000Z">Posted : '),
  ])
})

test('publication: logs the publication once, with its schedule', async () => {
  const { app, administrator, strike } = await beforeNine()
  strike()
  await app.publishDue()
  await app.publishDue()
  const { body } = await administrator.get<Entry[]>('/api/logs?filter={"action":"publish"}')
  expect(body.data).toMatchObject([
    { description: "The schedule published the update 'Exams'", username: null, action: 'publish' },
  ])
  const entry = await administrator.get<{ properties: unknown }>(`/api/logs/${body.data[0]!.id}`)
  expect(entry.body.data.properties).toEqual({
    causer: null,
    attributes: { status: 'published' },
    old: { status: 'scheduled' },
  })
})

test('publication: happens on one of two servers with the same database, and both show it', async () => {
  const { app, anotherNode, administrator, settings, strike } = await beforeNine()
  const other = await anotherNode()
  expect((await other.inject('/updates')).body).not.toContain('Exams')
  expect(await app.publishDue()).toBe(0)
  strike()
  // Two SQLite writers within one process would wait for each other.
  const turns = settings.database.kind === 'postgres' ? [[app, other, app, other]] : [[app], [other]]
  let published = 0
  for (const together of turns)
    for (const count of await Promise.all(together.map((node) => node.publishDue()))) published += count
  expect(published).toBe(1)
  const { body } = await administrator.get<Entry[]>('/api/logs?filter={"action":"publish"}')
  expect(body.meta.total).toBe(1)
  for (const node of [app, other]) expect((await node.inject('/updates')).body).toContain('Exams')
})

test('publication: catches up at the start of a stopped server', async () => {
  const { anotherNode, visitor, strike } = await beforeNine()
  strike('2026-11-23T12:00:00Z')
  expect((await visitor().get(page)).status).toBe(404)
  const started = await anotherNode()
  const shown = await started.inject(page)
  expect([shown.statusCode, shown.body]).toEqual([200, expect.stringContaining(due)])
})

test('publication: publishes nothing early and hides nothing if the clock is set back', async () => {
  const { app, visitor, strike } = await beforeNine()
  strike()
  await app.publishDue()
  strike('2026-11-21T07:00:00Z')
  expect(await app.publishDue()).toBe(0)
  expect((await visitor().get(page)).status).toBe(200)
})

test('publication: runs at its scheduled time without any request', async () => {
  // The fake clock advances from a fixed time.
  const started = performance.now()
  const from = Date.parse('2026-11-21T08:00:00Z')
  const now = () => new Date(from + performance.now() - started)
  const { publish, visitor } = await college({ now })
  const moment = new Date(now().getTime() + 1_500)
  const { id } = await publish({ posted_at: moment.toISOString() })
  expect((await visitor().get(`/api/updates/${id}`)).status).toBe(404)
  await expect
    .poll(async () => (await visitor().get(`/api/updates/${id}`)).status, { timeout: 10_000 })
    .toBe(200)
  expect(now().getTime()).toBeGreaterThanOrEqual(moment.getTime())
})

test('publication: publishes and logs an update that is edited at its scheduled time', async () => {
  const { app, administrator, waiting, strike } = await beforeNine()
  strike()
  const edited = await administrator.put<Update>(`/api/updates/${waiting.id}`, { subtitle: 'All halls' })
  expect(edited.status).toBe(200)
  await app.publishDue()
  const { body } = await administrator.get<Entry[]>('/api/logs?range=[0,1]')
  expect(body.data.map(({ action }) => action).sort()).toEqual(['edit', 'publish'])
})

test("publication: doesn't publish an update that is withdrawn before its time", async () => {
  const { app, administrator, visitor, waiting, strike } = await beforeNine()
  await administrator.put(`/api/updates/${waiting.id}`, { posted_at: null })
  strike()
  expect(await app.publishDue()).toBe(0)
  expect((await visitor().get(`/api/updates/${waiting.id}`)).status).toBe(404)
})
