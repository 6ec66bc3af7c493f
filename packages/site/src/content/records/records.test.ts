import { cpSync, mkdtempSync, readFileSync, symlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { collegeDirectory } from '../../../../../scripts/college/directory.ts'
import { fixtureCollege } from '../../../../../tests/support/college-directory.ts'
import { folderFiles, memoryFiles } from '../folder/files.ts'
import { readContent } from '../read-content.ts'
import { makeContent, type Content } from '../content.ts'
import { siteRecordsOf } from '../folder/folder-rows.ts'
import { layeredFiles } from '../editing/layered-files.ts'
import { snapshotFiles } from '../editing/snapshot-files.ts'
import { listFormer, readRecords, readResource, writeRecords } from './record-files.ts'

const good = readFileSync(join(fixtureCollege, 'contact.yaml'), 'utf8')
const notice = readFileSync(join(fixtureCollege, 'privacy-notice.md'), 'utf8')
const read = (text: string) => {
  const files = memoryFiles({
    'contact.yaml': text,
    'privacy-notice.md': notice,
    'pictures/lake.svg': '<svg/>',
  })
  return readResource('contact', files)[0]!
}
const write = (record: ReturnType<typeof read>, before: Readonly<Record<string, string>> = {}) =>
  writeRecords({ contact: [record] }, memoryFiles(before)).get('contact.yaml')!

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
    expect(shown(readContent(written))).toEqual(shown(makeContent(siteRecordsOf(records), files)))
    const readAgain = readRecords(written)
    expect(unordered(readAgain)).toEqual(unordered(records))
    expect(writeRecords(readAgain, files)).toEqual(texts)
    const reversed = Object.entries(records).map(([name, own]) => [name, own.toReversed()])
    expect(writeRecords(Object.fromEntries(reversed), files)).toEqual(texts)
  },
)

test.each([
  ['numbers from before 0.4', ['sortOrder: 3', 'sortOrder: 1', ''], 'bac'],
  ['no positions', ['', '', ''], 'abc'],
  ['a position after an entry without one', ['sort_position: i005i', '', 'sort_position: i001i'], 'cab'],
])('records: sort offices by hand with %s', (_name, lines, order) => {
  const yaml = lines.map((line, n) => `- title: ${'abc'.charAt(n)}\n${line && `  ${line}\n`}`).join('')
  const offices = readResource('offices', memoryFiles({ 'offices.yaml': yaml }))
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
  ['form_text: A', 'form_txt: A', '2: form_txt: is an unknown name.'],
  ['map_title: Find us', 'map_title: [[Find us]]', '7: map_title: The map title field must be a string.'],
  ['frame: https://', 'frame: javascript:', '11: map_frame: The map frame field must be a valid URL.'],
  ['pictures/lake.svg', 'pictures/pond.svg', '9: map_picture: pictures/pond.svg is missing.'],
  ['  - office:', '  - desk:', '5: hours.0.office: The office field is required.'],
  [good, '- a', '1: must be a mapping of names to values.'],
])('records: report the line if %s becomes %s', (from, to, fault) => {
  expect(good).toContain(from)
  expect(() => read(good.replace(from, to))).toThrow(`contact.yaml:${fault}`)
})

test('records: an export keeps the comments and empty lines of names that stay', () => {
  const before = `# The contact page.\n${good.replace('map_title', '\n# By boat.\nmap_title')}`
  expect(write(read(good), { 'contact.yaml': before })).toMatch(
    /^# The contact page.\nhours:[^]*\n\n# By boat.\nmap_title: Find us\n/,
  )
})

describe('the former format of the folder', () => {
  const former = {
    'contact.yaml': `
hours: { Offices: 'Mondays to Fridays, 8:00 AM to 5:00 PM' }
accountsNote: Only these.
form: { title: Write to us, text: A person reads it., sent: Thank you. }
map:
  title: Find us
  text: By the pier.
  picture: pictures/lake.svg
  alt: A drawn map of the lake.
  frame: https://maps.example/embed
  href: https://maps.example/
  label: The way to the college
sample: [accountsNote, form.text, map]
`,
    'privacy-notice.md': notice.replace('privacy_title', 'title').replace('privacy_summary', 'description'),
    'offices.yaml':
      '- { title: b, sortOrder: 2 }\n- { title: a, sortOrder: 1, sample: [sortOrder, title] }\n',
    'search.yaml': 'pages:\n  /a: [b, c d]\nsynonyms:\n  - [e, f]\n',
    'data/downloads.yaml': 'downloads:\n  - { title: A, description: B, file: files/a.pdf, group: C }\n',
    'pictures/lake.svg': '<svg/>',
    'files/a.pdf': '%PDF',
  }
  const names = ['contact', 'offices', 'search-terms', 'downloads']
  const readAll = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(names.map((name) => [name, readResource(name, memoryFiles(texts))]))
  const layered = (texts: Readonly<Record<string, string>>) => () => readAll({ ...former, ...texts })

  test('is read without loss and named file by file; an export writes the declared names', () => {
    const records = readAll(former)
    expect(listFormer(records)).toEqual([
      'contact.yaml',
      'data/downloads.yaml',
      'offices.yaml',
      'privacy-notice.md',
      'search.yaml',
    ])
    const { samples, values } = records['contact']![0]!
    expect(values).toMatchObject({ ...read(good).values, accounts_note: 'Only these.' })
    expect(samples).toEqual([
      'accounts_note',
      'form_text',
      ...Object.keys(values).filter((name) => name.startsWith('map_') && values[name] !== null),
    ])
    const [first] = records['offices']!
    expect([first!.values['title'], first!.samples]).toEqual(['a', ['title']])
    expect(records['search-terms']!.map((term) => term.values)).toEqual([
      { words: 'b, c d', page: '/a' },
      { words: 'e, f', page: null },
    ])
    const written = writeRecords(records, memoryFiles(former))
    const again = readAll({
      ...former,
      ...Object.fromEntries([...written].filter(([, text]) => text !== null)),
    })
    expect(unordered(again)).toEqual(unordered(records))
    expect(listFormer(again)).toEqual([])
  })

  test.each([
    [
      { 'contact.yaml': `${former['contact.yaml']}map_alt: A map.\n` },
      'contact.yaml:9: map.alt: map_alt is twice in this file. Remove the former name.',
    ],
    [
      { 'contact.yaml': former['contact.yaml'].replace('  label', '  lable') },
      'contact.yaml:12: map.lable: is an unknown name.',
    ],
    [
      { 'contact.yaml': former['contact.yaml'].replace('form.text', 'form.txt') },
      'contact.yaml:13: the sample mark "form.txt" matches nothing in this file.',
    ],
    [{ 'search.yaml': 'pages: [a]\n' }, 'search.yaml:1: must be a list.'],
    [
      { 'search.yaml': 'pages: { /a: { b: c } }\n' },
      'search.yaml:1: pages./a.words: The words field must be a string.',
    ],
  ])('names file and line of an error (%#)', (texts, fault) => {
    expect(layered(texts)).toThrow(fault)
  })

  test('may be mixed with declared names in one file', () => {
    const mixed = former['contact.yaml']
      .replace('accountsNote', 'accounts_note')
      .replace('[accountsNote', '[accounts_note')
    expect(unordered(layered({ 'contact.yaml': mixed })())).toEqual(unordered(readAll(former)))
  })
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
    expect(() => readResource('contact', folderFiles(copy))).toThrow(
      `contact.yaml:9: map_picture: ${path} is missing.`,
    )
  }
  rmSync(join(copy, 'contact.yaml'))
  symlinkSync('../secret.svg', join(copy, 'contact.yaml'))
  expect(() => readResource('contact', folderFiles(copy))).toThrow(
    "contact.yaml: a symlink points outside the college's folder.",
  )
})
