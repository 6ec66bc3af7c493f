import { expect, onTestFinished, test } from 'vitest'
import { buildApp } from '@kampana/server/app'
import type { Figures, RecordFigures } from '@kampana/shared/figures'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const agent = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36'
const browser = { 'user-agent': agent }
type Headers = Readonly<Record<string, string>>

const read = async (person: Person, path: string, times: number, headers: Headers = browser) => {
  for (let time = 0; time < times; time++) await person.get(path, headers)
}
const figuresFor = async ({ app, administrator }: Awaited<ReturnType<typeof college>>) => {
  await app.flushFigures()
  return (await administrator.get<Figures>('/api/statistics')).body.data
}
const noon = new Date('2026-11-21T04:00:00Z')

test('reading figures: readings of a page are counted by day, and the hosts that led there', async () => {
  let time = new Date('2026-11-21T15:50:00Z')
  const there = await college({ now: () => time })
  const visitor = there.visitor()
  await read(visitor, '/contact-us', 4, {
    ...browser,
    referer: 'https://www.facebook.com/groups/7?fbclid=secret',
  })
  await read(visitor, '/contact-us?ref=x', 3, { ...browser, referer: 'https://facebook.com/' })
  await read(visitor, '/career', 6)
  await there.app.flushFigures()
  time = new Date('2026-11-21T16:10:00Z')
  await there.app.flushFigures()
  await read(visitor, '/contact-us', 5)
  const figures = await figuresFor(there)
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

test('reading figures: what fewer than five have read, linked or searched is not told', async () => {
  const there = await college({ now: () => noon })
  await read(there.visitor(), '/contact-us', 4, { ...browser, referer: 'https://diary.example/' })
  await read(there.visitor(), '/search?q=zzyzxq', 4)
  const figures = await figuresFor(there)
  expect(figures.days.at(-1)).toEqual({ day: '2026-11-21', readings: 8 })
  expect([figures.pages, figures.referrers, figures.searches]).toEqual([[], [], []])
})

test('reading figures: robots, programs, frames, what is fetched ahead, staff and whoever asks for it are not counted', async () => {
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
  expect((await figuresFor(there)).pages).toEqual([
    { path: '/contact-us', title: expect.any(String), readings: 6 },
  ])
})

test('reading figures: words that find nothing are listed, but none that may name somebody', async () => {
  const there = await college({ now: () => noon })
  const visitor = there.visitor()
  await read(visitor, '/search?q=Zzyzxq%20%20Qwxk', 3)
  // As a browser asks that has loaded the page before.
  await read(visitor, '/api/search?q=zzyzxq+qwxk', 2, { ...browser, 'sec-fetch-dest': 'empty' })
  await read(visitor, '/search?q=zzyzxq%40example.org', 6)
  await read(visitor, '/search?q=0917123456789', 6)
  await read(visitor, '/search?q=contact', 6)
  await read(visitor, '/search?q=contact+zzyzxq', 7)
  expect((await figuresFor(there)).searches).toEqual([
    { words: 'contact zzyzxq', searches: 7 },
    { words: 'zzyzxq qwxk', searches: 5 },
  ])
})

test('reading figures: a page that a browser has gone to by itself counts, and one that is not there does not', async () => {
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
  const { pages, days } = await figuresFor(there)
  expect(pages.map(({ path, readings }) => [path, readings])).toEqual([['/contact-us', 5]])
  expect(days.at(-1)?.readings).toBe(5)
})

test('reading figures: an update’s page is counted under all of its titles', async () => {
  const there = await college({ now: () => noon })
  const { administrator, update, visitor } = there
  const path = (title: string) => `/updates/${update.category}/${encodeURIComponent(title)}`
  const figures = async () => {
    await there.app.flushFigures()
    return (await administrator.get<RecordFigures>(`/api/statistics/updates/${update.id}`)).body.data
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

test('reading figures: made-up hosts and words fill neither memory nor database, and a shutdown loses nothing', async () => {
  const there = await college({ now: () => noon })
  const visitor = there.visitor()
  for (let time = 0; time < 400; time++)
    await read(visitor, '/contact-us', 1, { ...browser, referer: `https://h${time}.example/` })
  await there.app.flushFigures()
  const { length } = JSON.parse(await there.dump('reading_figures'))[0]
  expect(length).toBe(301)
})

test('reading figures: figures are deleted when their time is over, and a college may have none', async () => {
  let time = noon
  const there = await college({ now: () => time, settings: { FIGURES_KEPT_DAYS: '3' } })
  await read(there.visitor(), '/contact-us', 5)
  await there.app.flushFigures()
  time = new Date('2026-11-23T04:00:00Z')
  await there.app.cleanUp()
  expect(await there.dump('reading_figures')).not.toBe('[[]]')
  time = new Date('2026-11-24T04:00:00Z')
  await there.app.cleanUp()
  expect(await there.dump('reading_figures')).toBe('[[]]')
  const off = await buildApp({ ...there.settings, figuresKeptDays: 0 }, { now: () => time })
  onTestFinished(() => off.close())
  for (let count = 0; count < 6; count++) await off.inject({ url: '/contact-us', headers: browser })
  await off.flushFigures()
  expect(await there.dump('reading_figures')).toBe('[[]]')
})
