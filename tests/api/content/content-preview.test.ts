import type { ContentFindings } from '@kampana/shared/content/content-api'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
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
  const identity = textOf('college.yaml').replace(/^name: .*/m, 'name: College of the Far Shore')
  const { html } = await preview(administrator, '/', { 'college.yaml': identity })
  expect(html).toContain('College of the Far Shore')
  expect((await visitor().get('/')).text).not.toContain('College of the Far Shore')
})

test('a fault in a text is told with its line, and stands at its place in the page', async () => {
  const { administrator } = await college()
  const edited = `${textOf(history)}\n::tabel data.x\n\nAfter [it](/nowhere).\n`
  const { html, findings } = await preview(administrator, '/about-us/history', { [history]: edited })
  const line = textOf(history).split('\n').length + 1
  expect(findings.faults.toSorted((a, b) => Number(a.line) - Number(b.line))).toMatchObject([
    { path: history, line, text: expect.stringContaining('::tabel') },
    { path: history, line: line + 2, text: 'the link to /nowhere leads nowhere.' },
  ])
  expect(main(html)).toContain('there is no directive ::tabel')
  expect(main(html)).toContain('After <a href="/nowhere">it</a>.')
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

test.each([
  ['5,000 nested quotes', '>'.repeat(5000), 'is nested too deeply'],
  ['5 MB', 'x'.repeat(5_000_000), 'is longer than'],
  ['10,000 cells', `|a|b|\n|-|-|\n${'|1|2|\n'.repeat(5000)}`, 'cells'],
  ['200,000 signs', '[*_<'.repeat(50_000), 'too many signs'],
  ['a program', '<script>alert(1)</script>', 'HTML is not kept here'],
  ['an address that runs', '[x](javascript:alert(1))', 'begins with "javascript:"'],
])('%s are refused in a sentence, and the page stays what it was', async (_what, text, fault) => {
  const { administrator } = await college()
  const edited = { [history]: `${textOf(history)}\n${text}\n` }
  const { faults } = await check(administrator, edited)
  expect(faults.map(({ path, text }) => [path, text])).toEqual([[history, expect.stringContaining(fault)]])
  const shown = await preview(administrator, '/about-us/history', edited)
  expect(shown.html).toContain('The first bell of Colegio')
  expect(shown.html).not.toMatch(/<script|href="javascript|\bat .*\.js:\d+/)
})

test('YAML that contains itself, and of another shape, is refused in a sentence', async () => {
  const { administrator } = await college()
  for (const [text, fault] of [
    ['menu: &m\n  - { title: A, pages: *m }\n', 'contains itself'],
    ['- a\n- b\n', 'must be names with a value each'],
    ['menu: {a: 1}\n', 'must be a list'],
    ['menu: [', 'not closed'],
  ]) {
    const { faults } = await check(administrator, { 'site-map.yaml': text ?? '' })
    expect(faults[0]?.text).toContain(fault)
  }
})

test('a picture that no page has shown yet is in the preview, and at no guessed address', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-preview-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"><path d="M0 0h3v4z"/></svg>'
  writeFileSync(join(folder, 'pictures/new.svg'), drawing)
  const { administrator, visitor } = await anyCollege({ settings: { COLLEGE_DIR: folder } })
  const edited = `${textOf(history)}\n![A field](pictures/new.svg)\n`
  const { html } = await preview(administrator, '/about-us/history', { [history]: edited })
  const [address = ''] = /\/content\/files\/pictures\/new-[\w-]{8}\.svg/.exec(html) ?? []
  const file = await visitor().get(address)
  expect([file.status, file.text]).toEqual([200, drawing])
  expect((await visitor().get('/content/files/pictures/new-AAAAAAAA.svg')).status).toBe(404)
  for (const path of [
    'college-AAAAAAAA.yaml',
    'resources/boats-AAAAAAAA.ts',
    'pictures/..%2f..%2fx-AAAAAAAA.svg',
    'pictures/%E0%A4%A.svg',
  ])
    expect([path, (await visitor().get(`/content/files/${path}`)).status]).toEqual([path, 404])
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
