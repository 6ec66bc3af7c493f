import { brotliDecompressSync } from 'node:zlib'
import type { Update } from '@kampana/shared/api/api'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { manyUpdates } from '../../support/input/many-updates.ts'

const oddTitle = 'Class advisory: 50% off? "Q&A" #1 / café 🎓'
const filtered = (filter: object, more = '') =>
  `/api/updates?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`

test('update lists: compresses a long list if the client accepts it, but not a short list', async () => {
  const { app, database } = await college()
  await database(async (db) => {
    await manyUpdates(db, 80)
    await db
      .updateTable('updates')
      .set({ excerpt: 'Bring a pen. '.repeat(20) })
      .execute()
  })
  const asked = (url: string, encoding: string) =>
    app.inject({ url, headers: { accept: 'application/json', 'accept-encoding': encoding } })
  const plain = await asked('/api/updates', 'identity')
  const packed = await asked('/api/updates', 'gzip, br')
  expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br'])
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
  expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
  expect((await asked('/api/updates?range=[0,9]', 'gzip, br')).headers['content-encoding']).toBeUndefined()
})

test('update lists: are public, and include bodies on request', async () => {
  const { visitor, update } = await college()
  const plain = await visitor().get<Update[]>('/api/updates?range=[0,9]')
  expect(plain.headers['content-range']).toBe('updates 0-0/1')
  expect(plain.body.data[0]).toMatchObject({
    title: update.title,
    excerpt: 'Bring your report card and two photographs.',
  })
  expect(plain.body.data[0]).not.toHaveProperty('updates')
  const whole = await visitor().get<Update[]>('/api/updates?range=[0,9]&include=updates')
  expect(whole.body.data[0]!.updates).toBe(update.updates)
})

test('update lists: sorts titles without regard to case, and equal values by id', async () => {
  const { visitor, publish } = await college()
  for (const title of ['banana', 'Apple', 'cherry']) await publish({ title })
  const titles = async (sort: string) =>
    (await visitor().get<Update[]>(`/api/updates?sort=${sort}`)).body.data.map(({ title }) => title)
  expect(await titles('["title","ASC"]')).toEqual(['Apple', 'banana', 'cherry', 'Enrolment is open, part 1'])
  expect(await titles('["subtitle","DESC"]')).toEqual([
    'cherry',
    'Apple',
    'banana',
    'Enrolment is open, part 1',
  ])
})

test('update lists: filters by exact title, day, several ids and words', async () => {
  const { visitor, publish, update } = await college()
  const odd = await publish({ title: oddTitle })
  const event = await publish({
    title: 'Sportsfest',
    subtitle: '100% fun_day',
    category: 'news-and-events',
    from: '2031-02-01',
    to: '2031-02-03',
  })
  const found = async (filter: object) =>
    (await visitor().get<Update[]>(filtered(filter))).body.data.map(({ id }) => id).sort((a, b) => a - b)
  expect(await found({ title: oddTitle })).toEqual([odd.id])
  expect(await found({ title: 'class advisory' })).toEqual([])
  expect(await found({ id: [update.id, event.id] })).toEqual([update.id, event.id])
  expect(await found({ to_gte: '2031-02-03' })).toEqual([event.id])
  expect(await found({ to_gt: '2031-02-03' })).toEqual([])
  expect(await found({ from: null })).toEqual([update.id, odd.id])
  expect(await found({ q: 'SPORTS' })).toEqual([event.id])
  expect(await found({ q: '0% fun_d' })).toEqual([event.id])
  expect(await found({ q: '%' })).toEqual([odd.id, event.id])
  expect(await found({ title_q: 'TSFEST' })).toEqual([event.id])
  expect(await found({ subtitle_q: 'fun_d', title_q: 'class' })).toEqual([])
  expect(await found({ subtitle_empty: 0 })).toEqual([event.id])
  expect(await found({ subtitle_empty: 1 })).toEqual([update.id, odd.id])
})

test('update lists: returns one page of matches, and counts all of them', async () => {
  const { visitor, publish } = await college()
  for (const title of ['Fiesta I', 'Fiesta II', 'Fiesta III']) await publish({ title })
  const page = async (q: string, first: number) => {
    const part = `sort=["title","ASC"]&range=[${first},${first + 1}]`
    const { body } = await visitor().get<Update[]>(`${filtered({ q })}&${part}`)
    return { total: body.meta.total, titles: body.data.map(({ title }) => title) }
  }
  expect(await page('fiesta', 0)).toEqual({ total: 3, titles: ['Fiesta I', 'Fiesta II'] })
  expect(await page('fiesta', 2)).toEqual({ total: 3, titles: ['Fiesta III'] })
  expect(await page('fiesta', 8)).toEqual({ total: 3, titles: [] })
  expect(await page('fiestas', 0)).toEqual({ total: 0, titles: [] })
})

test('update lists: the public pages contain ten, newest first, by category', async () => {
  let time = Date.parse('2026-11-01T00:00:00Z')
  const { visitor, publish } = await college({ now: () => new Date((time += 1000)) })
  for (let each = 2; each <= 12; each++) await publish()
  const event = await publish({ category: 'news-and-events', from: '2031-02-01', to: '2031-02-03' })
  const first = await visitor().get<Update[]>('/api/updates/paginated')
  expect(first.body.data).toHaveLength(10)
  expect(first.body.data[0]!.id).toBe(event.id)
  expect(first.body.meta).toMatchObject({ current_page: 1, last_page: 2, total: 13, per_page: 10 })
  expect(first.body.links.next).toMatch(/\/api\/updates\/paginated\?page=2$/)
  expect((await visitor().get<Update[]>('/api/updates/paginated?page=2')).body.data).toHaveLength(3)
  expect((await visitor().get('/api/updates/announcements')).body.meta.total).toBe(12)
  expect((await visitor().get<Update[]>('/api/updates/newsAndEvents')).body.data.map(({ id }) => id)).toEqual(
    [event.id],
  )
  expect((await visitor().get('/api/updates/paginated?page=nonsense')).body.meta.current_page).toBe(1)
  expect((await visitor().get('/api/updates/paginated?page=99')).body).toMatchObject({
    data: [],
    meta: { from: null, to: null },
  })
})
