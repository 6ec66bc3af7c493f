import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { announcement } from '../../support/input/inputs.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'
import { pageAt } from '../../support/people/pages.ts'

/** A college whose files are changed before it starts. */
const collegeWith = async (changes: Readonly<Record<string, (text: string) => string>>, now?: () => Date) => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-states-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  for (const [file, change] of Object.entries(changes))
    writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')))
  const { visitor } = await college({ settings: { COLLEGE_DIR: folder }, ...(now && { now }) })
  const get = async (path: string) => (await visitor().get(path)).text
  const found = async (words: string) =>
    (await visitor().get<{ address: string }[]>(`/api/search?q=${words}`)).body.data.map(
      ({ address }) => address,
    )
  return { visitor, get, found }
}
const history = 'pages/about-us/history.md'
/** Adds a state to a page. */
const withState = (state: string) => (text: string) => text.replace('title:', `${state}\ntitle:`)

test('page states: a hidden page is served at its address, but not in menus, lists, sitemap and search', async () => {
  const { visitor, get, found } = await collegeWith({ [history]: withState('hidden: true') })
  const page = await visitor().get('/about-us/history')
  expect(page.status).toBe(200)
  expect(page.text).toContain('The first bell of Colegio')
  expect(page.text).toContain('<meta name="robots" content="noindex">')
  // The address may appear only in the page's own breadcrumb.
  for (const path of ['/about-us', '/about-us/directory', '/sitemap.xml', '/about-us/histori'])
    expect([path, (await get(path)).includes('/about-us/history')]).toEqual([path, false])
  expect(await get('/about-us/directory')).toContain('St. Peter’s Prayer')
  expect(await found('history')).not.toContain('/about-us/history')
  expect(await found('directory')).toContain('/about-us/directory')
})

test("emblem: rejects an emblem that the college doesn't have, and saves nothing", async () => {
  const { administrator } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const { id } = await pageAt(administrator, '/about-us/history')
  const answer = await administrator.put(`/api/pages/${id}`, { emblem: 'shark', title: 'History of Fish' })
  expect([answer.status, answer.body.errors]).toEqual([422, { emblem: ['The selected emblem is invalid.'] }])
  expect((await pageAt(administrator, '/about-us/history')).title).not.toBe('History of Fish')
  for (const emblem of ['fish', null])
    expect((await administrator.put(`/api/pages/${id}`, { emblem })).body.data).toMatchObject({ emblem })
  const me = await administrator.get<{ lists: { emblems: string[] } }>('/api/user')
  expect(me.body.data.lists.emblems).toEqual(['fish'])
})

test('page states: shows the date of the last review in the footer if the college enables it', async () => {
  // In Manila, the next day has begun.
  const now = () => new Date('2031-03-02T20:00:00Z')
  const { administrator, visitor } = await college({ settings: { COLLEGE_DIR: fixtureCollege }, now })
  const { body } = await administrator.get<{ id: number; address: string }[]>('/api/programs')
  const program = body.data[0]!
  const page = await pageAt(administrator, '/about-us/history')
  const saying = async () => {
    const paths = ['/about-us/history', program.address, '/about-us/directory']
    const texts = await Promise.all(paths.map(async (path) => (await visitor().get(path)).text))
    return texts.map((text) => text.includes('<time dateTime="2031-03-03">Last reviewed on'))
  }
  for (const path of [`/api/pages/${page.id}`, `/api/programs/${program.id}`])
    expect((await administrator.put(`${path}/confirm`)).status).toBe(200)
  expect(await saying()).toEqual([false, false, false])
  await administrator.put('/api/college', { show_last_checked: 1 })
  expect(await saying()).toEqual([true, true, false])
  const roles = await administrator.get<{ id: number; description: string }[]>('/api/roles')
  const editor = roles.body.data.find(({ description }) => description === 'Editor')!
  await administrator.put(`/api/pages/${page.id}/assign`, { owner_id: editor.id, due: null })
  const { text } = await visitor().get('/about-us/history')
  expect(text).toContain('Reviewed on March 3, 2031 by Editor')
  await administrator.put(`/api/roles/${editor.id}`, { description: 'Webmaster' })
  expect((await visitor().get('/about-us/history')).text).toContain('Reviewed on March 3, 2031 by Webmaster')
})

test('page states: reads only the records again that have changed', async () => {
  const statements: string[] = []
  const { administrator, visitor } = await college({
    settings: { COLLEGE_DIR: fixtureCollege },
    onQuery: (sql) => statements.push(sql),
  })
  const tablesRead = async (change: () => Promise<{ status: number }>): Promise<string[]> => {
    expect((await change()).status).toBeLessThan(300)
    statements.length = 0
    await visitor().get('/about-us/history')
    return ['pages', 'offices', 'contact'].filter((table) =>
      statements.some((sql) => sql.startsWith('select') && sql.includes(`from "${table}" where`)),
    )
  }
  expect(await tablesRead(() => administrator.post('/api/updates', announcement))).toEqual([])
  const hours = [{ office: 'Offices', when: 'By appointment' }]
  expect(await tablesRead(() => administrator.put('/api/contact', { hours }))).toEqual(['contact'])
})

test('page states: hides an unpublished page, its children and new drafts from visitors everywhere', async () => {
  const { administrator, visitor } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const above = await pageAt(administrator, '/about-us')
  const fresh = {
    title: 'Secret plans',
    kind: 'placeholder',
    address: '/about-us/plans',
    parent_id: above.id,
  }
  const made = await administrator.post<{ id: number }>('/api/pages', fresh)
  expect(made.status).toBe(201)
  const places = ['/about-us', '/admission', '/sitemap.xml', '/search?q=plans', '/api/search?q=plans']
  const tells = async (words: RegExp): Promise<string[]> => {
    const said = await Promise.all(
      places.map(async (path) => [path, (await visitor().get(path)).text] as const),
    )
    return said.filter(([, text]) => words.test(text)).map(([path]) => path)
  }
  expect((await visitor().get('/about-us/plans')).status).toBe(404)
  expect(await tells(/Secret plans|\/about-us\/plans/)).toEqual([])
  const ids = [above.id, made.body.data.id]
  for (const path of ['/api/pages', '/api/pages?include=body', '/api/pages/trash', '/api/releases']
    .concat(ids.map((id) => `/api/pages/${id}`))
    .concat(
      ids.flatMap((id) =>
        ['versions', 'uses', 'findings', 'draft'].map((each) => `/api/pages/${id}/${each}`),
      ),
    ))
    expect([path, (await visitor().get(path)).status]).toEqual([path, 401])

  expect((await administrator.put(`/api/pages/${above.id}/unpublish`)).status).toBe(200)
  for (const path of ['/about-us', '/about-us/history', '/about-us/directory'])
    expect([path, (await visitor().get(path)).status]).toEqual([path, 404])
  expect(await tells(/href="\/about-us|<loc>[^<]*\/about-us/)).toEqual([])
  expect((await administrator.put(`/api/pages/${above.id}/publish`)).status).toBe(200)
  expect((await visitor().get('/about-us/history')).status).toBe(200)
})

test("page states: shows a page until the end of its last day in the college's time zone", async () => {
  let time = new Date('2027-01-31T15:59:30Z')
  const { visitor, get, found } = await collegeWith(
    {
      [history]: withState('until: 2027-01-31'),
      'redirects.yaml': (text) => `${text}- path: /story
  target: /about-us/history
`,
    },
    () => time,
  )
  expect((await visitor().get('/about-us/history')).status).toBe(200)
  expect(await get('/about-us')).toContain('/about-us/history')
  expect(await found('history')).toContain('/about-us/history')
  const before = /data-content="([^"]+)"/.exec(await get('/'))?.[1]

  time = new Date('2027-01-31T16:00:00Z')
  expect(await found('history')).not.toContain('/about-us/history')
  expect((await visitor().get('/about-us/history')).status).toBe(404)
  for (const path of ['/about-us', '/about-us/directory', '/sitemap.xml'])
    expect([path, (await get(path)).includes('/about-us/history')]).toEqual([path, false])
  const after = /data-content="([^"]+)"/.exec(await get('/'))?.[1]
  expect(after).not.toBe(before)
  expect((await visitor().get(`/content/${after}/site.json`)).text).not.toContain('/about-us/history')
  expect((await visitor().get(`/content/${after}/pages/about-us/history.json`)).status).toBe(404)
})

test('page states: the invitation to the newer website can be turned off, and expires', async () => {
  let time = new Date('2027-01-31T15:00:00Z')
  const invitation = (state: string) => ({
    'college.yaml': (text: string) =>
      text.replace('newer_website_title', `newer_website_${state}\nnewer_website_title`),
  })
  const ending = await collegeWith(invitation('until: 2027-01-31'), () => time)
  expect(await ending.get('/')).toContain('Our new website is open')
  time = new Date('2027-01-31T16:00:00Z')
  expect(await ending.get('/')).not.toContain('Our new website is open')
  const off = await collegeWith(invitation('hidden: true'))
  expect(await off.get('/')).not.toContain('Our new website is open')
})

test('page states: a page keeps its pictures of the college’s folder, but accepts no other files from the folder', async () => {
  const { administrator, visitor } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const filter = encodeURIComponent(JSON.stringify({ address: '/about-us/history' }))
  const { body: found } = await administrator.get<{ id: number }[]>(`/api/pages?filter=${filter}`)
  const path = `/api/pages/${found.data[0]!.id}`
  const { body } = (await administrator.get<{ body: string }>(path)).body.data
  expect(body).toContain('"src":"/content/files/pictures/lake.svg"')
  const mended = body.replace('weighed 90 kilos', 'weighed 95 kilos')
  expect((await administrator.put(path, { body: mended })).status).toBe(200)
  expect((await visitor().get('/about-us/history')).text).toContain('weighed 95 kilos')
  const another = await administrator.put(path, { body: mended.replace('lake.svg', '.git/config') })
  expect(another.status).toBe(422)
  expect(another.body.errors).toEqual({
    body: [expect.stringContaining('must be uploaded to this website first')],
  })
})
