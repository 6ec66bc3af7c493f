import type { ContentFindings } from '@kampana/shared/content/content-api'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const history = 'pages/about-us/history.md'
const textOf = (path: string) => readFileSync(join(fixtureCollege, path), 'utf8')
const college = () => anyCollege({ settings: { COLLEGE_DIR: fixtureCollege } })

interface Preview {
  html: string
  findings: ContentFindings
}
const preview = async (person: Person, address: string, files: Readonly<Record<string, string | null>>) => {
  const answer = await person.post<Preview>('/api/content/preview', { address, files: listFiles(files) })
  return answer.body.data
}
const check = async (person: Person, files: Readonly<Record<string, string | null>>) =>
  (await person.post<ContentFindings>('/api/content/check', { files: listFiles(files) })).body.data
const listFiles = (files: Readonly<Record<string, string | null>>) =>
  Object.entries(files).map(([path, text]) => ({ path, text }))
const main = (html: string) => /<main.*<\/main>/s.exec(html)?.[0]

test('a preview shows the edit, and visitors go on seeing the page as it is', async () => {
  const { administrator, visitor } = await college()
  const before = (await visitor().get('/about-us/history')).text
  const edited = `${textOf(history)}\nThe bell was cast anew.\n`
  const { html, findings } = await preview(administrator, '/about-us/history', { [history]: edited })
  expect(html).toContain('The bell was cast anew.')
  expect(html).not.toContain('<script')
  expect(findings.faults).toEqual([])
  expect((await visitor().get('/about-us/history')).text).toBe(before)
  const same = await preview(administrator, '/about-us/history', { [history]: textOf(history) })
  expect(main(same.html)).toBe(main(before))
})

test('a page with data from the API is previewed, too', async () => {
  const { administrator, visitor } = await college()
  const home = textOf('home.yaml').replace(/heading: .*/, 'heading: Word from the president')
  const { html } = await preview(administrator, '/', { 'home.yaml': home })
  expect(html).toContain('Word from the president')
  expect((await visitor().get('/')).text).not.toContain('Word from the president')
})

test('a fault in a text is told with its line, and stands at its place in the page', async () => {
  const { administrator } = await college()
  const edited = `${textOf(history)}\n::tabel data.x\n\nAfter it.\n`
  const { html, findings } = await preview(administrator, '/about-us/history', { [history]: edited })
  const line = textOf(history).split('\n').length + 1
  expect(findings.faults).toMatchObject([{ path: history, line }])
  expect(main(html)).toContain('there is no directive ::tabel')
  expect(main(html)).toContain('After it.')
  expect(await check(administrator, { [history]: edited })).toMatchObject({ faults: findings.faults })
})

test('a text that can’t be read is shown as it last could', async () => {
  const { administrator } = await college()
  const good = `${textOf(history)}\nThe bell was cast anew.\n`
  await preview(administrator, '/about-us/history', { [history]: good })
  const { html, findings } = await preview(administrator, '/about-us/history', {
    [history]: good.replace('title:', 'titel:'),
  })
  expect(findings.faults.length).toBeGreaterThan(0)
  expect(html).toContain('The bell was cast anew.')
  expect(html).not.toMatch(/\bat .*\.js:\d+/)
})

test('what could be better is told with its line, and stops nothing', async () => {
  const { administrator } = await college()
  const edited = `${textOf(history)}\nFor more [click here](/admission).\n`
  const findings = await check(administrator, { [history]: edited })
  const line = textOf(history).split('\n').length + 1
  expect(findings).toMatchObject({
    faults: [],
    warnings: [
      { path: history, line, text: expect.stringContaining('“click here” doesn’t say where it leads') },
    ],
  })
})

test('a new page needs its line in the site map', async () => {
  const { administrator } = await college()
  const page = '---\ntitle: Chapel\ndescription: Where we pray.\n---\n\nCome in.\n'
  const alone = await check(administrator, { 'pages/about-us/chapel.md': page })
  expect(alone.faults).toMatchObject([{ path: 'pages/about-us/chapel.md' }])
  const menu = textOf('site-map.yaml').replace(
    /^menu:\n/m,
    'menu:\n  - { title: Chapel, path: /about-us/chapel }\n',
  )
  const files = { 'pages/about-us/chapel.md': page, 'site-map.yaml': menu }
  expect((await check(administrator, files)).faults).toEqual([])
  expect((await preview(administrator, '/about-us/chapel', files)).html).toContain('Come in.')
})

test('a deleted file is told where it is missed', async () => {
  const { administrator } = await college()
  const { faults } = await check(administrator, { [history]: null })
  expect(faults).toMatchObject([{ path: 'site-map.yaml', text: `${history} is missing.` }])
})

test('the colours of a preview are those of the edit', async () => {
  const { administrator } = await college()
  const identity = textOf('college.yaml').replace(/brand: .*/, "brand: '#7a1f3d'")
  const { html } = await preview(administrator, '/about-us/history', { 'college.yaml': identity })
  expect(html.includes('--brand-500:#7a1f3d')).toBe(true)
})

test('what is no text of the folder is refused', async () => {
  const { administrator } = await college()
  for (const path of ['../.env.md', '/etc/passwd.md', 'resources/x.ts', 'pages/../x.md', 'a\\b.md']) {
    const answer = await administrator.post('/api/content/check', { files: [{ path, text: '' }] })
    expect([path, answer.status, Object.keys(answer.body.errors)]).toEqual([path, 422, ['files']])
  }
  for (const body of [{}, { files: [] }, { files: 'x' }, { files: [{ path: 3 }] }, null])
    expect((await administrator.post('/api/content/check', body ?? {})).status).toBe(422)
  const elsewhere = await administrator.post('/api/content/preview', {
    address: '//elsewhere.example/',
    files: [{ path: history, text: '' }],
  })
  expect(elsewhere.body.errors).toEqual({ address: ['The address of a preview begins with a single slash.'] })
})

test('who edits no part of the website may not look', async () => {
  const { staff, visitor } = await college()
  const files = [{ path: history, text: textOf(history) }]
  const writer = await staff({ may: ['edit updates'] })
  expect((await writer.post('/api/content/check', { files })).status).toBe(403)
  expect((await visitor().post('/api/content/check', { files })).status).toBe(401)
  const editor = await staff({ may: ['edit content'] })
  expect((await check(editor, { [history]: textOf(history) })).faults).toEqual([])
})
