import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { manyUpdates } from '../../support/input/many-updates.ts'

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
/** A body with a number of unknown keys, as JSON and as a form. */
const keys = (count: number) => Array.from({ length: count }, (_, each) => `k${each}`)
const asJson = (count: number): string =>
  JSON.stringify(Object.fromEntries(keys(count).map((key) => [key, 1])))
const asForm = (count: number): string =>
  keys(count)
    .map((key) => `${key}=`)
    .join('&')

const open = ['/login', '/register', '/password/email', '/password/reset', '/api/contactUs']

test("large requests: a visitor's thousand unknown keys return twenty errors, and more than 16 KB are rejected", async () => {
  const { visitor } = await college()
  for (const path of open) {
    const { status, body, text } = await visitor().post(path, asJson(1000), json)
    expect([path, status, Object.keys(body.errors).length]).toEqual([path, 422, 20])
    expect(body.message).toMatch(/\(and 19 more errors\)$/)
    expect(text.length).toBeLessThan(3000)
    const large = await visitor().post(path, asJson(3000), json)
    expect([path, large.status, large.body.message]).toEqual([path, 413, 'The POST data is too large.'])
  }
})

test("large requests: a staff user's thousands of unknown keys return twenty errors", async () => {
  const { administrator } = await college()
  const { status, body } = await administrator.post('/api/updates', asJson(60_000), json)
  expect([status, Object.keys(body.errors).length]).toEqual([422, 20])
})

test('large requests: the contact page rejects a form over 16 KB with an error page', async () => {
  const { visitor } = await college()
  const answer = await visitor().send({
    method: 'POST',
    path: '/contact-us',
    body: asForm(3000),
    headers: form,
  })
  expect([answer.status, answer.headers['content-type']]).toEqual([413, 'text/html; charset=utf-8'])
  expect(answer.text).toContain('<h1>The POST data is too large.</h1>')
})

test("large requests: two thousand unknown fields don't enlarge the contact page", async () => {
  const { visitor } = await college()
  const post = (body: string) => visitor().send({ method: 'POST', path: '/contact-us', body, headers: form })
  const [some, many] = [await post(asForm(20)), await post(asForm(2000))]
  expect([some.status, many.status]).toEqual([422, 422])
  expect(many.text.length - some.text.length).toBeLessThan(100)
})

test('large requests: unreadable bodies count toward the limit of their call', async () => {
  const { visitor } = await college()
  const robot = visitor()
  for (const [path, most] of [
    // The administrator has signed in once from the same IP address.
    ['/login', 59],
    ['/register', 10],
    ['/password/email', 10],
    ['/api/contactUs', 10],
  ] as const) {
    for (let each = 0; each < most; each++)
      expect([path, (await robot.post(path, '{"a', json)).status]).toEqual([path, 400])
    expect([path, (await robot.post(path, '{"a', json)).status]).toEqual([path, 429])
    expect([path, (await robot.post(path, asJson(3000), json)).status]).toEqual([path, 429])
  }
})

test('large requests: a visitor gets at most a hundred rows for any query', async () => {
  const { visitor, database } = await college()
  await database((db) => manyUpdates(db, 120))
  for (const query of ['', '?range=[0,9999]', '?page=1&per_page=9999', '?sort=["title","ASC"]']) {
    const { body, headers } = await visitor().get<unknown[]>(`/api/updates${query}`)
    expect([query, body.data.length, body.meta.total]).toEqual([query, 100, 121])
    expect(headers['content-range']).toBe('updates 0-99/121')
    const next = await visitor().get<unknown[]>(
      new URL(body.links.next!).pathname + new URL(body.links.next!).search,
    )
    expect([query, next.body.data.length]).toEqual([query, 21])
  }
})

test('large requests: an inactive user is limited like a visitor, and a user with list permission gets all rows', async () => {
  const { staff, database } = await college()
  await database((db) => manyUpdates(db, 120))
  const newcomer = await staff({ verified: false, active: false, may: ['list updates'] })
  const writer = await staff({ may: ['list updates'] })
  expect((await newcomer.get<unknown[]>('/api/updates')).body.data).toHaveLength(100)
  expect((await writer.get<unknown[]>('/api/updates')).body.data).toHaveLength(121)
})

test('large requests: feeds, calendar file and sitemap contain more than a hundred rows', async () => {
  const { visitor, database } = await college()
  await database((db) => manyUpdates(db, 120))
  await database((db) =>
    db
      .updateTable('updates')
      .set({ category: 'news-and-events', from: '2026-11-02', to: '2026-11-03' })
      .execute(),
  )
  const count = async (path: string, what: RegExp) =>
    [...(await visitor().get(path)).text.matchAll(what)].length
  expect(await count('/sitemap.xml', /\/updates\/news-and-events\//g)).toBe(121)
  expect(await count('/updates/calendar.ics', /^SUMMARY:Bulletin/gm)).toBe(120)
  const month = (await visitor().get('/updates/calendar?month=2026-11')).text
  expect(month).toContain('Bulletin 0<')
  expect(month).toContain('Bulletin 119<')
})
