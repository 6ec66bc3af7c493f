import type {
  ContentConflict,
  ContentFile,
  ContentOverview,
  ContentVersionSummary,
  DraftReply,
  PublishReply,
} from '@kampana/shared/content/content-api'
import { formatDateTime } from '@kampana/shared/time/time-zone'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege, type CollegeOptions } from '../../support/people/college.ts'
import { personAt, type Person } from '../../support/people/person.ts'

const history = 'pages/about-us/history.md'
const college = (options: CollegeOptions = {}) =>
  anyCollege({ ...options, settings: { COLLEGE_DIR: fixtureCollege, ...options.settings } })

const read = async (person: Person, path: string): Promise<ContentFile> =>
  (await person.get<ContentFile>(`/api/content/file?path=${encodeURIComponent(path)}`)).body.data
const publishText = (
  person: Person,
  { path, hash }: Pick<ContentFile, 'path' | 'hash'>,
  text: string | null,
) =>
  person.post<PublishReply>('/api/content/publish', {
    files: [{ path, text, base_hash: hash }],
    note: 'By a test',
  })
const page = async (visitor: Person) =>
  /<main.*<\/main>/s.exec((await visitor.get('/about-us/history')).text)?.[0]
const add = (file: ContentFile, sentence: string): string => `${file.text}\n${sentence}\n`

test('what is published shows at once, is found, logged and kept as a version', async () => {
  const { administrator, visitor } = await college()
  const file = await read(administrator, history)
  const published = await publishText(administrator, file, add(file, 'The bell was cast in Vigan.'))
  expect(published).toMatchObject({ status: 200, body: { message: 'Published. Visitors see it now.' } })
  expect(await page(visitor())).toContain('The bell was cast in Vigan.')
  const found = await visitor().get<{ address: string }[]>('/api/search?q=Vigan')
  expect(found.text).toContain('/about-us/history')
  const [entry] = (
    await administrator.get<{ description: string }[]>('/api/logs?filter={"resource":"website"}')
  ).body.data
  expect(entry?.description).toBe(`admin published the website '${history}'`)
  const versions = await administrator.get<ContentVersionSummary[]>(`/api/content/versions?path=${history}`)
  expect(versions.body.data).toMatchObject([
    { path: history, kind: 'edit', note: 'By a test' },
    { path: history, kind: 'adopt', by: 'The college’s folder', hash: file.hash },
  ])
  const before = versions.body.data[1]
  expect(await administrator.post(`/api/content/versions/${before?.id}/restore`)).toMatchObject({
    status: 200,
  })
  expect(await page(visitor())).not.toContain('Vigan')
  const overview = (await administrator.get<ContentOverview>('/api/content')).body.data
  expect(overview.files.find(({ path }) => path === history)).toMatchObject({
    title: 'History',
    published: { by: expect.stringMatching(/./) },
    may: { edit: true, publish: true },
  })
})

test('another node shows it as soon as it has noticed', async () => {
  const { administrator, anotherNode } = await college()
  const other = await anotherNode()
  const file = await read(administrator, history)
  await publishText(administrator, file, add(file, 'Seen by both.'))
  await expect.poll(() => page(personAt(other)), { timeout: 10_000 }).toContain('Seen by both.')
})

test('a node that starts later shows it, too', async () => {
  const { administrator, anotherNode } = await college()
  const file = await read(administrator, history)
  await publishText(administrator, file, add(file, 'Before the start.'))
  expect(await page(personAt(await anotherNode()))).toContain('Before the start.')
})

test('a fault keeps everything as it was, and is told under its file', async () => {
  const { administrator, visitor } = await college()
  const file = await read(administrator, history)
  const answer = await publishText(administrator, file, add(file, '[Here](/no-such-page)'))
  expect(answer.status).toBe(422)
  expect(answer.body.errors[history]?.[0]).toMatch(/^Line \d+: the link to \/no-such-page leads nowhere/)
  expect(await page(visitor())).not.toContain('no-such-page')
  const versions = await administrator.get<ContentVersionSummary[]>('/api/content/versions')
  expect(versions.body.data).toEqual([])
})

test('who publishes over another’s text is told what stands there now', async () => {
  const { administrator, visitor } = await college()
  const file = await read(administrator, history)
  await publishText(administrator, file, add(file, 'First.'))
  const late = await publishText(administrator, file, add(file, 'Second.'))
  expect(late.status).toBe(412)
  const { conflicts } = late.body as unknown as ContentConflict
  expect(conflicts).toMatchObject([{ path: history, base: file.text, text: add(file, 'First.') }])
  expect(await page(visitor())).not.toContain('Second.')
})

test('a version is put back, also of a file that was deleted', async () => {
  const { administrator, visitor } = await college()
  expect((await administrator.get('/api/content/file?path=theme.css')).status).toBe(404)
  const css = ':root { --text-s: 1rem; }\n'
  await publishText(administrator, { path: 'theme.css', hash: null }, css)
  const made = await read(administrator, 'theme.css')
  expect(made.text).toBe(css)
  await publishText(administrator, made, null)
  const [deleted, first] = (await administrator.get<ContentVersionSummary[]>('/api/content/versions')).body
    .data
  expect(deleted).toMatchObject({ path: 'theme.css', hash: null })
  const restored = await administrator.post(`/api/content/versions/${first?.id}/restore`)
  expect(restored).toMatchObject({
    status: 200,
    body: { message: 'The version was put back. Visitors see it now.' },
  })
  expect((await read(administrator, 'theme.css')).text).toBe(css)
  const [{ note }] = (await administrator.get<[ContentVersionSummary]>('/api/content/versions')).body.data
  expect(note).toBe(`Put back as it was on ${formatDateTime(String(first?.at), 'Asia/Manila')}`)
  expect((await visitor().get('/about-us/history')).status).toBe(200)
})

test('a draft keeps what is unfinished, and its change publishes several files together', async () => {
  const { administrator, visitor } = await college()
  const file = await read(administrator, history)
  const notice = await read(administrator, 'privacy-notice.md')
  const files = [file, notice].map(({ path, hash, text }) => ({
    path,
    text: path === history ? `${text}\n::nonsense data.x\n` : `${text}\nA remark.\n`,
    base_hash: hash,
    draft_hash: null,
  }))
  const saved = await administrator.put<DraftReply>('/api/content/drafts', {
    files,
    note: 'For the new year',
  })
  expect(saved.body.data).toMatchObject({
    change: { state: 'draft', note: 'For the new year' },
    faults: [{ path: history }],
  })
  const { change, hashes } = saved.body.data
  expect(await page(visitor())).not.toContain('nonsense')
  expect((await administrator.post(`/api/content/changes/${change.id}/publish`)).status).toBe(422)
  expect(await read(administrator, history)).toMatchObject({ text: file.text, draft_text: files[0]?.text })

  const better = { path: history, text: add(file, 'Finished.'), base_hash: file.hash }
  const stale = await administrator.put('/api/content/drafts', { files: [{ ...better, draft_hash: null }] })
  expect(stale.status).toBe(412)
  await administrator.put('/api/content/drafts', { files: [{ ...better, draft_hash: hashes[history] }] })
  const done = await administrator.post<PublishReply>(`/api/content/changes/${change.id}/publish`)
  expect(done.body.data.change).toMatchObject({ state: 'published', paths: [history, 'privacy-notice.md'] })
  expect(await page(visitor())).toContain('Finished.')
  expect((await read(administrator, history)).draft_text).toBeNull()
  expect((await administrator.post(`/api/content/changes/${change.id}/publish`)).status).toBe(409)
})

test('a scheduled change is published at its time, merged with what was published since', async () => {
  let time = new Date('2026-03-02T00:00:00Z')
  const { app, administrator, visitor } = await college({ now: () => time })
  const file = await read(administrator, history)
  const scheduled = await administrator.post<PublishReply>('/api/content/publish', {
    files: [{ path: history, text: add(file, 'At nine.'), base_hash: file.hash }],
    publish_at: '2026-03-02T01:00:00Z',
  })
  expect(scheduled.body.data.change).toMatchObject({ state: 'scheduled' })
  const urgent = String(file.text).replace('title: History', 'title: Our history')
  await publishText(administrator, file, urgent)
  expect(await page(visitor())).not.toContain('At nine.')
  time = new Date('2026-03-02T01:00:01Z')
  expect(await app.publishDue()).toBe(1)
  expect(await page(visitor())).toContain('At nine.')
  expect(await page(visitor())).toContain('Our history')
})

test('a scheduled change that meets another’s edit stays as a draft and says why', async () => {
  let time = new Date('2026-03-02T00:00:00Z')
  const { app, administrator } = await college({ now: () => time })
  const file = await read(administrator, history)
  const rename = (title: string) => String(file.text).replace('title: History', `title: ${title}`)
  await administrator.post('/api/content/publish', {
    files: [{ path: history, text: rename('Then'), base_hash: file.hash }],
    publish_at: '2026-03-02T01:00:00Z',
  })
  await publishText(administrator, file, rename('Now'))
  time = new Date('2026-03-02T01:00:01Z')
  expect(await app.publishDue()).toBe(0)
  const { changes } = (await administrator.get<ContentOverview>('/api/content')).body.data
  expect(changes).toMatchObject([
    { state: 'draft', problem: expect.stringContaining('changed the same lines') },
  ])
})

test('who may edit content can keep a draft, but needs another permission to publish, or for the menus', async () => {
  const { staff } = await college()
  const writer = await staff({ may: ['edit content'] })
  const file = await read(writer, history)
  expect(file.may).toEqual({ edit: true, publish: false })
  const draft = { path: history, text: add(file, 'A draft.'), base_hash: file.hash, draft_hash: null }
  expect((await writer.put('/api/content/drafts', { files: [draft] })).status).toBe(200)
  expect(await publishText(writer, file, add(file, 'Live.'))).toMatchObject({
    status: 403,
    body: { permission: 'publish content' },
  })
  const menus = await read(writer, 'site-map.yaml')
  const answer = await writer.put('/api/content/drafts', {
    files: [{ path: 'site-map.yaml', text: '', base_hash: menus.hash, draft_hash: null }],
  })
  expect(answer).toMatchObject({ status: 403, body: { permission: 'edit menus' } })
})

test.each([
  '../secret.md',
  '/etc/passwd.md',
  'resources/boats.yaml',
  'pages/../college.yaml',
  'pages/.hidden.md',
  'pages/history.ts',
  'a\\b.md',
])('%s is no path of the website', async (path) => {
  const { administrator } = await college()
  expect((await publishText(administrator, { path, hash: null }, 'x')).status).toBe(422)
  expect((await administrator.get(`/api/content/file?path=${encodeURIComponent(path)}`)).status).toBe(422)
})

test('a page that has moved is found at its former addresses', async () => {
  const { administrator, visitor } = await college()
  const move = async (from: string, to: string) => {
    const [file, map] = [
      await read(administrator, `pages${from}.md`),
      await read(administrator, 'site-map.yaml'),
    ]
    const files = [
      { path: `pages${from}.md`, text: null, base_hash: file.hash },
      { path: `pages${to}.md`, text: file.text, base_hash: null },
      { path: 'site-map.yaml', text: String(map.text).replaceAll(from, to), base_hash: map.hash },
    ]
    return administrator.post('/api/content/publish', { files, moves: [{ from, to }] })
  }
  expect(await move('/about-us/history', '/about-us/our-story')).toMatchObject({ status: 200 })
  expect(await move('/about-us/our-story', '/about-us/story')).toMatchObject({ status: 200 })
  const former = await visitor().get('/about-us/history')
  expect([former.status, former.headers['location']]).toEqual([301, '/about-us/story'])
  expect((await visitor().get('/about-us/story')).status).toBe(200)
})

test('a picture that was uploaded for a page is shown by it', async () => {
  const { staff, visitor } = await college()
  const editor = await staff({ may: ['edit content', 'publish content'] })
  const form = new FormData()
  const picture = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#7a2e2e' } })
    .png()
    .toBuffer()
  form.append('file', new File([Buffer.from(picture)], 'gate.png'))
  const { path } = (await editor.post<{ path: string }>('/api/content/uploads', form)).body.data
  const file = await read(editor, history)
  expect(await publishText(editor, file, add(file, `![The new gate](${path})`))).toMatchObject({
    status: 200,
  })
  expect(await page(visitor())).toContain(`src="${path}" alt="The new gate" width="800" height="400"`)
  expect((await visitor().get(path)).status).toBe(200)

  const broken = new FormData()
  broken.append('file', new File(['no picture'], 'gate.png'))
  const refused = await editor.post('/api/content/uploads', broken)
  expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['file']])
})

test('a role that is held to a part of the site edits and publishes that part, and nothing else', async () => {
  const { administrator, staff, visitor } = await college()
  const nurse = await staff({ may: ['edit content', 'publish content'] })
  const roles =
    await administrator.get<{ id: number; description: string; permissions: { description: string }[] }[]>(
      '/api/roles',
    )
  const held = roles.body.data.filter(
    ({ description, permissions }) => description !== 'Administrator' && permissions.length === 2,
  )
  expect(held).toHaveLength(1)
  const role = `/api/roles/${held[0]?.id}`
  const setSections = async (sections: string | null) =>
    expect((await administrator.put(role, { sections })).status).toBe(200)

  await setSections('/career\n/academics/')
  const file = await read(nurse, history)
  expect(file.may).toEqual({ edit: false, publish: false })
  expect((await publishText(nurse, file, add(file, 'Not hers.'))).status).toBe(403)
  const draft = { path: history, text: 'x', base_hash: file.hash, draft_hash: null }
  expect((await nurse.put('/api/content/drafts', { files: [draft] })).status).toBe(403)
  const school = await read(nurse, 'pages/academics/school-of-fisheries.md')
  expect(school.may).toEqual({ edit: true, publish: true })

  await setSections('/about-us')
  expect((await publishText(nurse, file, add(file, 'Hers.'))).status).toBe(200)
  expect(await page(visitor())).toContain('Hers.')
  await setSections(null)
  expect((await read(nurse, 'pages/academics/school-of-fisheries.md')).may.edit).toBe(true)
})
