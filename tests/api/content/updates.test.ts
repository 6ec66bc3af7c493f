import type { Update } from '@kampana/shared/api/api'
import { describe, expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

const oddTitle = 'Class advisory: 50% off? "Q&A" #1 / café 🎓'

describe('updates: creating an update', () => {
  test('stores the input and the day of creation', async () => {
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
    expect([made.status, made.body.message]).toEqual([201, 'Published on the website.'])
    const read = await administrator.get<Update>(`/api/updates/${made.body.data.id}`)
    expect(read.body.data).toMatchObject({
      ...input,
      excerpt: 'Maligayang pagdating! See you there.',
      picture: null,
      created_at: '2026-11-21T00:18:01.000000Z',
      posted_at: '2026-11-21T00:18:01.000000Z',
    })
  })

  test('requires a title that is unique in its category', async () => {
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

  test('succeeds once if twenty requests use a title at the same time', async () => {
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

  test("uses the current day of the college's time zone", async () => {
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

  test('rejects a title of dots, which would have no address', async () => {
    const { administrator } = await college()
    for (const title of ['.', '..']) {
      const update = { title, category: 'announcements', updates: bodyOf('x') }
      const { status, body } = await administrator.post('/api/updates', update)
      expect([title, status, Object.keys(body.errors)]).toEqual([title, 422, ['title']])
    }
  })
})

describe('updates: news of a past event', () => {
  const prize = {
    title: 'A prize won',
    category: 'news-and-events',
    from: '2026-11-18',
    to: '2026-11-18',
    updates: bodyOf('In Naga.'),
  }

  test("keeps its own days, and isn't an upcoming event", async () => {
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

describe('updates: changing an update', () => {
  test('redirects addresses that differ in case, accents or spaces', async () => {
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

  test('redirects the former title until another update takes it', async () => {
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

describe('updates: deleting an update', () => {
  test('never reuses its id', async () => {
    const { administrator, update, publish } = await college()
    await administrator.delete(`/api/updates/${update.id}`)
    expect((await publish()).id).toBeGreaterThan(update.id)
  })

  test('returns 404 for an invalid id', async () => {
    const { administrator } = await college()
    for (const id of ['0', '-1', '1.5', 'x', '99999999999', '1%20or%201=1'])
      expect([id, (await administrator.delete(`/api/updates/${id}`)).status]).toEqual([id, 404])
  })
})
