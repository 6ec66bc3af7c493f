import type { Update } from '@kampana/shared/api/api'
import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

const oddTitle = 'Class advisory: 50% off? "Q&A" #1 / café 🎓'

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
    expect([made.status, made.body.message]).toEqual([201, 'It is live.'])
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

  test('an event has a first day, and a last one unless it is one day; none is past, the last not before the first', async () => {
    const { administrator } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
    const event = { title: 'Foundation day', category: 'news-and-events', updates: bodyOf('Come.') }
    const oneDay = await administrator.post<Update>('/api/updates', { ...event, from: '2026-12-02' })
    expect(oneDay.body.data).toMatchObject({ from: '2026-12-02', to: '2026-12-02' })
    const half = await administrator.post('/api/updates', { ...event, to: '2026-12-02' })
    expect(half.body.errors).toEqual({ from: ['The from field is required.'] })
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

describe('news of what has taken place already', () => {
  const prize = {
    title: 'A prize won',
    category: 'news-and-events',
    from: '2026-11-18',
    to: '2026-11-18',
    updates: bodyOf('In Naga.'),
  }

  test('has its own days where that is said, and is no event to come', async () => {
    const { administrator, visitor } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
    const slip = await administrator.post('/api/updates', prize)
    expect(slip.body.errors.from).toEqual(['The from field must be a date after or equal to today.'])
    const { status, body } = await administrator.post<Update>('/api/updates', { ...prize, taken_place: true })
    expect([status, body.data.from, body.data.to]).toEqual([201, prize.from, prize.to])
    expect(body.data).not.toHaveProperty('taken_place')
    const page = (await visitor().get('/updates/news-and-events/A%20prize%20won')).text
    expect(page).toContain('November 18, 2026')
    expect(page).not.toContain(`/updates/calendar/${body.data.id}.ics`)
    expect(/Upcoming Events.*?<\/section>/s.exec(page)?.[0]).not.toContain('A prize won')
  })

  test('can be previewed before it is saved', async () => {
    const { administrator } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
    const seen = await administrator.post<{ html: string }>('/api/updates/preview', {
      ...prize,
      taken_place: true,
    })
    expect(seen.body.data.html).toContain('November 18, 2026')
  })
})

describe('changing an update', () => {
  test('only what was sent changes, and the log holds the old and the new', async () => {
    const { administrator, update } = await college()
    const edited = await administrator.put<Update>(`/api/updates/${update.id}`, {
      title: 'Enrolment is closed',
    })
    expect(edited.body).toMatchObject({
      message: 'It is live.',
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

  test('a day that is past by now may stay as it is, and may be corrected', async () => {
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
    expect(moved.status).toBe(200)
    const backwards = await administrator.put(`/api/updates/${id}`, { to: '2026-11-21' })
    expect(backwards.body.errors).toEqual({ to: ['The to field must be a date after or equal to from.'] })
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

  test('in other capitals, or without its marks, its address leads to it', async () => {
    const { visitor, publish } = await college()
    const { title } = await publish({ title: 'Enrollment for Señor High: 2nd Semester' })
    await publish({ title: 'Enrollment for Señor High: 2nd Semester, again' })
    await publish({ title: 'ENROLLMENT for a draft', posted_at: null })
    const ask = async (title: string) => {
      const { status, headers } = await visitor().get(`/updates/announcements/${encodeURIComponent(title)}`)
      return { status, location: headers.location }
    }
    const moved = { status: 301, location: `/updates/announcements/${encodeURIComponent(title)}` }
    for (const typed of [
      'enrollment for señor high: 2nd semester',
      ' ENROLLMENT FOR SENOR HIGH:  2ND SEMESTER',
    ])
      expect([typed, await ask(typed)]).toEqual([typed, moved])
    expect((await ask(title)).status).toBe(200)
    for (const typed of ['enrollment for señor high 2nd', 'enrollment for a draft', '???', 'x'.repeat(255)])
      expect([typed, (await ask(typed)).status]).toEqual([typed, 404])
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
