import { cpSync, mkdtempSync, readFileSync, symlinkSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { collegeDirectory } from '../../../../../scripts/college/directory.ts'
import { fixtureCollege } from '../../../../../tests/support/college-directory.ts'
import { folderFiles, memoryFiles } from '../files.ts'
import { readContent } from '../read-content.ts'
import { recordFiles } from './record-files.ts'
import { readRecord } from './read-record.ts'
import { withRecords } from './with-records.ts'
import { writeRecord } from './write-record.ts'

const [contact] = recordFiles
const good = readFileSync(join(fixtureCollege, 'contact.yaml'), 'utf8')
const read = (text: string) =>
  readRecord(memoryFiles({ 'contact.yaml': text, 'pictures/lake.svg': '<svg/>' }), contact!)

test.each([collegeDirectory, fixtureCollege])(
  'records: what a page shows is the same from the record as from the folder (%s)',
  (folder) => {
    const content = readContent(folderFiles(folder))
    expect(withRecords(content, content.records).contact).toEqual(content.contact)
  },
)

test.each([collegeDirectory, fixtureCollege])(
  'records: exported and imported, a record and its file stay the same to the byte (%s)',
  (folder) => {
    const record = readRecord(folderFiles(folder), contact!)
    const written = writeRecord(contact!, record)
    const pictures = Object.fromEntries(
      ['town-map.svg', 'town-map.avif', 'lake.svg'].map((n) => [`pictures/${n}`, '.']),
    )
    const again = readRecord(memoryFiles({ ...pictures, 'contact.yaml': written }), contact!)
    expect(again).toEqual(record)
    expect(writeRecord(contact!, again)).toBe(written)
  },
)

test('records: words that YAML would take for something else travel', () => {
  const record = read(good)
  const hours = [
    { office: 'Ñandú & Co.: “8:00”', when: '– 5: #1' },
    { office: '- Office', when: 'yes' },
  ]
  const values = { ...record.values, hours, form_text: 'a: b\n# no remark\n\n  - “x”', map_label: '@home' }
  expect(read(writeRecord(contact!, { ...record, values })).values).toEqual(values)
})

test.each([
  ['text: A person', 'txt: A person', '1: form.txt: is not known here.'],
  ['title: Find us', 'title: [Find us]', '4: map.title: The map title field must be a string.'],
  ['frame: https://', 'frame: javascript:', '8: map.frame: The map frame field must be a valid URL.'],
  ['pictures/lake.svg', 'pictures/pond.svg', '6: map.picture: pictures/pond.svg is missing.'],
  [
    "hours: { Offices: 'Mondays to Fridays, 8:00 AM to 5:00 PM' }",
    'hours: [8]',
    '2: hours: must be names with a value each.',
  ],
])('records: %s written as %s is told with its line', (from, to, fault) => {
  expect(good).toContain(from)
  expect(() => read(good.replace(from, to))).toThrow(`contact.yaml:${fault}`)
})

test('records: what grows without end is refused with its line', () => {
  const levels = ['b', 'c', 'd', 'e'].map((name, n) => `${name}: &${name} [${`*${'abcd'[n]},`.repeat(9)}]`)
  expect(() => read(`a: &a [x]\n${levels.join('\n')}`)).toThrow(
    'contact.yaml:5: its references (*name) repeat more than 100 values; write them out.',
  )
})

test('records: a link or a path out of the folder is not read', () => {
  const copy = join(mkdtempSync(join(tmpdir(), 'college-')), 'college')
  onTestFinished(() => rmSync(join(copy, '..'), { recursive: true }))
  cpSync(fixtureCollege, copy, { recursive: true })
  writeFileSync(join(copy, '../secret.svg'), '<svg/>')
  symlinkSync('../../secret.svg', join(copy, 'pictures/out.svg'))
  for (const path of ['pictures/out.svg', '../secret.svg', 'pictures/../../secret.svg']) {
    writeFileSync(join(copy, 'contact.yaml'), good.replace('pictures/lake.svg', path))
    expect(() => readRecord(folderFiles(copy), contact!)).toThrow(
      `contact.yaml:6: map.picture: ${path} is missing.`,
    )
  }
  rmSync(join(copy, 'contact.yaml'))
  symlinkSync('../secret.svg', join(copy, 'contact.yaml'))
  expect(() => readRecord(folderFiles(copy), contact!)).toThrow(
    "contact.yaml: a link leads out of the college's folder.",
  )
})
