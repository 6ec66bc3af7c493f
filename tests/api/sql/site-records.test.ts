import type { ContentOverview, ContentTreeEntry } from '@kampana/shared/content/content-api'
import { toDay } from '@kampana/shared/time/time-zone'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege, type CollegeOptions } from '../../support/people/college.ts'
import { approve, draftOver, readChange } from '../../support/people/drafts.ts'
import { personAt, type Person } from '../../support/people/person.ts'

const soon = { timeout: 10_000, interval: 50 }
const college = ({ settings, ...options }: CollegeOptions = {}) =>
  anyCollege({ ...options, settings: { COLLEGE_DIR: fixtureCollege, ...settings } })
/** What the page says; React parts texts by comments. */
const page = async (person: Person): Promise<string> =>
  /<main.*<\/main>/s.exec((await person.get('/contact-us')).text)?.[0].replaceAll('<!-- -->', '') ?? ''
const hours = {
  hours: [
    { office: 'Offices', when: 'Mondays to Fridays, 7:30 AM to 4:00 PM' },
    { office: 'Registrar', when: 'Saturdays too' },
  ],
}

test('contact: the page says what the folder says until it is changed, then what the record says, on every node', async () => {
  const { administrator, visitor, anotherNode } = await college()
  const other = personAt(await anotherNode())
  const before = await page(visitor())
  expect(before).toContain('Offices: Mondays to Fridays, 8:00 AM to 5:00 PM')
  expect(await page(other)).toBe(before)

  expect((await administrator.put('/api/contact', hours)).body.message).toBe('The contact page was saved.')
  expect(await page(visitor())).toContain('Offices: Mondays to Fridays, 7:30 AM to 4:00 PM')
  await expect.poll(() => page(other), soon).toContain('Registrar: Saturdays too')

  const { body } = await administrator.get<{ id: number }[]>('/api/contact/versions')
  await administrator.put(`/api/contact/versions/${body.data.at(-1)!.id}/restore`)
  await expect.poll(() => page(other), soon).toBe(before)
  expect(await page(visitor())).toBe(before)
})

test('contact: words are told as text, and an address that is none is refused under its field', async () => {
  const { administrator, visitor } = await college()
  await administrator.put('/api/contact', { form_title: '<script>alert(1)</script>' })
  expect(await page(visitor())).not.toContain('<script>alert(1)')
  const refused = await administrator.put('/api/contact', { map_frame: 'javascript:alert(1)' })
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['map_frame']])
})

test('contact: what staff had published over the folder is in the record, and an edited field is no sample any more', async () => {
  const { administrator, database, anotherNode } = await college()
  const text =
    "form: { title: Write to us, text: A person reads it., sent: Thank you. }\nhours: { Offices: By appointment }\nmap:\n  { title: Find us, text: By the pier., picture: pictures/lake.svg, alt: The lake., frame: 'https://maps.example/embed', href: 'https://maps.example/', label: The way }\nsample: [hours, map]\n"
  // As a release before this one left it.
  await database(async (db) => {
    await db.updateTable('contact').set({ sample: null, hours: '[]' }).execute()
    await db.deleteFrom('moments').where('name', '=', 'filled contact').execute()
    await db.insertInto('content_texts').values({ hash: 'h', text }).execute()
    await db
      .insertInto('content_heads')
      .values({ path: 'contact.yaml', hash: 'h', base_hash: null, version: 1 })
      .execute()
  })
  const next = personAt(await anotherNode())
  expect(await page(next)).toContain('Offices: By appointment')
  expect(await database((db) => db.selectFrom('content_heads').selectAll().execute())).toEqual([])

  const samples = async (): Promise<number | undefined> => {
    const { tree } = (await administrator.get<ContentOverview>('/api/content')).body.data
    const flat = (entries: readonly ContentTreeEntry[]): ContentTreeEntry[] =>
      entries.flatMap((entry) => [entry, ...flat(entry.entries)])
    return flat(tree).find(({ address }) => address === '/contact-us')?.record?.samples
  }
  await administrator.put('/api/contact', { form_title: 'Write' })
  await page(administrator)
  expect(await samples()).toBe(8)
  await administrator.put('/api/contact', hours)
  await page(administrator)
  expect(await samples()).toBe(7)
})

test('contact: a draft is previewed as the page would be, what is wrong in it as it is live, and nobody else sees it', async () => {
  const { administrator, staff, visitor } = await college()
  const draft = { hours: [{ office: 'Offices', when: 'At night' }], map_frame: 'javascript:alert(1)' }
  const preview = (person: Person) =>
    person.post<{ html: string; findings: { faults: { text: string }[] } }>('/api/content/preview', {
      address: '/contact-us',
      records: [{ resource: 'contact', id: 1, values: draft }],
    })
  const { body } = await preview(administrator)
  expect(body.data.html.replaceAll('<!-- -->', '')).toContain('Offices: At night')
  expect(body.data.html).toContain('maps.example')
  expect(body.data.findings.faults).toMatchObject([{ text: 'The map frame field must be a valid URL.' }])
  expect(await page(visitor())).not.toContain('At night')
  const writer = await staff({ may: ['edit content'] })
  expect((await preview(writer)).body.permission).toBe('edit college')
})

test('contact: who may not publish content drafts it and asks, and visitors see it once somebody who may has approved', async () => {
  const { staff, visitor } = await college()
  const editor = await staff({ may: ['edit college'] })
  const approver = await staff({ may: ['publish content'] })
  const before = await page(visitor())
  const live = await editor.put('/api/contact', hours)
  expect([live.status, live.body.permission]).toEqual([403, 'publish content'])
  const kept = await draftOver(editor, '/api/contact', hours)
  expect(kept.body).toMatchObject({ message: 'The draft was saved.', data: { title: 'Contact Page' } })
  const { id } = kept.body.data.change
  expect((await editor.put(`/api/changes/${id}/ask`)).status).toBe(200)
  const approved = { approved: (await readChange(editor, id)).records }
  const own = await editor.put(`/api/changes/${id}/publish`, approved)
  expect([own.status, own.body.permission]).toEqual([403, 'publish content'])
  expect(await page(visitor())).toBe(before)
  expect((await approve(approver, id)).status).toBe(200)
  expect(await page(visitor())).toContain('Registrar: Saturdays too')
})

test('calendar entries: what staff write stands in the academic calendar, its file and Class Status on every node, and goes with them', async () => {
  const { administrator, visitor, anotherNode, settings } = await college()
  const other = personAt(await anotherNode())
  const read = async (person: Person) =>
    Promise.all(
      ['/academics/academic-calendar', '/academics/academic-calendar.ics', '/class-status'].map(
        async (path) => (await person.get(path)).text,
      ),
    )
  const before = await read(visitor())
  expect(before.join()).not.toContain('Founders')
  const today = toDay(new Date().toISOString(), settings.timeZone)
  const made = await administrator.post<{ id: number }>('/api/calendar-entries', {
    title: 'Founders’ Day',
    kind: 'holiday',
    from: today,
  })
  expect([made.status, made.body.message]).toEqual([201, 'The calendar entry was created.'])
  for (const text of await read(visitor())) expect(text).toContain('Founders’ Day')
  await expect.poll(async () => (await read(other))[0], soon).toContain('Founders’ Day')
  const { body } = await administrator.get<{ id: number }[]>('/api/calendar-entries')
  for (const { id } of body.data) await administrator.delete(`/api/calendar-entries/${id}`)
  expect((await visitor().get('/academics/academic-calendar')).status).toBe(200)
  expect((await read(visitor())).join()).not.toMatch(/Founders|Regatta/)
})

test('calendar entries: the level has to be one of the college’s, and the last day not before the first', async () => {
  const { administrator } = await college()
  const entry = {
    title: 'Fair',
    kind: 'celebration',
    from: '2030-10-02',
    to: '2030-10-01',
    levels: ['Nowhere'],
  }
  const days = await administrator.post('/api/calendar-entries', entry)
  expect([days.status, Object.keys(days.body.errors)]).toEqual([422, ['to']])
  const levels = await administrator.post('/api/calendar-entries', { ...entry, to: null })
  expect([levels.status, Object.keys(levels.body.errors)]).toEqual([422, ['levels']])
  const week = [{ from: 'Monday', to: 'Friday', levels: ['Nowhere'] }]
  const year = await administrator.put('/api/academic-calendar', { week })
  expect([year.status, Object.keys(year.body.errors)]).toEqual([422, ['week.0.levels']])
})
