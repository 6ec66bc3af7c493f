import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@kampana/server/app'
import { readSettings } from '@kampana/server/env'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { college } from '../../support/people/college.ts'

const boat = (name: string, rest: object = {}) => ({
  name,
  rig: 'sail',
  seats: 12,
  story: bodyOf('She was built by the first class.'),
  news_ids: [],
  ...rest,
})
const withBoats = () => college({ settings: { COLLEGE_DIR: fixtureCollege } })
const wordsOf = (html: string): string =>
  html.replace(/<(script|style)[^]*?<\/\1>|<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test("record pages: a college's resource that declares pages has a list and a page per record", async () => {
  const { administrator, visitor, publish } = await withBoats()
  expect(wordsOf((await visitor().get('/boats')).text)).toContain('No boat is on the lake this season.')
  const published = await publish({ title: 'The regatta' })
  const draft = await publish({ title: 'Nobody may know yet', posted_at: null })
  const made = await administrator.post<{ id: number }>(
    '/api/boats',
    boat('Santa <Clara>', { news_ids: [published.id, draft.id] }),
  )
  const { id } = made.body.data

  const list = (await visitor().get('/boats')).text
  expect(list).toContain(`<a href="/boats/${id}">Santa &lt;Clara&gt;</a>`)
  expect(wordsOf(list)).toContain('Rig Under sail Seats 12')
  const page = await visitor().get(`/boats/${id}`)
  expect(page.text).toContain('<h1>Santa &lt;Clara&gt;</h1>')
  expect(wordsOf(page.text)).toContain('News The regatta')
  expect(page.text).toContain('She was built by the first class.')
  expect(page.text).not.toContain('Nobody may know yet')
  expect((await visitor().get('/sitemap.xml')).text).toContain(`/boats/${id}</loc>`)
})

test('record pages: return 404 for missing records and list pages', async () => {
  const { administrator, visitor } = await withBoats()
  const { id } = (await administrator.post<{ id: number }>('/api/boats', boat('Santa Clara'))).body.data
  for (const path of ['/boats/999', '/boats/x', '/boats/1/2', '/boats?page=2'])
    expect([path, (await visitor().get(path)).status]).toEqual([path, 404])
  await administrator.delete(`/api/boats/${id}`)
  expect((await visitor().get(`/boats/${id}`)).status).toBe(404)
})

test('record pages: divide a long list into pages of twenty', async () => {
  const { administrator, visitor } = await withBoats()
  for (let number = 10; number < 32; number++) await administrator.post('/api/boats', boat(`Boat ${number}`))
  expect((await visitor().get('/boats')).text).toContain('href="/boats?page=2"')
  const second = wordsOf((await visitor().get('/boats?page=2')).text)
  expect(second).toContain('Boat 31')
  expect(second).not.toContain('Boat 12')
})

test('record pages: a start fails if a written page has the same address, and names the file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-pages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  writeFileSync(join(folder, 'pages/boats.md'), '---\ntitle: Boats\ndescription: Ours.\n---\nBoats.\n')
  const settings = readSettings({ COLLEGE_DIR: folder, DATA_DIR: folder, SEED: 'none', LOG_LEVEL: 'silent' })
  await expect(buildApp(settings)).rejects.toThrow(
    'resources/boats.ts: the website already has a page at /boats.',
  )
})
