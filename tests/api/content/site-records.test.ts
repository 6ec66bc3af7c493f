import { createHash } from 'node:crypto'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readFormerTexts } from '@kampana/server/content/former-texts'
import type { Tables } from '@kampana/server/db/tables'
import type { Release } from '@kampana/engine-declare/api/releases'
import { toDay } from '@kampana/engine-declare/time/time-zone'
import { expect, onTestFinished, test } from 'vitest'
import { exportRecords } from '../../../scripts/content/records.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege, type CollegeOptions } from '../../support/people/college.ts'
import { formerText } from '../../support/input/former-text.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { pageAt } from '../../support/people/pages.ts'
import { personAt, type Person } from '../../support/people/person.ts'

const soon = { timeout: 10_000, interval: 50 }
const college = ({ settings, ...options }: CollegeOptions = {}) =>
  anyCollege({ ...options, settings: { COLLEGE_DIR: fixtureCollege, ...settings } })
/** Text of the page. React separates text nodes by comments. */
const page = async (person: Person): Promise<string> =>
  /<main.*<\/main>/s.exec((await person.get('/contact-us')).text)?.[0].replaceAll('<!-- -->', '') ?? ''
const hours = {
  hours: [
    { office: 'Offices', when: 'Mondays to Fridays, 7:30 AM to 4:00 PM' },
    { office: 'Registrar', when: 'Saturdays too' },
  ],
}

test("contact: shows the folder's data until it is edited, and then the record, on every node", async () => {
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

test('contact: imports published edits of the folder into the record, and unmarks edited sample fields', async () => {
  const { administrator, database, anotherNode } = await college()
  const text =
    "form: { title: Write to us, text: A person reads it., sent: Thank you. }\nhours: { Offices: By appointment }\nmap:\n  { title: Find us, text: By the pier., picture: pictures/lake.svg, alt: The lake., frame: 'https://maps.example/embed', href: 'https://maps.example/', label: The way }\nsample: [hours, map]\n"
  // The state that an earlier version left.
  await database(async (db) => {
    await db.updateTable('contact').set({ sample: null, hours: '[]' }).execute()
    await db.deleteFrom('moments').where('name', '=', 'filled contact').execute()
    await db.insertInto('former_texts').values(formerText('contact.yaml', text)).execute()
  })
  const next = personAt(await anotherNode())
  expect(await page(next)).toContain('Offices: By appointment')
  expect(await database(readFormerTexts)).toEqual({})

  const samples = async (): Promise<number> => {
    const { sample } = await database((db) =>
      db.selectFrom('contact').select('sample').executeTakeFirstOrThrow(),
    )
    return JSON.parse(sample ?? '[]').length
  }
  await administrator.put('/api/contact', { form_title: 'Write' })
  expect(await samples()).toBe(8)
  await administrator.put('/api/contact', hours)
  expect(await samples()).toBe(7)
})

test("pages: imports published edits of the folder with their owners, and logs edits that it can't import", async () => {
  const { administrator, staff, database, anotherNode } = await college()
  await staff({ role: 'Archives', may: ['edit content'] })
  const page = (words: string, more = '') =>
    `---\ntitle: Our story\ndescription: How it began.\n${more}sample: true\n---\n\n${words}\n`
  const texts = {
    'pages/about-us/history.md': page('The raft **sank** in May.', 'data: history\n'),
    'pages/about-us/boats.md': page('Boats of our own.\n\n::programs Tertiary'),
    'pages/about-us/directory.md': page('{{data.offices}}'),
    'site-map.yaml': 'menu: []\n',
    'theme.css': ':root {\n  --text-m: 1.2rem;\n}\n',
  }
  const rows = Object.entries(texts).map(([path, text]) => formerText(path, text))
  const waiting = { ...formerText('pages/admission.md', page('Soon.')), state: 'waiting' as const }
  await beforePages(database, [...rows, waiting], {
    path: 'pages/about-us/history.md',
    owner: 'archives',
    due: '2030-01-31',
    checked_by: 'Anna Lim',
    checked_at: '2026-11-20T08:00:00.000000Z',
  })
  const lines: string[] = []
  const next = personAt(
    await anotherNode({ LOG_LEVEL: 'warn' }, { log: { write: (line) => lines.push(line) } }),
  )
  const { text } = await next.get('/about-us/history')
  expect(text).toContain('<p>The raft <strong>sank</strong> in May.</p>')
  expect(text).toContain('<a href="/about-us/boats">Our story</a>')
  expect((await next.get('/about-us/boats')).text).toContain('<a href="/academics/programs/bs-fisheries">')
  const { id } = await pageAt(administrator, '/about-us/history')
  expect((await administrator.get(`/api/pages/${id}`)).body.data).toMatchObject({
    parent: { description: 'About Us' },
    owner: { description: 'Archives' },
    due: '2030-01-31',
  })
  const versions = await administrator.get(`/api/pages/${id}/versions`)
  expect(versions.body).toMatchObject({
    former: [{ name: 'Anna Lim', path: 'pages/about-us/history.md', text: expect.stringContaining('sank') }],
  })
  const waits = await administrator.get<Release[]>('/api/releases')
  expect(waits.body.data).toMatchObject([
    { note: '', state: 'asked', by: 'Administrator', records: [{ title: 'Our story' }] },
  ])
  const told = lines.flatMap((line) => {
    const [, path, state] = /"path":"([^"]+)","state":"(\w+)"/.exec(line) ?? []
    return path === undefined ? [] : [`${path} ${state}`]
  })
  expect(told).toEqual(['pages/about-us/directory.md live', 'site-map.yaml live', 'theme.css live'])
  const folder = mkdtempSync(join(tmpdir(), 'kampana-export-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  await database((db) => exportRecords(db, folder))
  expect(readFileSync(join(folder, 'theme.css'), 'utf8')).toBe(texts['theme.css'])
  expect(readFileSync(join(folder, 'pages/about-us/directory.md'), 'utf8')).not.toContain('data.offices')
})

test("pages: doesn't import edits that a 0.3.1 export has already written into the folder", async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-exported-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  const { database, anotherNode } = await college({ settings: { COLLEGE_DIR: folder } })
  const path = 'pages/about-us/history.md'
  const text = '---\ntitle: Told before\ndescription: As it was.\n---\n\nBefore.\n'
  const placeholder = 'pages/admission/college.md'
  const texts = { [path]: createHash('sha256').update(text).digest('base64url'), [placeholder]: null }
  writeFileSync(join(folder, 'export.json'), JSON.stringify({ texts }))
  await beforePages(database, [formerText(path, text), formerText(placeholder, null)], {
    path,
    owner: null,
    due: null,
    checked_by: null,
    checked_at: null,
  })
  const renameCollege = (name: string) => database((db) => db.updateTable('college').set({ name }).execute())
  const { name } = await database((db) => db.selectFrom('college').select('name').executeTakeFirstOrThrow())
  await renameCollege('Another College')
  await expect(anotherNode()).rejects.toThrow(
    /^The database belongs to Another College, but .+ Nothing was changed\. Set COLLEGE_DIR .+\.$/,
  )
  await renameCollege(name)
  const next = personAt(await anotherNode())
  expect((await next.get('/about-us/history')).text).not.toContain('Told before')
  expect((await next.get('/admission/college')).status).toBe(200)
  expect(await database(readFormerTexts)).toEqual({})
})

/** Restores a database from a version in which pages were files. */
const beforePages = (
  database: Awaited<ReturnType<typeof college>>['database'],
  texts: ReturnType<typeof formerText>[],
  review: Tables['former_reviews'],
) =>
  database(async (db) => {
    await db.deleteFrom('moments').where('name', '=', 'filled pages').execute()
    await db.updateTable('pages').set({ parent_id: null }).execute()
    await db.deleteFrom('pages').execute()
    await db.deleteFrom('addresses').where('resource', '=', 'pages').execute()
    for (const text of texts) await db.insertInto('former_texts').values(text).execute()
    await db.insertInto('former_reviews').values(review).execute()
  })

test('contact: includes the privacy notice, and imports the notice from its former file with published edits', async () => {
  const { administrator, visitor, database, anotherNode } = await college()
  expect(await page(visitor())).toContain('Colegio ng Lawa keeps what you write for one year.')
  await administrator.put('/api/contact', {
    privacy_summary: 'We answer, and forget.',
    privacy: bodyOf('We keep it for a week.'),
  })
  await expect.poll(() => page(visitor()), soon).toMatch(/We answer, and forget\..*We keep it for a week\./s)
  // The state that an earlier version left: a filled record, and the notice in a file.
  await database(async (db) => {
    const blank = { privacy_title: null, privacy_summary: null, privacy: null }
    await db
      .updateTable('contact')
      .set({ ...(blank as object), form_title: 'Ask us' })
      .execute()
    const notice =
      '---\ntitle: Our promise\ndescription: In short.\nsample: true\n---\n\nWe keep it for a *month*.\n'
    await db.insertInto('former_texts').values(formerText('privacy-notice.md', notice)).execute()
  })
  const shown = await page(personAt(await anotherNode()))
  expect(shown).toContain('Ask us')
  expect(shown).toMatch(/In short\..*<summary>Our promise<\/summary>.*We keep it for a <em>month<\/em>\./s)
  expect(await database(readFormerTexts)).toEqual({})
})

test('contact: rejects a frame address that would change the content security policy, and omits a stored address', async () => {
  const { administrator, visitor, database, anotherNode } = await college()
  const policyOf = async (person: Person, path = '/') =>
    String((await person.get(path)).headers['content-security-policy'])
  expect(await policyOf(visitor())).toMatch(/frame-src [^;]*https:\/\/maps\.example/)
  for (const map_frame of [
    'https://evil.test;sandbox/x',
    'https://a,default-src/x',
    'https://*',
    'https://b；sandbox/',
  ])
    expect((await administrator.put('/api/contact', { map_frame })).body.errors).toEqual({
      map_frame: [expect.stringContaining('must contain a website’s address')],
    })
  // An earlier version accepted the address.
  await database((db) =>
    db.updateTable('contact').set({ map_frame: 'https://evil.test;sandbox/x' }).execute(),
  )
  const other = personAt(await anotherNode())
  for (const path of ['/', '/contact-us']) {
    const policy = await policyOf(other, path)
    expect(policy).not.toMatch(/evil|sandbox|maps\.example/)
    expect(policy).toMatch(/; frame-src https:\/\/[\w. :/-]+$/)
  }
  const shown = await page(other)
  expect(shown).toContain('The way to the college</a>')
  expect(shown).not.toContain('Show the map')
})

test('contact: previews the valid fields of a draft and hides the draft from everyone else', async () => {
  const { administrator, staff, visitor } = await college()
  const draft = { hours: [{ office: 'Offices', when: 'At night' }], map_frame: 'javascript:alert(1)' }
  const preview = (person: Person) =>
    person.post<{ html: string; faults: { text: string }[] }>('/api/content/preview', {
      address: '/contact-us',
      records: [{ resource: 'contact', id: 1, values: draft }],
    })
  const { body } = await preview(administrator)
  expect(body.data.html.replaceAll('<!-- -->', '')).toContain('Offices: At night')
  expect(body.data.html).toContain('maps.example')
  expect(body.data.faults).toMatchObject([{ text: 'The map frame field must be a valid URL.' }])
  expect(await page(visitor())).not.toContain('At night')
  const writer = await staff({ may: ['edit content'] })
  expect((await preview(writer)).body.permission).toBe('edit college')
})

test('calendar entries: appear in the academic calendar, its file and Class Status on every node until they are deleted', async () => {
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

test('calendar entries: require a level of the college, and an end on or after the start', async () => {
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

test('home: shows its record, including three panels', async () => {
  const { administrator, visitor } = await college()
  const { body } = await administrator.get<{ quick_links: object[] }>('/api/home')
  expect(body.data).toMatchObject({
    quick_links: [{ label: 'Admission' }, { label: 'Calendar' }, { title: 'Since the flood' }],
    president_paragraphs: 'The ferry leaves at seven.',
  })
  const two = await administrator.put('/api/home', { quick_links: body.data.quick_links.slice(1) })
  expect([two.status, two.body.errors]).toEqual([
    422,
    { quick_links: ['The quick links field must have at least 3 rows.'] },
  ])
  await administrator.put('/api/home', { president_paragraphs: 'It leaves at eight.\n\nCome early.' })
  const shown = (await visitor().get('/')).text
  expect(shown).toContain('<p>It leaves at eight.</p>')
  expect(shown).toContain('<p>Come early.</p>')
})

test('search terms: lead to their page, and reject a nonexistent page under its field', async () => {
  const { administrator, visitor, anotherNode, database } = await college()
  const found = async (words: string, person = visitor()): Promise<string | undefined> =>
    (await person.get<{ address: string }[]>(`/api/search?q=${encodeURIComponent(words)}`)).body.data[0]
      ?.address
  expect(await found('walang pasok')).toBe('/class-status')
  const create = (input: object) => administrator.post('/api/search-terms', input)
  const errors = async (input: object) => (await create(input)).body.errors
  expect(await errors({ words: 'bangka', page: '/nowhere' })).toEqual({
    page: ['There is no page at /nowhere.'],
  })
  expect(await errors({ words: 'bangka, ?', page: '/admission' })).toEqual({
    words: ['“?” contains no letter or digit.'],
  })
  expect(await errors({ words: 'bangka' })).toHaveProperty('words')
  expect(await errors({ words: 'bangka, maliit na bangka' })).toHaveProperty('words')
  expect(await errors({ words: 'bangka', page: '/class-status' })).toHaveProperty('page')

  expect((await create({ words: 'bangka,\n balsa ,bangka', page: '/admission' })).status).toBe(201)
  expect(await found('balsa')).toBe('/admission')
  const { body } = await administrator.get<{ id: number; words: string }[]>('/api/search-terms')
  expect(body.data.find(({ words }) => words === 'bangka, balsa')).toBeDefined()

  // Deleted terms don't return with the next start.
  await administrator.delete(`/api/search-terms/${body.data.map(({ id }) => id).join()}`)
  await database((db) => db.deleteFrom('search_terms').execute())
  expect(await found('walang pasok', personAt(await anotherNode()))).not.toBe('/class-status')
})

const pdf = (name: string): FormData => {
  const form = new FormData()
  form.append('file', new File([Buffer.from('%PDF-1.7\nWhat was found.')], name, { type: 'application/pdf' }))
  return form
}
const upload = async (person: Person, name: string): Promise<string> => {
  const { body } = await person.post('/api/file', pdf(name))
  return (body as unknown as { link: string }).link
}
const body = bodyOf('A pole was put into the lake..')

test('monographs: a published monograph has a page, a list entry and a PDF, and deleting it leaves the list page', async () => {
  const { administrator, visitor, database } = await college()
  const research = '/student-services/research'
  const list = async () => (await visitor().get(research)).text
  expect(await list()).toContain('How Deep the Lake Stood')
  const file = await upload(administrator, 'How cold.pdf')
  const address = `${research}/how-cold`
  const made = await administrator.post<{ id: number }>('/api/monographs', { title: 'How Cold?', address })
  expect([made.status, (await visitor().get(address)).status]).toEqual([201, 404])
  const { id } = made.body.data
  expect((await administrator.put(`/api/monographs/${id}/publish`)).status).toBe(422)
  const rest = { category: 'The lake', authors: 'L. Alon', year: 2030, description: 'In winter.', file, body }
  expect((await administrator.put(`/api/monographs/${id}`, rest)).status).toBe(200)
  expect((await administrator.put(`/api/monographs/${id}/publish`)).status).toBe(200)
  const page = (await visitor().get(address)).text
  expect(page).toContain('A pole was put into the lake.')
  expect(page).toContain(`href="${file}" download="how-cold.pdf"`)
  expect(await list()).toMatch(/how-cold">How Cold\?/)
  const uses = await database((db) =>
    db
      .selectFrom('uses')
      .select('field')
      .where('resource', '=', 'monographs')
      .where('record_id', '=', id)
      .where('kind', '=', 'file')
      .execute(),
  )
  expect(uses).toEqual([{ field: 'file' }])

  const elsewhere = await administrator.put(`/api/monographs/${id}`, { address: '/about-us/how-cold' })
  expect([elsewhere.status, Object.keys(elsewhere.body.errors)]).toEqual([422, ['address']])
  await administrator.put(`/api/monographs/${id}`, { address: `${research}/how-warm` })
  expect((await visitor().get(address)).headers.location).toBe(`${research}/how-warm`)

  const { body: all } = await administrator.get<{ id: number }[]>('/api/monographs')
  for (const each of all.data) await administrator.delete(`/api/monographs/${each.id}`)
  expect((await visitor().get(`${research}/deep-water`)).status).toBe(404)
  expect(await list()).not.toContain('How Deep the Lake Stood')
})

test('downloads: a new download appears in its group with its file, and the page remains without downloads', async () => {
  const { administrator, visitor } = await college()
  const page = async () => (await visitor().get('/student-services/downloads')).text
  expect(await page()).toContain('Excuse slip')
  const { body: listed } = await administrator.get<{ id: number; sort_position: string }[]>('/api/downloads')
  const [{ id: first, sort_position: _, ...slip } = { id: 0, sort_position: '' }] = listed.data
  const renamed = await administrator.put(`/api/downloads/${first}`, {
    ...slip,
    title: 'Slip for an absence',
  })
  expect([renamed.text, renamed.status]).toEqual([renamed.text, 200])
  expect(await page()).toMatch(/Slip for an absence<span class="record-file"> PDF, \d/)
  const file = await upload(administrator, 'Map.pdf')
  const map = {
    title: 'Map of the pier',
    description: 'Where [boats](/gallery) are.',
    file,
    group: 'Forms',
  }
  expect((await administrator.post('/api/downloads', map)).status).toBe(201)
  expect(await page()).toMatch(
    /Map of the pier<span class="record-file"> PDF, \d+ KB<\/span>.*href="\/gallery".*Slip for an absence/s,
  )
  const { body: all } = await administrator.get<{ id: number }[]>('/api/downloads')
  for (const { id } of all.data) await administrator.delete(`/api/downloads/${id}`)
  expect((await visitor().get('/student-services/downloads')).status).toBe(200)
  expect(await page()).not.toMatch(/Slip for an absence|Map of the pier/)
})
