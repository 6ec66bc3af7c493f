import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import type { RecordDraft } from '@kampana/engine-declare/api/releases'
import { exportRecords, importFolder } from '../../../scripts/content/records.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { documentOf } from '../../support/input/rich-text.ts'
import { draftAgain } from '../../support/people/drafts.ts'
import { collegeWithFolder as withFolder, history } from '../../support/people/college-with-folder.ts'
import { college as anyCollege } from '../../support/people/college.ts'

const soon = { timeout: 10_000, interval: 50 }
const publish = { publish: true, deletes: false, overwrites: false } as const
const college = () => anyCollege({ settings: { COLLEGE_DIR: fixtureCollege } })

const formerTerms = `pages:
  /admission: [bangka]
  /class-status: [class status, walang pasok]
  /contact-us#privacy: [privacy]
synonyms: [[bagyo, typhoon], [misa, mass]]
`

test('content import: importing an export changes nothing, and later changes and deletions are imported', async () => {
  const { administrator, visitor, database, settings } = await college()
  const folder = join(mkdtempSync(join(tmpdir(), 'records-')), 'college')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  const exported = async () => {
    const paths = await database((db) => exportRecords(db, folder))
    return paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')])
  }
  const imported = async () =>
    (await database((db) => importFolder(db, settings, folder, { ...publish, deletes: true }))).entries
  const first = await exported()
  expect(await imported()).toEqual([])
  expect(await exported()).toEqual(first)

  const change = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, path), text.replace(from, to))
  }
  change('home.yaml', 'The ferry leaves at seven.', 'The ferry leaves at noon.')
  change('search.yaml', 'page: /class-status\n', 'page: /class-status\n- words: bangka\n  page: /admission\n')
  change('search.yaml', '- words: guro, teacher\n', '')
  expect(await imported()).toEqual([
    { action: 'edit', resource: 'home', title: 'Home page', fields: ['Letter text'] },
    { action: 'create', resource: 'search-terms', title: 'bangka' },
    { action: 'delete', resource: 'search-terms', title: 'guro, teacher' },
  ])
  expect(await imported()).toEqual([])
  await expect.poll(async () => (await visitor().get('/')).text, soon).toContain('The ferry leaves at noon.')
  const trash = await administrator.get<{ title: string }[]>('/api/search-terms/trash')
  expect(JSON.stringify(trash.body)).toContain('guro, teacher')

  // The same texts in the former format.
  change('home.yaml', 'president_closing:', 'presidentClosing:')
  writeFileSync(join(folder, 'search.yaml'), formerTerms)
  expect(await imported()).toEqual([])
  change('home.yaml', 'salutation:', 'salution:')
  await expect(imported()).rejects.toThrow('home.yaml:15: president_salution: is an unknown name.')
  expect((await visitor().get('/')).text).toContain('The ferry leaves at noon.')
})

const entry = (head: string): string => `---\ntitle: Trial\n${head}---\n`
const chain = (levels: number): Record<string, string> =>
  Object.fromEntries(
    Array.from({ length: levels }, (_, at) => [
      `pages/deep-${at}.md`,
      entry(`kind: placeholder\n${at === 0 ? '' : `parent: /deep-${at - 1}\n`}`),
    ]),
  )

test('content import: rejects an invalid folder with file and line, and imports nothing', async () => {
  const { database, settings, dump } = await college()
  const folder = join(mkdtempSync(join(tmpdir(), 'records-')), 'college')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  const placed = (parent: string) => entry(`kind: placeholder\nparent: ${parent}\n`)
  const attacks: [files: Record<string, string>, fault: string][] = [
    [{ 'pages/about-us.md': placed('/about-us/history') }, 'about-us.md:4: parent: its parent is also'],
    [{ 'pages/ring.md': placed('/nowhere') }, 'pages/ring.md:4: parent: /nowhere is not a page.'],
    [
      { 'menu/a.md': entry('kind: group\n'), 'menu/b.md': entry('kind: group\nparent: Trial\n') },
      'menu/b.md: the menu has more than 12 levels here.',
    ],
    [chain(50), 'pages/deep-12.md: the menu has more than 12 levels here.'],
    [
      { 'pages/Admission.md': entry('kind: placeholder\n') },
      'pages/Admission.md:2: address: The address field must be an address',
    ],
    [
      { 'pages/academics/programs/bs-fisheries.md': entry('kind: placeholder\n') },
      'already used by pages/academics/programs/bs-fisheries.md.',
    ],
    [{ 'pages/child.md': placed('Library Catalog') }, 'links to another site, so it cannot have subpages.'],
    [{ 'contact.yaml': 'map: { picture: college.yaml }\n' }, 'map_picture: college.yaml is missing.'],
  ]
  const before = await dump('pages', 'addresses', 'trash', 'logs')
  for (const [files, fault] of attacks) {
    cpSync(fixtureCollege, folder, { recursive: true })
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    await expect(database((db) => importFolder(db, settings, folder, publish))).rejects.toThrow(fault)
    rmSync(folder, { recursive: true })
  }
  expect(await dump('pages', 'addresses', 'trash', 'logs')).toBe(before)
})

test('content import: keeps changes by staff, merges changes in different fields, and rejects conflicts', async () => {
  const { folder, change, carry, find, edit } = await withFolder()
  const page = await find('pages', 'History')
  await edit(`/api/pages/${page.id}`, { standing: 'As the staff tell it' })
  change(history, 'title: ', 'title: Our ')
  // Both sides changed this page in different fields. Only staff created the search term.
  expect((await carry()).entries).toEqual([
    { action: 'edit', resource: 'pages', title: 'Our History', fields: ['Title'] },
  ])
  expect(await find('pages', 'Our History')).toMatchObject({
    id: page.id,
    title: 'Our History',
    standing: 'As the staff tell it',
    // An import changes a page's content, but not its publication time.
    posted_at: page['posted_at'],
  })
  expect((await carry()).entries).toEqual([
    { action: 'kept', resource: 'pages', title: 'Our History', fields: ['Subtitle'] },
  ])
  change(history, 'title: Our History', 'title: Our History\nstanding: As the folder tells it')
  await expect(carry()).rejects.toMatchObject({
    records: [{ action: 'conflict', resource: 'pages', title: 'Our History', fields: ['Subtitle'] }],
  })
  expect(await find('pages', 'Our History')).toMatchObject({ standing: 'As the staff tell it' })
  await carry({ overwrites: true })
  expect(await find('pages', 'Our History')).toMatchObject({ standing: 'As the folder tells it' })
  expect(readFileSync(join(folder, history), 'utf8')).toContain('As the folder tells it')
})

test('content import: ignores default attributes that a form adds, so an export imports without changes', async () => {
  const { administrator, folder, write, carry, find } = await withFolder()
  const { id } = await find('pages', 'History')
  const page = await administrator.get<{ body: string }>(`/api/pages/${id}`)
  const attrs = { textAlign: null }
  const link = {
    type: 'link',
    attrs: { href: '/admission', target: '_blank', rel: 'noopener noreferrer nofollow' },
  }
  const cell = (text: string) => ({
    type: 'tableCell',
    attrs: { colspan: 1, rowspan: 1, colwidth: null },
    content: [{ type: 'paragraph', attrs, content: [{ type: 'text', text, marks: [link] }] }],
  })
  const table = { type: 'table', content: [{ type: 'tableRow', content: [cell('a'), cell('b')] }] }
  const item = {
    type: 'listItem',
    content: [{ type: 'paragraph', attrs, content: [{ type: 'text', text: 'c' }] }],
  }
  const list = { type: 'orderedList', attrs: { start: 1 }, content: [item] }
  const document = JSON.parse(page.body.data.body) as { content: object[] }
  const body = JSON.stringify({ ...document, content: [...document.content, table, list] })
  expect((await administrator.put(`/api/pages/${id}`, { body, hidden: 0 })).status).toBe(200)
  await write()
  expect((await carry()).entries).toEqual([])
  const copy = join(folder, '../copy')
  cpSync(folder, copy, { recursive: true })
  // No earlier import of this folder is recorded.
  expect((await carry({ from: copy })).entries).toEqual([])
})

test('content import: deletes nothing without request, reports missing records, and ignores records by staff', async () => {
  const { administrator, folder, change, carry, find, edit } = await withFolder()
  const made = await administrator.post('/api/search-terms', { words: 'made by staff', page: '/admission' })
  expect(made.status).toBe(201)
  change('search.yaml', '- words: guro, teacher\n', '')
  rmSync(join(folder, history))
  const gone = [
    { action: 'gone', resource: 'search-terms', title: 'guro, teacher' },
    { action: 'gone', resource: 'pages', title: 'History' },
  ]
  expect((await carry()).entries).toEqual(gone)
  expect((await carry()).entries).toEqual(gone)
  // Staff have changed the page since, so the import keeps it.
  const page = await find('pages', 'History')
  await edit(`/api/pages/${page.id}`, { standing: 'Still wanted' })
  expect((await carry({ deletes: true })).entries).toEqual([
    { action: 'delete', resource: 'search-terms', title: 'guro, teacher' },
  ])
  expect(await find('search-terms', 'made by staff')).toBeDefined()
  expect(await find('pages', 'History')).toMatchObject({ standing: 'Still wanted' })
})

test('content import: keeps a record deleted that staff have deleted', async () => {
  const { administrator, change, carry, find } = await withFolder()
  const page = await find('pages', 'History')
  await administrator.delete(`/api/pages/${page.id}`)
  expect((await carry()).entries).toEqual([{ action: 'kept', resource: 'pages', title: 'History' }])
  change(history, 'title: ', 'title: Our ')
  await expect(carry()).rejects.toMatchObject({ records: [{ action: 'conflict', title: 'Our History' }] })
})

test('content import: creates a release without --publish, and visitors see nothing until it is published', async () => {
  const { administrator, visitor, folder, change, offer, carry, find, edit } = await withFolder()
  const page = await find('pages', 'History')
  change(history, 'title: ', 'title: Our ')
  change('home.yaml', 'The ferry leaves at seven.', 'The ferry leaves at noon.')
  change('search.yaml', 'page: /class-status\n', 'page: /class-status\n- words: bangka\n  page: /admission\n')
  writeFileSync(join(folder, 'pages/above.md'), '---\ntitle: Above\nkind: placeholder\n---\n')
  writeFileSync(join(folder, 'pages/below.md'), '---\ntitle: Below\nkind: placeholder\nparent: /above\n---\n')
  const first = await offer()
  expect(first.entries).toEqual([
    { action: 'edit', resource: 'home', title: 'Home page', fields: ['Letter text'] },
    { action: 'direct', resource: 'search-terms', title: 'bangka' },
    { action: 'edit', resource: 'pages', title: 'Our History', fields: ['Title'] },
    { action: 'create', resource: 'pages', title: 'Above' },
    { action: 'create', resource: 'pages', title: 'Below' },
  ])
  expect((await visitor().get('/')).text).toContain('The ferry leaves at seven.')
  expect((await visitor().get('/below')).status).toBe(404)
  // A second import replaces the unchanged release of the first one.
  change('pages/above.md', 'Above', 'High Above')
  const { change: id } = await offer()
  const changes = await administrator.get<{ id: number; by: string }[]>('/api/releases')
  expect(changes.body.data).toMatchObject([{ id, by: 'Administrator' }])
  interface Detail {
    records: { resource: string; id: number; hash: string; version: number; title: string }[]
  }
  const detail = await administrator.get<Detail>(`/api/releases/${id}`)
  const { records } = detail.body.data
  expect(records.map(({ title }) => title).sort()).toEqual([
    'Below',
    'High Above',
    'Home page',
    'Our History',
  ])
  const published = await administrator.put(`/api/releases/${id}/publish`, {
    approved: records.map(({ resource, id, hash, version }) => ({ resource, id, hash, version })),
  })
  expect(published).toMatchObject({ status: 200 })
  await expect.poll(async () => (await visitor().get('/')).text, soon).toContain('The ferry leaves at noon.')
  expect((await visitor().get('/below')).text).toContain('Below')
  expect(await find('pages', 'Our History')).toMatchObject({ id: page.id, posted_at: page['posted_at'] })
  // The published release counts as imported, so later changes belong to staff.
  await edit(`/api/pages/${page.id}`, { title: 'History Again' })
  expect((await carry()).entries).toEqual([
    { action: 'create', resource: 'search-terms', title: 'bangka' },
    { action: 'kept', resource: 'pages', title: 'History Again', fields: ['Title'] },
  ])
})

test("content import: its release shows conflicts, doesn't change existing drafts, and isn't replaced after edits", async () => {
  const { administrator, change, offer, find, edit } = await withFolder()
  const page = await find('pages', 'History')
  await edit(`/api/pages/${page.id}`, { title: 'The History' })
  const landing = await find('pages', 'Student Services')
  const saved = await administrator.put(
    `/api/pages/${landing.id}/draft`,
    { values: { standing: 'A draft' } },
    { 'if-none-match': '*' },
  )
  expect(saved).toMatchObject({ status: 200 })
  change(history, 'title: ', 'title: Our ')
  change('pages/student-services.md', 'title: ', 'title: Our ')
  const { change: id, entries } = await offer()
  expect(entries.map(({ action, title }) => [action, title])).toEqual([
    ['conflict', 'Our History'],
    ['waits', 'Our Student Services'],
  ])
  const detail = await administrator.get<{ records: { conflicts: string[] }[] }>(`/api/releases/${id}`)
  expect(detail.body.data.records).toMatchObject([{ conflicts: ['title'] }])
  const path = `/api/pages/${page.id}`
  const { data } = (await administrator.get<RecordDraft>(`${path}/draft`)).body
  expect((await draftAgain(administrator, path, data, { standing: 'By hand' })).status).toBe(200)
  await expect(offer()).rejects.toThrow(`Somebody has edited release ${id}`)
  await administrator.put(`/api/releases/${id}/submit`, { note: 'Please' })
  await expect(offer()).rejects.toThrow(`Somebody has edited release ${id}`)
  // A discarded release doesn't count as imported.
  await administrator.delete(`/api/releases/${id}`)
  await expect(offer('nobody@example.edu')).rejects.toThrow('There is no active account with the address')
  expect((await offer()).entries).toEqual(entries)
})

const swatch = (background: string, format: 'png' | 'jpeg' = 'png') =>
  sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
const formWith = (field: string, name: string, bytes: Uint8Array) => {
  const form = new FormData()
  form.append(field, new File([Buffer.from(bytes)], name))
  return form
}
const pdf = Buffer.from('%PDF-1.7\nFor an absence.')
const readAll = (folder: string, paths: readonly string[]) =>
  paths.map((path) => [path, readFileSync(join(folder, path), 'base64')])

test('content import: another installation imports uploads, and exports identical files', async () => {
  const first = await withFolder()
  const { administrator } = first
  const uploaded = await administrator.post<{ id: number; src: string }[]>(
    '/api/pictures',
    formWith('pictures[]', 'raft.png', await swatch('#2e7d4f')),
  )
  const picture = uploaded.body.data[0]!
  const said = { description: 'A raft', consent_until: '2099-01-31' }
  await first.edit(`/api/pictures/${picture.id}`, said)
  const file = await administrator.post<{ link: string }>('/api/file', formWith('file', 'Slip.pdf', pdf))
  const { link } = file.body.data
  const page = await first.find('pages', 'History')
  const body = documentOf({
    type: 'paragraph',
    content: [{ type: 'image', attrs: { src: picture.src, alt: 'A raft' } }],
  })
  await first.edit(`/api/pages/${page.id}`, { body })
  const slip = { title: 'Slip', description: 'For an absence.', group: 'Forms', file: link }
  expect(await administrator.post('/api/downloads', slip)).toMatchObject({ status: 201 })
  const story = documentOf({ type: 'paragraph', content: [{ type: 'text', text: 'Built in *May*.' }] })
  const boat = { name: 'Tagak', rig: 'oars', seats: 6, story, news_ids: [] }
  expect(await administrator.post('/api/boats', boat)).toMatchObject({ status: 201 })
  const written = await first.write()
  expect(readFileSync(join(first.folder, 'records/boats.yaml'), 'utf8')).toContain('Built in')
  expect(written.filter((path) => path.startsWith('uploads/'))).toHaveLength(3)

  const second = await withFolder()
  cpSync(first.folder, second.folder, { recursive: true })
  await second.carry({ overwrites: true })
  for (const address of [picture.src, link])
    expect(await second.visitor().get(address)).toMatchObject({ status: 200 })
  const kept = await second.administrator.get<object[]>('/api/pictures')
  expect(kept.body.data).toMatchObject([{ src: picture.src, ...said }])
  const boats = await second.administrator.get<object[]>('/api/boats')
  expect(boats.body.data).toMatchObject([{ name: 'Tagak', rig: 'oars', seats: 6 }])
  expect(await second.write()).toEqual(written)
  expect(readAll(second.folder, written)).toEqual(readAll(first.folder, written))
  expect((await second.carry()).entries).toEqual([])
  // An upload that is no longer used isn't exported.
  const shown = await second.find('pages', 'History')
  await second.edit(`/api/pages/${shown.id}`, {
    body: documentOf({ type: 'paragraph', content: [] }),
    kind: 'placeholder',
  })
  await second.write()
  expect(readdirSync(join(second.folder, 'uploads'))).toEqual([link.split('/')[2]])
})

test('content import: an image keeps its id in a folder and elsewhere, also under a former address', async () => {
  const first = await withFolder()
  const uploaded = await first.administrator.post<{ id: number; src: string }[]>(
    '/api/pictures',
    formWith('pictures[]', 'boat.png', await swatch('#2e4f7d')),
  )
  const { id, src } = uploaded.body.data[0]!
  const [, , hash = ''] = src.split('/')
  const page = await first.find('pages', 'History')
  const body = documentOf({ type: 'figure', attrs: { src, alt: 'A boat' } })
  await first.edit(`/api/pages/${page.id}`, { body })
  await first.edit(`/api/pictures/${id}/shape`, { turn: 90, crop: null })
  expect(await first.write()).toContain(`uploads/${hash}.webp`)
  expect(readFileSync(join(first.folder, history), 'utf8')).toContain(`(/media/${hash})`)

  const second = await withFolder()
  cpSync(first.folder, second.folder, { recursive: true })
  second.change(history, `/media/${hash}`, src)
  await second.carry({ overwrites: true })
  const [picture] = (await second.administrator.get<{ src: string }[]>('/api/pictures')).body.data
  expect(picture!.src).toContain(`/media/${hash}/`)
  await second.write()
  expect(readAll(second.folder, [history])).toEqual(readAll(first.folder, [history]))
  expect((await second.carry()).entries).toEqual([])
})

test("content import: adds the folder's images and files to the media, and rejects invalid files with file and line", async () => {
  const { visitor, administrator, folder, change, carry, find } = await withFolder()
  change(history, 'pictures/lake.svg', 'pictures/raft.jpg')
  const raft = join(folder, 'pictures/raft.jpg')
  const line =
    readFileSync(join(folder, history), 'utf8')
      .split('\n')
      .findIndex((each) => each.includes('raft.jpg')) + 1
  writeFileSync(raft, 'no picture')
  await expect(carry()).rejects.toThrow(`${history}:${line}: The pictures/raft.jpg field must be`)
  writeFileSync(raft, Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(900)]))
  await expect(carry()).rejects.toThrow(`${history}:${line}: The pictures/raft.jpg field must be`)
  rmSync(raft)
  symlinkSync('/etc/passwd', raft)
  await expect(carry()).rejects.toThrow('pictures/raft.jpg: a symlink points outside')
  rmSync(raft)
  writeFileSync(raft, await swatch('#b03060', 'jpeg'))
  expect((await carry()).entries).toEqual([
    { action: 'edit', resource: 'pages', title: 'History', fields: ['Text'] },
  ])
  const page = await administrator.get<{ body: string }>(`/api/pages/${(await find('pages', 'History')).id}`)
  const [src = ''] = /\/media\/[^"]+/.exec(page.body.data.body) ?? []
  expect(await visitor().get(src)).toMatchObject({ status: 200 })
  expect((await administrator.get<object[]>('/api/pictures')).body.data).toMatchObject([{ src, uses: 1 }])
  expect((await carry()).entries).toEqual([])
})
