import { brotliDecompressSync } from 'node:zlib'
import type { Update } from '@kampana/shared/api'
import { excerptsOfParagraphs } from '@kampana/server/db/migrations/0017-excerpts-of-paragraphs'
import { schemaFor } from '@kampana/server/db/schema-builder'
import type { RichTextNode } from '@kampana/shared/rich-text'
import { describe, expect, inject, test } from 'vitest'
import { college } from '../support/college.ts'
import { bodyOf, documentOf } from '../support/rich-text.ts'

const oddTitle = 'Class advisory: 50% off? "Q&A" #1 / café 🎓'
const filtered = (filter: object, more = '') =>
  `/api/updates?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`

describe('making an update', () => {
  test('what was written is what is read, with the day it was made', async () => {
    const { administrator } = await college({ now: () => new Date('2026-11-21T00:18:01Z') })
    const input = {
      title: oddTitle,
      subtitle: 'A short one',
      category: 'news-and-events',
      from: '2026-11-21',
      to: '2026-11-23',
      updates: bodyOf('Maligayang pagdating!', 'See you there.'),
    }
    const made = await administrator.post<Update>('/api/updates', input)
    expect([made.status, made.body.message]).toEqual([201, 'The update was created.'])
    const read = await administrator.get<Update>(`/api/updates/${made.body.data.id}`)
    expect(read.body.data).toMatchObject({
      ...input,
      excerpt: 'Maligayang pagdating! See you there.',
      picture: null,
      created_at: '2026-11-21T00:18:01.000000Z',
      posted_at: '2026-11-21T00:18:01.000000Z',
    })
  })

  test('its log entry tells who did it and what was written', async () => {
    const { administrator, publish } = await college()
    const { id } = await publish({ title: oddTitle })
    const { body } = await administrator.get<{ id: number; description: string }[]>('/api/logs')
    expect(body.data[0]!.description).toBe(`admin created the update '${oddTitle}'`)
    const entry = await administrator.get(`/api/logs/${body.data[0]!.id}`)
    expect(entry.body.data).toMatchObject({
      record_id: id,
      properties: {
        causer: { username: 'admin' },
        attributes: { title: oddTitle, category: 'announcements' },
      },
    })
  })

  test('a title is taken once in its category, and free in the other', async () => {
    const { administrator, update } = await college()
    const twin = { title: update.title, category: 'announcements', updates: bodyOf('Again.') }
    const refused = await administrator.post('/api/updates', twin)
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { title: ['The title has already been taken.'] },
    ])
    const event = { ...twin, category: 'news-and-events', from: '2031-02-01', to: '2031-02-03' }
    expect((await administrator.post('/api/updates', event)).status).toBe(201)
  })

  test('of twenty who write the same title at once, one succeeds', async () => {
    const { administrator } = await college()
    const same = { title: 'No classes today', category: 'announcements', updates: bodyOf('Stay safe.') }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => administrator.post('/api/updates', same)),
    )
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      201,
      ...Array.from({ length: 19 }, () => 422),
    ])
  })

  test('every fault is told at once, each under its field', async () => {
    const { administrator } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
    const answer = await administrator.post('/api/updates', {
      title: 'x'.repeat(256),
      category: 'gossip',
      updates: 'not a document',
      is_admin: true,
    })
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors).sort()).toEqual(['category', 'is_admin', 'title', 'updates'])
    expect(answer.body.errors.title).toEqual(['The title field must not be greater than 255 characters.'])
    expect(answer.body.errors.is_admin).toEqual(['The is admin field is prohibited.'])
    expect(answer.body.message).toContain('(and 3 more errors)')
  })

  test('an event needs its days, none of them past, the last not before the first', async () => {
    const { administrator } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
    const event = { title: 'Foundation day', category: 'news-and-events', updates: bodyOf('Come.') }
    const without = await administrator.post('/api/updates', event)
    expect(without.body.errors).toEqual({
      from: ['The from field is required.'],
      to: ['The to field is required.'],
    })
    const past = await administrator.post('/api/updates', { ...event, from: '2026-11-20', to: '2026-11-21' })
    expect(past.body.errors).toEqual({ from: ['The from field must be a date after or equal to today.'] })
    const backwards = await administrator.post('/api/updates', {
      ...event,
      from: '2026-12-02',
      to: '2026-12-01',
    })
    expect(Object.keys(backwards.body.errors)).toEqual(['to'])
    const never = await administrator.post('/api/updates', { ...event, from: '2026-11-31', to: '2026-12-01' })
    expect(never.body.errors.from).toEqual(['The from field must be a valid date.'])
  })

  test('today is today where the college is', async () => {
    // 16:30 UTC on the 21st is half past midnight on the 22nd in Manila.
    const { administrator } = await college({ now: () => new Date('2026-11-21T16:30:00Z') })
    const event = { category: 'news-and-events', updates: bodyOf('Come.') }
    const yesterday = await administrator.post('/api/updates', {
      ...event,
      title: 'One',
      from: '2026-11-21',
      to: '2026-11-22',
    })
    expect(yesterday.status).toBe(422)
    const today = await administrator.post('/api/updates', {
      ...event,
      title: 'Two',
      from: '2026-11-22',
      to: '2026-11-22',
    })
    expect(today.status).toBe(201)
  })

  test.each(['.', '..'])('a title of %s would have no address', async (title) => {
    const { administrator } = await college()
    const answer = await administrator.post('/api/updates', {
      title,
      category: 'announcements',
      updates: bodyOf('x'),
    })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['title']])
  })

  test('an announcement keeps no days', async () => {
    const { publish } = await college()
    expect(await publish({ from: '2031-01-01', to: '2031-01-02' })).toMatchObject({ from: null, to: null })
  })
})

describe('changing an update', () => {
  test('only what was sent changes, and the log holds the old and the new', async () => {
    const { administrator, update } = await college()
    const edited = await administrator.put<Update>(`/api/updates/${update.id}`, {
      title: 'Enrolment is closed',
    })
    expect(edited.body).toMatchObject({
      message: 'The update was saved.',
      data: { title: 'Enrolment is closed', category: update.category },
    })
    const { body } = await administrator.get<{ id: number }[]>('/api/logs')
    const entry = await administrator.get<{ properties: unknown }>(`/api/logs/${body.data[0]!.id}`)
    expect(entry.body.data.properties).toMatchObject({
      attributes: { title: 'Enrolment is closed' },
      old: { title: update.title },
    })
  })

  test('saving what is there already changes nothing and logs nothing', async () => {
    const { administrator, update } = await college()
    const before = await administrator.get('/api/logs')
    const same = await administrator.put(`/api/updates/${update.id}`, {
      title: update.title,
      updates: update.updates,
    })
    expect([same.status, same.body.message]).toEqual([200, 'Nothing was changed.'])
    expect((await administrator.get('/api/logs')).body.meta.total).toBe(before.body.meta.total)
  })

  test('an old day may stay as it is, though it is past by now', async () => {
    let time = new Date('2026-11-21T08:00:00Z')
    const { administrator, publish } = await college({ now: () => time })
    const { id } = await publish({ category: 'news-and-events', from: '2026-11-22', to: '2026-11-23' })
    time = new Date('2027-03-01T08:00:00Z')
    const login = await administrator.post('/login', {
      username: 'admin',
      password: 'the bell rings at seven',
    })
    expect(login.status).toBe(200)
    const kept = await administrator.put(`/api/updates/${id}`, {
      title: 'How it was',
      from: '2026-11-22',
      to: '2026-11-23',
    })
    expect(kept.status).toBe(200)
    const moved = await administrator.put(`/api/updates/${id}`, { to: '2026-11-24' })
    expect(moved.body.errors).toEqual({ to: ['The to field must be a date after or equal to today.'] })
  })

  test('an event that becomes an announcement loses its days', async () => {
    const { administrator, publish } = await college()
    const { id } = await publish({ category: 'news-and-events', from: '2031-01-01', to: '2031-01-02' })
    const { body } = await administrator.put<Update>(`/api/updates/${id}`, { category: 'announcements' })
    expect(body.data).toMatchObject({ category: 'announcements', from: null, to: null })
  })

  test('the title of another is refused, and nothing of the change stays', async () => {
    const { administrator, update, publish } = await college()
    const other = await publish()
    const refused = await administrator.put(`/api/updates/${other.id}`, {
      title: update.title,
      subtitle: 'new',
    })
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['title']])
    expect((await administrator.get<Update>(`/api/updates/${other.id}`)).body.data.subtitle).toBeNull()
  })

  test('the old title leads to the update, until another takes it', async () => {
    const { administrator, visitor, update, publish } = await college()
    const formerly = `/api/updates/formerly?category=announcements&title=${encodeURIComponent(update.title)}`
    expect((await visitor().get(formerly)).status).toBe(404)
    await administrator.put(`/api/updates/${update.id}`, { title: oddTitle })
    expect((await visitor().get<Update>(formerly)).body.data).toEqual({
      id: update.id,
      title: oddTitle,
      category: 'announcements',
    })
    await publish({ title: update.title })
    expect((await visitor().get(formerly)).status).toBe(404)
  })
})

describe('deleting an update', () => {
  test('it is gone, and the log holds what it was', async () => {
    const { administrator, update } = await college()
    const deleted = await administrator.delete(`/api/updates/${update.id}`)
    expect([deleted.status, deleted.body.message]).toEqual([200, 'The update was deleted.'])
    const gone = await administrator.get(`/api/updates/${update.id}`)
    expect([gone.status, gone.body.message]).toEqual([
      404,
      `No query results for model [Update] ${update.id}`,
    ])
    const { body } = await administrator.get<{ id: number }[]>('/api/logs')
    const entry = await administrator.get(`/api/logs/${body.data[0]!.id}`)
    expect(entry.body.data).toMatchObject({
      action: 'delete',
      properties: { old: { title: update.title, updates: update.updates } },
    })
  })

  test('its number is not given again', async () => {
    const { administrator, update, publish } = await college()
    await administrator.delete(`/api/updates/${update.id}`)
    expect((await publish()).id).toBeGreaterThan(update.id)
  })

  test.each(['0', '-1', '1.5', 'x', '99999999999', '1%20or%201=1'])('there is no update %s', async (id) => {
    const { administrator } = await college()
    expect((await administrator.delete(`/api/updates/${id}`)).status).toBe(404)
  })
})

describe('listing updates', () => {
  test('a long list comes compressed where the browser takes it, a short one as it is', async () => {
    const { app, publish } = await college()
    for (let count = 0; count < 80; count++) await publish({ updates: bodyOf('Bring a pen. '.repeat(20)) })
    const asked = (url: string, encoding: string) =>
      app.inject({ url, headers: { accept: 'application/json', 'accept-encoding': encoding } })
    const plain = await asked('/api/updates', 'identity')
    const packed = await asked('/api/updates', 'gzip, br')
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br'])
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 5)
    expect((await asked('/api/updates?range=[0,9]', 'gzip, br')).headers['content-encoding']).toBeUndefined()
  })

  test('anyone may, without the bodies unless at most ten are asked for', async () => {
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

  test('excerpts that were kept before they were made of paragraphs are made anew, of deleted updates too', async () => {
    const { administrator, visitor, publish, database } = await college()
    const title = { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'A heading' }] }
    const body = JSON.parse(bodyOf('Come.')) as { content: RichTextNode[] }
    const updates = documentOf(title, ...body.content, title)
    const [kept, deleted] = [await publish({ updates }), await publish({ updates })]
    await database((db) => db.updateTable('updates').set({ excerpt: 'A heading Come.' }).execute())
    await administrator.delete(`/api/updates/${deleted.id}`)
    await database((db) => excerptsOfParagraphs(schemaFor(db, inject('database'))))
    await administrator.post(`/api/updates/${deleted.id}/restore`)
    for (const { id } of [kept, deleted])
      expect((await visitor().get<Update>(`/api/updates/${id}`)).body.data.excerpt).toBe('Come.')
  })

  test('sorting by title does not care for case, and equal ones follow their number', async () => {
    const { visitor, publish } = await college()
    for (const title of ['banana', 'Apple', 'cherry']) await publish({ title })
    const titles = async (sort: string) =>
      (await visitor().get<Update[]>(`/api/updates?sort=${sort}`)).body.data.map(({ title }) => title)
    expect(await titles('["title","ASC"]')).toEqual([
      'Apple',
      'banana',
      'cherry',
      'Enrolment is open, part 1',
    ])
    expect(await titles('["subtitle","DESC"]')).toEqual([
      'cherry',
      'Apple',
      'banana',
      'Enrolment is open, part 1',
    ])
  })

  test('exact titles, days, several ids and words in them are found', async () => {
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

  test('words are found on one page of many, and counted on all', async () => {
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

  test('the public pages hold ten, the newest first, by category', async () => {
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
    expect(
      (await visitor().get<Update[]>('/api/updates/newsAndEvents')).body.data.map(({ id }) => id),
    ).toEqual([event.id])
    expect((await visitor().get('/api/updates/paginated?page=nonsense')).body.meta.current_page).toBe(1)
    expect((await visitor().get('/api/updates/paginated?page=99')).body).toMatchObject({
      data: [],
      meta: { from: null, to: null },
    })
  })
})
