import { cpSync, mkdtempSync, readFileSync, symlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { collegeDirectory } from '../../../../../scripts/college/directory.ts'
import { fixtureCollege } from '../../../../../tests/support/college-directory.ts'
import { folderFiles, memoryFiles } from '../folder/files.ts'
import { readContent } from '../read-content.ts'
import { makeContent, type Content } from '../content.ts'
import { layeredFiles } from '../editing/layered-files.ts'
import { snapshotFiles } from '../editing/snapshot-files.ts'
import { contactFile } from './contact.ts'
import { readRecords, recordFiles, writeRecords } from './record-files.ts'

const good = readFileSync(join(fixtureCollege, 'contact.yaml'), 'utf8')
const notice = readFileSync(join(fixtureCollege, 'privacy-notice.md'), 'utf8')
const read = (text: string) => {
  const files = memoryFiles({
    'contact.yaml': text,
    'privacy-notice.md': notice,
    'pictures/lake.svg': '<svg/>',
  })
  return contactFile.read(files)[0]!
}
const write = (record: ReturnType<typeof read>) => contactFile.write([record])['contact.yaml']!

const officesFile = recordFiles.find(({ resource }) => resource.name === 'offices')!

/** Ignores the order of records. */
const unordered = (records: ReturnType<typeof readRecords>) =>
  Object.entries(records).map(([name, own]) => [name, own.map((each) => JSON.stringify(each)).sort()])

/** Published part of the content, without the hash, which depends on the records. */
const shown = (content: Content) => ({ ...content, hash: '', assets: content.assets() })

test.each([collegeDirectory, fixtureCollege])(
  'records: round-trip to identical files and site in any order (%s)',
  (folder) => {
    const files = snapshotFiles(folderFiles(folder))
    const records = readRecords(files)
    const texts = writeRecords(records, files)
    const written = layeredFiles(files, texts)
    expect(shown(readContent(written))).toEqual(shown(makeContent(records, files)))
    const readAgain = readRecords(written)
    expect(unordered(readAgain)).toEqual(unordered(records))
    expect(writeRecords(readAgain, files)).toEqual(texts)
    const reversed = Object.entries(records).map(([name, own]) => [name, own.toReversed()])
    expect(writeRecords(Object.fromEntries(reversed), files)).toEqual(texts)
  },
)

test('records: reuse results of unchanged records, with the same outcome as a full build', () => {
  const files = snapshotFiles(folderFiles(fixtureCollege))
  const records = readRecords(files)
  const before = makeContent(records, files)
  const withChange = (name: string, change: object) => ({
    ...records,
    [name]: records[name]!.map((record, n) =>
      n === 0 ? Object.assign({}, record, { values: Object.assign({}, record.values, change) }) : record,
    ),
  })
  const { pages, hash } = makeContent(withChange('pages', { description: 'Another' }), files)
  expect([hash === before.hash, makeContent(records, files).hash]).toEqual([false, before.hash])
  const same = Object.entries(pages).filter(([path, page]) => page === before.pages[path])
  expect(same.length).toBeGreaterThan(Object.keys(pages).length - 2)
  for (const [name, change] of [
    ['pages', { title: 'Another' }],
    ['college', { name: 'Another College', calling_code: '+64' }],
    ['people', { name: 'Somebody Else' }],
    ['offices', { title: 'Another Office' }],
    ['programs', { address: '/academics/programs/another' }],
  ] as const) {
    const changed = withChange(name, change)
    const made = makeContent(changed, files)
    expect([name, shown(made)]).toEqual([name, shown(makeContent(structuredClone(changed), files))])
  }
})

test.each([
  ['numbers from before 0.4', ['sortOrder: 3', 'sortOrder: 1', ''], 'bac'],
  ['no positions', ['', '', ''], 'abc'],
  ['a position after an entry without one', ['sortPosition: i005i', '', 'sortPosition: i001i'], 'cab'],
])('records: sort offices by hand with %s', (_name, lines, order) => {
  const yaml = lines.map((line, n) => `- title: ${'abc'.charAt(n)}\n${line && `  ${line}\n`}`).join('')
  const offices = readRecords(memoryFiles({ 'offices.yaml': yaml }), [officesFile])['offices']!
  const placed = offices.map(({ values }) => `${String(values['sort_position'])} ${String(values['title'])}`)
  expect(
    placed
      .toSorted()
      .map((each) => each.at(-1))
      .join(''),
  ).toBe(order)
})

test('records: quote words that YAML would parse as other types', () => {
  const record = read(good)
  const hours = [
    { office: 'Ñandú & Co.: “8:00”', when: '– 5: #1' },
    { office: '- Office', when: 'yes' },
  ]
  const values = { ...record.values, hours, form_text: 'a: b\n# no remark\n\n  - “x”', map_label: '@home' }
  expect(read(write({ ...record, values })).values).toEqual(values)
})

test.each([
  ['text: A person', 'txt: A person', '1: form.txt: is an unknown name.'],
  ['title: Find us', 'title: [Find us]', '4: map.title: The map title field must be a string.'],
  ['frame: https://', 'frame: javascript:', '8: map.frame: The map frame field must be a valid URL.'],
  ['pictures/lake.svg', 'pictures/pond.svg', '6: map.picture: pictures/pond.svg is missing.'],
  [
    "hours: { Offices: 'Mondays to Fridays, 8:00 AM to 5:00 PM' }",
    'hours: [8]',
    '2: hours: must be a mapping of names to values.',
  ],
  [good, '- a', '1: must be a mapping of names to values.'],
])('records: report the line if %s becomes %s', (from, to, fault) => {
  expect(good).toContain(from)
  expect(() => read(good.replace(from, to))).toThrow(`contact.yaml:${fault}`)
})

test('records: reject endless nesting, naming the line', () => {
  const levels = ['b', 'c', 'd', 'e'].map((name, n) => `${name}: &${name} [${`*${'abcd'[n]},`.repeat(9)}]`)
  expect(() => read(`a: &a [x]\n${levels.join('\n')}`)).toThrow(
    'contact.yaml:5: its references (*name) repeat more than 100 values. Write the values out.',
  )
})

test("records: don't read symlinks or paths outside the folder", () => {
  const copy = join(mkdtempSync(join(tmpdir(), 'college-')), 'college')
  onTestFinished(() => rmSync(join(copy, '..'), { recursive: true }))
  cpSync(fixtureCollege, copy, { recursive: true })
  writeFileSync(join(copy, '../secret.svg'), '<svg/>')
  symlinkSync('../../secret.svg', join(copy, 'pictures/out.svg'))
  for (const path of ['pictures/out.svg', '../secret.svg', 'pictures/../../secret.svg']) {
    writeFileSync(join(copy, 'contact.yaml'), good.replace('pictures/lake.svg', path))
    expect(() => contactFile.read(folderFiles(copy))).toThrow(
      `contact.yaml:6: map.picture: ${path} is missing.`,
    )
  }
  rmSync(join(copy, 'contact.yaml'))
  symlinkSync('../secret.svg', join(copy, 'contact.yaml'))
  expect(() => contactFile.read(folderFiles(copy))).toThrow(
    "contact.yaml: a symlink points outside the college's folder.",
  )
})
