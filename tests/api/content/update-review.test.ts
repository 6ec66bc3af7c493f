import type { Release } from '@kampana/engine-declare/api/releases'
import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { mailbox } from '../../support/people/mailbox.ts'
import { approvalOf, approve, readRelease } from '../../support/people/drafts.ts'
import { personAt, type Person } from '../../support/people/person.ts'
import { bodyOf } from '../../support/input/rich-text.ts'

/** Creates an unpublished update and submits it for review. */
const askFor = async (writer: Person, title = 'Exams') => {
  const made = await writer.post<{ id: number }>('/api/updates', { ...written, title, posted_at: null })
  const { id } = made.body.data
  const records = [{ resource: 'updates', id }]
  const change = (await writer.post<Release>('/api/releases', { records })).body.data.id
  return { id, change, asked: await writer.put<Release>(`/api/releases/${change}/submit`) }
}

const written = { title: 'Exams', category: 'announcements', updates: bodyOf('Bring pens.') }

test("update review: users without publish permission save drafts, and can't publish, schedule or edit published updates", async () => {
  const { staff, update, administrator } = await college()
  const writer = await staff({ may: ['create updates', 'edit updates', 'delete updates'] })
  const draft = await writer.post<{ id: number }>('/api/updates', { ...written, posted_at: null })
  expect([draft.status, draft.body.message]).toEqual([201, 'Saved as a draft.'])
  const { id } = draft.body.data
  const refused = [
    writer.post('/api/updates', { ...written, title: 'Now' }),
    writer.post('/api/updates', { ...written, title: 'Later', posted_at: '2999-01-01T00:00:00Z' }),
    writer.put(`/api/updates/${id}`, { posted_at: 'now' }),
    writer.put(`/api/updates/${id}/publish`),
    writer.put(`/api/updates/${update.id}/unpublish`),
    writer.put(`/api/updates/${update.id}`, { title: 'Changed' }),
    writer.put(`/api/updates/${update.id}`, { posted_at: null }),
  ]
  for (const { status, body } of await Promise.all(refused))
    expect([status, body.permission]).toEqual([403, 'publish updates'])
  expect((await writer.put(`/api/updates/${id}`, { title: 'Final exams' })).status).toBe(200)
  await administrator.delete(`/api/updates/${update.id}`)
  expect((await writer.post(`/api/updates/${update.id}/restore`)).body.permission).toBe('publish updates')
})

test('update review: publishing a submitted update with its own button notifies the writer by e-mail and in the log', async () => {
  const { staff, administrator, dump } = await college()
  const writer = await staff({ may: ['create updates', 'edit updates'] })
  const { id, change, asked } = await askFor(writer)
  expect(asked.body.message).toBe('Submitted for review. We’ll e-mail you the outcome.')
  const waiting = await administrator.get<Release[]>('/api/releases')
  expect(waiting.body.data).toMatchObject([
    { id: change, state: 'asked', records: [{ title: 'Exams', isLive: false, may: { publish: true } }] },
  ])
  expect((await administrator.put(`/api/updates/${id}/publish`)).body.message).toBe(
    'Published on the website.',
  )
  expect((await administrator.get(`/api/updates/${id}`)).body.data).toMatchObject({ status: 'published' })
  expect(await dump('letters')).toContain('Published: Exams')
  expect((await writer.get<Release[]>('/api/releases?mine=1')).body.data).toMatchObject([
    { state: 'published', records: [{ title: 'Exams' }] },
  ])
  const logs = await administrator.get<{ description: string }[]>('/api/logs')
  const told = logs.body.data.map(({ description }) => description)
  expect(
    told
      .filter((each) => each.includes('Exams'))
      .toReversed()
      .map((each) => each.replace(/^\S+ /, '')),
  ).toEqual(["created the update 'Exams'", "submitted the update 'Exams'", "published the update 'Exams'"])
})

test('update review: a submitted update is approved by hash, like a draft of a live update', async () => {
  const { staff, administrator, visitor } = await college()
  const writer = await staff({ may: ['create updates', 'edit updates'] })
  const { id, change } = await askFor(writer)
  const looked = approvalOf(await readRelease(administrator, change))
  await writer.put(`/api/updates/${id}`, { title: 'Swapped' })
  const publish = (approved: object) => administrator.put(`/api/releases/${change}/publish`, { approved })
  expect((await publish(looked)).status).toBe(412)
  expect((await readRelease(administrator, change)).state).toBe('draft')
  await writer.put(`/api/releases/${change}/submit`)
  expect((await publish(approvalOf(await readRelease(administrator, change)))).status).toBe(200)
  expect((await visitor().get(`/api/updates/${id}`)).body.data).toMatchObject({
    title: 'Swapped',
    status: 'published',
  })
})

test('update review: publishers receive one e-mail per submission, with a link to the release', async () => {
  const mail = await mailbox()
  const { staff } = await college({ settings: { MAIL_URL: mail.url } })
  const writer = await staff({ may: ['create updates', 'edit updates'] })
  const publisher = await staff({ may: ['publish updates', 'list updates'] })
  const { email } = (await publisher.get<{ email: string }>('/api/user')).body.data
  const { id, change } = await askFor(writer)
  await writer.put(`/api/updates/${id}`, { title: 'Final exams' })
  await writer.put(`/api/releases/${change}/submit`)
  await askFor(writer, 'Fees')
  const letters = [await mail.next(email), await mail.next(email)]
  expect(letters.map(({ subject }) => subject)).toEqual(['For review: Exams', 'For review: Fees'])
  expect(letters[0]?.text).toMatch(/submitted ‘Exams’ for your review\./)
  expect(letters[0]?.text).toContain(`/dashboard/releases/${change}`)
})

test('update review: many submissions within an hour send ten e-mails, and all are listed', async () => {
  const { staff, administrator, dump } = await college()
  const writer = await staff({ may: ['create updates', 'edit updates'] })
  for (let each = 1; each <= 12; each++) await askFor(writer, `Exam ${each}`)
  expect((await dump('letters')).match(/"For review: Exam \d+"/g)).toHaveLength(10)
  expect((await administrator.get<Release[]>('/api/releases')).body.data).toHaveLength(12)
})

test('update review: undoing a publication restores the submission, and its author learns of the next decision', async () => {
  const { staff, administrator, dump } = await college()
  const writer = await staff({ may: ['create updates', 'edit updates'] })
  const { id, change } = await askFor(writer)
  await administrator.put(`/api/updates/${id}/publish`)
  await administrator.put('/api/updates/actions/schedule', { ids: [id], posted_at: null })
  expect(await readRelease(administrator, change)).toMatchObject({
    state: 'asked',
    records: [{ id, isLive: false }],
  })
  await administrator.put(`/api/releases/${change}/reject`, { review_note: 'On which day?' })
  expect(await dump('letters')).toContain('Sent back: Exams')
})

test('update review: several new updates are published together, with a note', async () => {
  const { staff, administrator } = await college()
  const writer = await staff({ may: ['create updates', 'edit updates', 'list updates'] })
  const make = async (title: string) =>
    (await writer.post<{ id: number }>('/api/updates', { ...written, title, posted_at: null })).body.data.id
  const ids = [await make('One'), await make('Two')]
  const records = ids.map((id) => ({ resource: 'updates', id }))
  const note = 'For the fair'
  const { id } = (await writer.post<Release>('/api/releases', { note, records })).body.data
  await writer.put(`/api/releases/${id}/submit`)
  const waiting = await readRelease(administrator, id)
  expect(waiting).toMatchObject({ note, state: 'asked', records: [{ before: null }, { before: null }] })
  expect((await approve(administrator, id)).status).toBe(200)
  const list = await administrator.get<{ title: string }[]>('/api/updates?filter={"status":"published"}')
  expect(list.body.data.map(({ title }) => title)).toEqual(expect.arrayContaining(['One', 'Two']))
})

test('update review: the publish action rejects an unfinished update, and lists its missing fields', async () => {
  const { administrator } = await college()
  const { body } = await administrator.post<{ id: number; category: null }>('/api/updates', {
    title: 'Only a title',
    posted_at: null,
  })
  expect(body.data.category).toBeNull()
  const refused = await administrator.put(`/api/updates/${body.data.id}/publish`)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    { category: ['The category field is required.'], updates: ['The updates field is required.'] },
  ])
})

test('update review: the reply says when the update will be published', async () => {
  const { administrator } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
  const say = async (title: string, more: object) =>
    (await administrator.post('/api/updates', { ...written, title, ...more })).body.message
  expect(await say('A', { posted_at: '2026-11-24T00:00:00Z' })).toBe(
    'It will appear on November 24 at 8:00 AM.',
  )
  expect(await say('B', { posted_at: '2027-01-04T00:30:00Z' })).toBe(
    'It will appear on January 4, 2027 at 8:30 AM.',
  )
  expect(await say('C', { posted_at: null })).toBe('Saved as a draft.')
  expect(await say('D', {})).toBe('Published on the website.')
})

test('update review: rejects a publication date after the last day', async () => {
  const { administrator } = await college({ now: () => new Date('2026-11-21T08:00:00Z') })
  const later = { posted_at: '2027-01-08T00:00:00Z', until: '2027-01-07' }
  const why = 'The last day is before the publication date. Please choose a later day.'
  const refused = await administrator.post('/api/updates', { ...written, ...later })
  expect([refused.status, refused.body.errors]).toEqual([422, { until: [why] }])
  const draft = await administrator.post<{ id: number }>('/api/updates', {
    ...written,
    posted_at: null,
    until: '2026-11-21',
  })
  const path = `/api/updates/${draft.body.data.id}`
  // In the Philippines, the next day has begun.
  const edited = await administrator.put(path, { posted_at: '2026-11-21T16:00:00Z' })
  expect(edited.body.errors).toEqual({ until: [why] })
  expect((await administrator.put(`${path}/publish`)).body.message).toBe('Published on the website.')
})

test("update review: an update is public until the end of its last day in the college's time zone, on both nodes", async () => {
  let now = new Date('2026-11-21T08:00:00Z')
  const { administrator, app, anotherNode } = await college({ now: () => now })
  const nodes = [app, await anotherNode()]
  const days = { from: '2026-11-21', to: '2026-11-22', category: 'news-and-events' }
  await administrator.post('/api/updates', { ...written, ...days, until: '2026-11-21' })
  const showing = async (): Promise<string[]> => {
    const found: string[] = []
    for (const [node, each] of nodes.entries())
      for (const address of [
        '/updates/news-and-events/Exams',
        '/updates',
        '/updates/calendar',
        '/updates/calendar.ics',
        '/updates.xml',
        '/updates/news-and-events.json',
        '/sitemap.xml',
        '/api/search?q=Exams',
        '/api/updates',
      ]) {
        const { status, text } = await personAt(each).get(address)
        if (status === 200 && /news-and-events\/Exams|"title":"Exams"/.test(text))
          found.push(`${node} ${address}`)
      }
    return found
  }
  now = new Date('2026-11-21T15:59:00Z')
  expect(await showing()).toHaveLength(18)
  now = new Date('2026-11-21T16:00:30Z')
  expect(await showing()).toEqual([])
  for (const title of ['Exams', 'EXAMS'])
    expect((await personAt(app).get(`/updates/news-and-events/${title}`)).status).toBe(404)
})

test('update review: pinned updates come first on the home page and in lists', async () => {
  const { administrator, visitor, publish } = await college()
  const pinned = await publish({ title: 'Pinned one' })
  for (const title of ['One', 'Two', 'Three']) await publish({ title })
  await administrator.put(`/api/updates/${pinned.id}`, { pinned: 1 })
  for (const address of ['/', '/updates', '/updates/announcements']) {
    const { text } = await visitor().get(address)
    const main = text.slice(text.indexOf('<main'), text.indexOf('Latest Post'))
    expect(main.indexOf('Pinned one')).toBeLessThan(main.indexOf('Three'))
    expect(main).toContain('<span class="update-pinned">Pinned</span>')
  }
  const { body } = await visitor().get<{ title: string }[]>('/api/updates/paginated')
  expect(body.data[0]!.title).toBe('Three')
})

test("update review: news without days isn't in a calendar, and isn't an event", async () => {
  const { publish, visitor } = await college()
  await publish({ title: 'A prize won', category: 'news-and-events' })
  const { text } = await visitor().get('/updates/news-and-events/A%20prize%20won')
  expect(text).toContain('A prize won')
  expect(text).not.toContain('Add to my calendar')
  expect(text).not.toContain('"Event"')
  expect((await visitor().get('/updates/calendar')).text).toContain('There is no activities at the moment.')
})
