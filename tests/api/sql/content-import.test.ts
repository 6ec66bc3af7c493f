import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exportRecords, importFolder } from '../../../scripts/content/records.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege } from '../../support/people/college.ts'

const soon = { timeout: 10_000, interval: 50 }
const college = () => anyCollege({ settings: { COLLEGE_DIR: fixtureCollege } })

test('records: exported and imported again nothing has changed; a folder’s changes, and what is gone from it, are imported', async () => {
  const { administrator, visitor, database, settings } = await college()
  const folder = join(mkdtempSync(join(tmpdir(), 'records-')), 'college')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  const exported = async () => {
    const paths = await database((db) => exportRecords(db, folder))
    return paths.map((path) => [path, readFileSync(join(folder, path), 'utf8')])
  }
  const imported = () => database((db) => importFolder(db, settings, folder))
  const first = await exported()
  expect(await imported()).toEqual([])
  expect(await exported()).toEqual(first)

  const change = (path: string, from: string, to: string) => {
    const text = readFileSync(join(folder, path), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(folder, path), text.replace(from, to))
  }
  change('home.yaml', 'The ferry leaves at seven.', 'The ferry leaves at noon.')
  change('search.yaml', '    - walang pasok', '    - walang pasok\n  /admission: [bangka]')
  change('search.yaml', '  - - guro\n    - teacher\n', '')
  expect(await imported()).toEqual([
    { action: 'edit', resource: 'home', title: 'Home Page' },
    { action: 'create', resource: 'search-terms', title: 'bangka' },
    { action: 'delete', resource: 'search-terms', title: 'guro, teacher' },
  ])
  expect(await imported()).toEqual([])
  await expect.poll(async () => (await visitor().get('/')).text, soon).toContain('The ferry leaves at noon.')
  const trash = await administrator.get<{ title: string }[]>('/api/search-terms/trash')
  expect(JSON.stringify(trash.body)).toContain('guro, teacher')

  change('home.yaml', 'salutation:', 'salution:')
  await expect(imported()).rejects.toThrow('home.yaml:16: president.salution: is not known here.')
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

test('records: a folder that the site could not show is refused whole, with file and line, and nothing of it is imported', async () => {
  const { database, settings, dump } = await college()
  const folder = join(mkdtempSync(join(tmpdir(), 'records-')), 'college')
  onTestFinished(() => rmSync(join(folder, '..'), { recursive: true }))
  const placed = (parent: string) => entry(`kind: placeholder\nparent: ${parent}\n`)
  const attacks: [files: Record<string, string>, fault: string][] = [
    [{ 'pages/about-us.md': placed('/about-us/history') }, 'about-us.md:4: parent: what is above it lies'],
    [{ 'pages/ring.md': placed('/nowhere') }, 'pages/ring.md:4: parent: /nowhere is no page.'],
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
      'already that of pages/academics/programs/bs-fisheries.md.',
    ],
    [{ 'pages/child.md': placed('Library Catalogue') }, 'leads to another site, so it can have no pages.'],
    [{ 'contact.yaml': 'map: { picture: college.yaml }\n' }, 'map.picture: college.yaml is missing.'],
  ]
  const before = await dump('pages', 'addresses', 'trash', 'logs')
  for (const [files, fault] of attacks) {
    cpSync(fixtureCollege, folder, { recursive: true })
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true })
      writeFileSync(join(folder, path), text)
    }
    await expect(database((db) => importFolder(db, settings, folder))).rejects.toThrow(fault)
    rmSync(folder, { recursive: true })
  }
  expect(await dump('pages', 'addresses', 'trash', 'logs')).toBe(before)
})
