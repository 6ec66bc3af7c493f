import { expect, test } from 'vitest'
import { college } from '../../support/people/college.ts'
import { event } from '../../support/input/inputs.ts'

test('feeds: are sent with their content type, and as 304 if unchanged', async () => {
  const { visitor, administrator } = await college()
  const known = new Map<string, string>()
  for (const [path, type] of [
    ['/updates.xml', 'application/rss+xml; charset=utf-8'],
    ['/updates/announcements.xml', 'application/rss+xml; charset=utf-8'],
    ['/updates/news-and-events.json', 'application/feed+json; charset=utf-8'],
    ['/updates/calendar.ics', 'text/calendar; charset=utf-8'],
  ] as const) {
    const first = await visitor().get(path)
    expect([path, first.status, first.headers['content-type']]).toEqual([path, 200, type])
    expect(first.headers['set-cookie']).toBeUndefined()
    const etag = first.headers.etag!
    expect([path, (await visitor().get(path, { 'if-none-match': etag })).status]).toEqual([path, 304])
    known.set(path, etag)
  }
  await administrator.post('/api/updates', { ...event, from: '2999-01-01', to: '2999-01-02' })
  await administrator.post('/api/updates', { ...event, category: 'announcements', from: null, to: null })
  for (const [path, etag] of known)
    expect([path, (await visitor().get(path, { 'if-none-match': etag })).status]).toEqual([path, 200])
})

test('feeds: contain an event from its publication until its deletion', async () => {
  const { administrator, visitor, publish } = await college()
  const calendar = async () => (await visitor().get('/updates/calendar.ics')).text
  const days = { category: 'news-and-events', from: '2999-05-01', to: '2999-05-03' } as const
  const { id } = await publish({ title: 'Fiesta', ...days, posted_at: null })
  expect(await calendar()).not.toContain('UID:update-')
  expect((await visitor().get(`/updates/calendar/${id}.ics`)).status).toBe(404)

  await administrator.put(`/api/updates/${id}`, { posted_at: '2020-01-01T00:00:00Z' })
  expect(await calendar()).toContain(
    'DTSTART;VALUE=DATE:29990501\r\nDTEND;VALUE=DATE:29990504\r\nSUMMARY:Fiesta\r\n',
  )
  const uid = /UID:update-.*/.exec(await calendar())?.[0]
  const alone = await visitor().get(`/updates/calendar/${id}.ics`)
  expect([alone.headers['content-disposition'], alone.text.includes(uid!)]).toEqual([
    'inline; filename="fiesta.ics"',
    true,
  ])

  await administrator.put(`/api/updates/${id}`, { title: 'Town fiesta' })
  expect(await calendar()).toContain(uid)
  expect(await calendar()).toContain('SUMMARY:Town fiesta')

  await administrator.delete(`/api/updates/${id}`)
  expect(await calendar()).not.toContain('UID:update-')
  expect((await visitor().get(`/updates/calendar/${id}.ics`)).status).toBe(404)
  await administrator.post(`/api/updates/${id}/restore`)
  expect(await calendar()).toContain(uid)
})

test('feeds: omit drafts, and contain published updates in full', async () => {
  const { visitor, publish } = await college()
  for (let number = 1; number <= 12; number++) await publish({ title: `Notice ${number}` })
  await publish({ title: 'Secret', posted_at: null })
  const feed = JSON.parse((await visitor().get('/updates/announcements.json')).text) as {
    items: { title: string; content_html: string }[]
  }
  expect(feed.items.map(({ title }) => title)).toEqual([
    ...Array.from({ length: 12 }, (_, index) => `Notice ${12 - index}`),
    'Enrolment is open, part 1',
  ])
  for (const { content_html } of feed.items)
    expect(content_html).toBe('<p>Bring your report card and two photographs.</p>')
})

test('feeds: are linked from update pages', async () => {
  const { visitor } = await college()
  const { text } = await visitor().get('/updates/announcements')
  expect(text).toContain(
    '<link rel="alternate" type="application/rss+xml" title="Announcements" href="/updates/announcements.xml">',
  )
  expect(text).toContain('href="/updates/announcements.json"')
  expect(text).toMatch(/href="webcal:\/\/[^"]+\/updates\/calendar\.ics"/)
})
