import type { Update } from '@kampana/shared/api/api'
import { describe, expect, test } from 'vitest'
import { college, type College } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

const now = () => new Date('2026-11-21T08:00:00Z')
const tomorrow = '2026-11-22T08:00:00.000000Z'
const filtered = (filter: object) => `/api/updates?filter=${encodeURIComponent(JSON.stringify(filter))}`

/** A college with one published announcement, a draft, and an event scheduled for tomorrow. */
const withUnseen = async () => {
  const opened = await college({ now })
  const draft = await opened.publish({ title: 'Unfinished', posted_at: null })
  const days = { category: 'news-and-events', from: '2026-12-01', to: '2026-12-01' } as const
  const waiting = await opened.publish({ title: 'Tomorrow', posted_at: tomorrow, ...days })
  return { ...opened, draft, waiting }
}
const titles = async (person: Person, path: string) =>
  (await person.get<Update[]>(path)).body.data.map(({ title }) => title)

describe('drafts: the publication of an update', () => {
  test('depends on its publication time', async () => {
    const { publish, administrator } = await college({ now })
    for (const [how, posted_at, status, posted] of [
      ['without a time, immediately', undefined, 'published', '2026-11-21T08:00:00.000000Z'],
      ['with now, immediately', 'now', 'published', '2026-11-21T08:00:00.000000Z'],
      ['with a future time, scheduled', '2026-11-22T16:00:00+08:00', 'scheduled', tomorrow],
      [
        'with a past time, immediately with that time',
        '2026-01-02T00:00:00Z',
        'published',
        '2026-01-02T00:00:00.000000Z',
      ],
      ['with null, as a draft', null, 'draft', null],
    ] as const) {
      const made = await publish(posted_at === undefined ? {} : { posted_at })
      const read = await administrator.get<Update>(`/api/updates/${made.id}`)
      for (const each of [made, read.body.data])
        expect([how, each.status, each.posted_at]).toEqual([how, status, posted])
    }
  })

  test("doesn't change if an edit omits the publication time", async () => {
    const { administrator, draft, waiting, update } = await withUnseen()
    for (const each of [draft, waiting, update]) {
      const path = `/api/updates/${each.id}`
      const { body } = await administrator.put<Update>(path, { title: `${each.title}, again` })
      expect(body.data).toMatchObject({ status: each.status, posted_at: each.posted_at })
    }
  })

  test('is set and undone by editing the publication time', async () => {
    const { administrator, visitor, draft } = await withUnseen()
    const path = `/api/updates/${draft.id}`
    const published = await administrator.put<Update>(path, { posted_at: 'now' })
    expect(published.body.data).toMatchObject({
      status: 'published',
      posted_at: '2026-11-21T08:00:00.000000Z',
    })
    expect((await visitor().get(path)).status).toBe(200)
    await administrator.put(path, { posted_at: null })
    expect((await visitor().get(path)).status).toBe(404)
  })
})

describe('drafts: an unpublished update', () => {
  const reads: readonly [call: string, path: (found: { draft: Update; waiting: Update }) => string][] = [
    ['the list', () => '/api/updates'],
    ['a page of the list', () => '/api/updates?range=[0,9]&include=updates'],
    ['the list by status', () => filtered({ status: ['draft', 'scheduled'] })],
    ['the list by title', () => filtered({ title: ['Unfinished', 'Tomorrow'] })],
    ['the list by id', ({ draft, waiting }) => filtered({ id: [draft.id, waiting.id] })],
    ['the list without a publication time', () => filtered({ posted_at: null })],
    ['a search', () => filtered({ q: 'o' })],
    ['the public list of all updates', () => '/api/updates/paginated'],
    ['the public list of announcements', () => '/api/updates/announcements'],
    ['the public list of events', () => '/api/updates/newsAndEvents'],
    ['the site', () => '/'],
    ['the site’s list', () => '/updates'],
    ['the site’s announcements', () => '/updates/announcements'],
    ['the site’s events', () => '/updates/news-and-events'],
    ['the site’s calendar', () => '/updates/calendar'],
    ['the draft’s page', () => '/updates/announcements/Unfinished'],
    ['the event’s page', () => '/updates/news-and-events/Tomorrow'],
    ['the sitemap', () => '/sitemap.xml'],
    ['the draft', ({ draft }) => `/api/updates/${draft.id}`],
    ['the event', ({ waiting }) => `/api/updates/${waiting.id}`],
  ]
  /** Text of both bodies. Titles don't count, because the requested addresses contain them. */
  const unseen = 'Bring your report card'

  const seenBy = async (found: College & { draft: Update; waiting: Update }, person: Person) => {
    // The published update has the same text, so it is deleted.
    await found.administrator.delete(`/api/updates/${found.update.id}`)
    const seen: string[] = []
    for (const [call, path] of reads)
      if ((await person.get(path(found))).text.includes(unseen)) seen.push(call)
    return seen
  }

  test('is hidden from visitors everywhere', async () => {
    const found = await withUnseen()
    expect(await seenBy(found, found.visitor())).toEqual([])
    expect((await found.visitor().get(`/api/updates/${found.draft.id}`)).body.message).toBe(
      `No query results for model [Update] ${found.draft.id}`,
    )
  })

  test('is hidden from users without permissions for updates', async () => {
    const found = await withUnseen()
    const others = await found.staff({ may: ['list users', 'create updates', 'delete updates', 'list logs'] })
    expect(await seenBy(found, others)).toEqual([])
  })

  test('shows its text in the log only to users who may read updates', async () => {
    const { staff, draft, administrator } = await withUnseen()
    const words = bodyOf('Nobody knows of this yet.')
    await administrator.put(`/api/updates/${draft.id}`, { updates: words })
    for (const [may, isTold] of [
      [['show logs', 'list logs'], false],
      [['show logs', 'list logs', 'list updates'], false],
      [['show logs', 'list logs', 'show updates'], true],
      [['show logs', 'list logs', 'edit updates'], true],
    ] as const) {
      const reader = await staff({ may })
      const { body } = await reader.get<{ id: number }[]>(
        '/api/logs?filter={"resource":"updates"}&range=[0,9]',
      )
      const entries = await Promise.all(body.data.map(({ id }) => reader.get(`/api/logs/${id}`)))
      const told = [JSON.stringify(body), ...entries.map(({ text }) => text)].join('')
      expect([may, told.includes('Nobody knows of this yet.')]).toEqual([may, isTold])
      expect(told.includes('"hidden":true')).toBe(!isTold)
      expect(told).toContain('admin edited the update')
      // Entries of other resources contain values to hide, such as IP addresses.
      const user = await reader.get<{ id: number }[]>('/api/logs?filter={"action":"sign-in"}&range=[0,0]')
      expect((await reader.get(`/api/logs/${user.body.data[0]!.id}`)).text).not.toContain('127.0.0.1')
    }
  })

  test("appears in the dashboard's calls for staff, but never on public pages", async () => {
    const found = await withUnseen()
    const lists = [
      'the list',
      'a page of the list',
      'the list by status',
      'the list by title',
      'the list by id',
    ]
    const lister = await found.staff({ may: ['list updates'] })
    expect(await seenBy(found, lister)).toEqual([...lists, 'the list without a publication time', 'a search'])
  })

  test.each(['show updates', 'edit updates'])('is readable by users who may %s', async (permission) => {
    const found = await withUnseen()
    expect(await seenBy(found, await found.staff({ may: [permission] }))).toEqual(['the draft', 'the event'])
  })

  test('is hidden from a user who must set up two-step sign-in first', async () => {
    const { administrator, staff, draft, database } = await withUnseen()
    const reader = await staff({ may: ['list updates', 'show updates'] })
    expect((await reader.get(`/api/updates/${draft.id}`)).status).toBe(200)
    await database((db) => db.updateTable('roles').set({ requires_two_step: 1 }).execute())
    expect((await reader.get(`/api/updates/${draft.id}`)).status).toBe(404)
    expect(await titles(reader, '/api/updates')).not.toContain('Unfinished')
    expect((await administrator.get(`/api/updates/${draft.id}`)).status).toBe(404)
  })

  test('reserves its title, but takes no former address from others', async () => {
    const { administrator, visitor, update, draft } = await withUnseen()
    const body = { category: 'announcements', updates: bodyOf('Twin.') }
    const twin = await administrator.post('/api/updates', { ...body, title: 'Unfinished' })
    expect(twin.body.errors).toEqual({ title: ['The title has already been taken.'] })

    const old = `/updates/announcements/${encodeURIComponent(update.title)}`
    await administrator.put(`/api/updates/${update.id}`, { title: 'Enrolment is closed' })
    await administrator.put(`/api/updates/${draft.id}`, { title: update.title })
    expect((await visitor().get(old)).status).toBe(301)
    await administrator.put(`/api/updates/${draft.id}`, { title: 'Something else' })
    expect((await visitor().get(old)).headers.location).toBe('/updates/announcements/Enrolment%20is%20closed')
    await administrator.put(`/api/updates/${draft.id}`, { title: update.title, posted_at: 'now' })
    expect((await visitor().get(old)).status).toBe(200)
  })

  test("isn't revealed by its former title", async () => {
    const { administrator, visitor, draft } = await withUnseen()
    await administrator.put(`/api/updates/${draft.id}`, { title: 'Nearly finished' })
    const formerly = '/api/updates/formerly?category=announcements&title=Unfinished'
    expect((await visitor().get(formerly)).status).toBe(404)
  })
})

test('drafts: staff filter their list by status, with drafts after the newest updates', async () => {
  const { administrator, update } = await withUnseen()
  expect(await titles(administrator, '/api/updates')).toEqual(['Tomorrow', update.title, 'Unfinished'])
  expect(await titles(administrator, filtered({ status: 'draft' }))).toEqual(['Unfinished'])
  expect(await titles(administrator, filtered({ status: 'scheduled' }))).toEqual(['Tomorrow'])
})

test('drafts: treats updates older than the draft feature as published', async () => {
  const { database, administrator, update } = await college({ now })
  await database((db) =>
    db
      .insertInto('updates')
      .values({
        title: 'From before',
        category: 'announcements',
        updates: bodyOf('Old.'),
        excerpt: 'Old.',
        created_at: update.created_at,
        posted_at: update.posted_at,
      })
      .execute(),
  )
  expect(await titles(administrator, filtered({ status: 'published', q: 'before' }))).toEqual(['From before'])
})
