import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '@kampana/server/app'
import type { Statistics, RecordStatistics } from '@kampana/shared/statistics'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const browser = { 'user-agent': agent }
type Headers = Readonly<Record<string, string>>

const read = async (person: Person, path: string, times: number, headers: Headers = browser) => {
  for (let time = 0; time < times; time++) await person.get(path, headers)
}
const statisticsFor = async ({ app, administrator }: Awaited<ReturnType<typeof college>>) => {
  await app.flushStatistics()
  return (await administrator.get<Statistics>('/api/statistics')).body.data
}
const noon = new Date('2026-11-21T04:00:00Z')

test('page views: are counted by day, page and referring host', async () => {
  let time = new Date('2026-11-21T15:50:00Z')
  const there = await college({ now: () => time })
  const visitor = there.visitor()
  await read(visitor, '/contact-us', 4, {
    ...browser,
    referer: 'https://www.facebook.com/groups/7?fbclid=secret',
  })
  await read(visitor, '/contact-us?ref=x', 3, { ...browser, referer: 'https://facebook.com/' })
  await read(visitor, '/career', 6)
  await there.app.flushStatistics()
  time = new Date('2026-11-21T16:10:00Z')
  await there.app.flushStatistics()
  await read(visitor, '/contact-us', 5)
  const figures = await statisticsFor(there)
  expect(figures.days).toHaveLength(30)
  expect(figures.days.slice(-3)).toEqual([
    { day: '2026-11-20', readings: 0 },
    { day: '2026-11-21', readings: 13 },
    { day: '2026-11-22', readings: 5 },
  ])
  expect(figures.pages).toEqual([
    { path: '/contact-us', title: expect.any(String), readings: 12 },
    { path: '/career', title: expect.any(String), readings: 6 },
  ])
  expect(figures.referrers).toEqual([{ host: 'facebook.com', readings: 7 }])
})

test('page views: pages, hosts and searches with fewer than five are hidden', async () => {
  const there = await college({ now: () => noon })
  await read(there.visitor(), '/contact-us', 4, { ...browser, referer: 'https://diary.example/' })
  await read(there.visitor(), '/search?q=zzyzxq', 4)
  const figures = await statisticsFor(there)
  expect(figures.days.at(-1)).toEqual({ day: '2026-11-21', readings: 8 })
  expect([figures.pages, figures.referrers, figures.searches]).toEqual([[], [], []])
})

test("page views: robots, programs, frames, prefetches, staff and visitors with Do Not Track aren't counted", async () => {
  const there = await college({ now: () => noon })
  const others: readonly Headers[] = [
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'curl/8.14' },
    { ...browser, 'sec-purpose': 'prefetch;prerender' },
    { ...browser, 'sec-fetch-dest': 'iframe' },
    { ...browser, dnt: '1' },
    { ...browser, 'sec-gpc': '1' },
    { ...browser, cookie: 'kampana_edits=1' },
  ]
  for (const headers of others) await read(there.visitor(), '/contact-us', 1, headers)
  await read(there.visitor(), '/contact-us', 6, { ...browser, 'sec-fetch-dest': 'document' })
  expect((await statisticsFor(there)).pages).toEqual([
    { path: '/contact-us', title: expect.any(String), readings: 6 },
  ])
})

test('page views: searches without results are listed, unless they may identify a person', async () => {
  const there = await college({ now: () => noon })
  const visitor = there.visitor()
  await read(visitor, '/search?q=Zzyzxq%20%20Qwxk', 3)
  // The request of a browser that has already loaded the page.
  await read(visitor, '/api/search?q=zzyzxq+qwxk', 2, { ...browser, 'sec-fetch-dest': 'empty' })
  await read(visitor, '/search?q=zzyzxq%40example.org', 6)
  await read(visitor, '/search?q=0917123456789', 6)
  await read(visitor, '/search?q=contact', 6)
  await read(visitor, '/search?q=contact+zzyzxq', 7)
  expect((await statisticsFor(there)).searches).toEqual([
    { words: 'contact zzyzxq', searches: 7 },
    { words: 'zzyzxq qwxk', searches: 5 },
  ])
})

test('page views: client-side navigation is counted, but not to missing pages', async () => {
  const there = await college({ now: () => noon })
  const visitor = there.visitor()
  const go = (path: string, headers: Headers = browser) =>
    visitor.send({ method: 'POST', path: `/api/page-views?path=${encodeURIComponent(path)}`, headers })
  for (let time = 0; time < 5; time++) {
    expect((await go('/contact-us')).status).toBe(204)
    for (const path of [`/made-up-${time}`, '//evil.example', 'no path', '/feed.xml', '/api/updates'])
      expect((await go(path)).status).toBe(204)
    await go('/career', { ...browser, origin: 'https://evil.example' })
    await read(visitor, '/made-up', 1)
  }
  const { pages, days } = await statisticsFor(there)
  expect(pages.map(({ path, readings }) => [path, readings])).toEqual([['/contact-us', 5]])
  expect(days.at(-1)?.readings).toBe(5)
})

test("page views: an update's page is counted under all its titles", async () => {
  const there = await college({ now: () => noon })
  const { administrator, update, visitor } = there
  const path = (title: string) => `/updates/${update.category}/${encodeURIComponent(title)}`
  const figures = async () => {
    await there.app.flushStatistics()
    return (await administrator.get<RecordStatistics>(`/api/statistics/updates/${update.id}`)).body.data
  }
  expect(await figures()).toEqual({ readings: 0, most: null })
  await read(visitor(), path(update.title), 4)
  expect(await figures()).toEqual({ readings: null, most: null })
  await read(visitor(), path(update.title), 3)
  const { category, from, to, updates } = update
  const renamed = { title: 'Ñew / title, 100%', subtitle: null, category, from, to, updates }
  expect((await administrator.put(`/api/updates/${update.id}`, renamed)).status).toBe(200)
  await read(visitor(), path('Ñew / title, 100%'), 3)
  expect(await figures()).toEqual({ readings: 10, most: { day: '2026-11-21', readings: 10 } })
  expect((await administrator.get('/api/statistics/updates/999')).status).toBe(404)
  expect((await administrator.get('/api/statistics/users/1')).status).toBe(404)
})

test('page views: invented hosts fill neither memory nor database', async () => {
  const there = await college({ now: () => noon })
  const visitor = there.visitor()
  for (let time = 0; time < 400; time++)
    await read(visitor, '/contact-us', 1, { ...browser, referer: `https://h${time}.example/` })
  await there.app.flushStatistics()
  const { length } = JSON.parse(await there.dump('reading_figures'))[0]
  expect(length).toBe(301)
})

test('page views: are deleted after the configured days, and can be turned off', async () => {
  let time = noon
  const there = await college({ now: () => time, settings: { FIGURES_KEPT_DAYS: '3' } })
  await read(there.visitor(), '/contact-us', 5)
  await there.app.flushStatistics()
  time = new Date('2026-11-23T04:00:00Z')
  await there.app.cleanUp()
  expect(await there.dump('reading_figures')).not.toBe('[[]]')
  time = new Date('2026-11-24T04:00:00Z')
  await there.app.cleanUp()
  expect(await there.dump('reading_figures')).toBe('[[]]')
  const off = await buildApp({ ...there.settings, statisticsRetainedDays: 0 }, { now: () => time })
  onTestFinished(() => off.close())
  for (let count = 0; count < 6; count++) await off.inject({ url: '/contact-us', headers: browser })
  await off.flushStatistics()
  expect(await there.dump('reading_figures')).toBe('[[]]')
})
