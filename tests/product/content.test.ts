import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { bringFiles } from '../../scripts/content/records.ts'
import { checkContent } from '../../scripts/content/check-content.ts'
import { run } from '../../scripts/run.ts'
import { fixtureCollege } from '../support/college-directory.ts'

const own = fixtureCollege
const written = globSync('pages/**/*.md', { cwd: own }).filter(
  (path) => !/^kind:/m.test(readFileSync(join(own, path), 'utf8')),
).length
const [, name = ''] = /^name: (.+)$/m.exec(readFileSync(join(own, 'college.yaml'), 'utf8')) ?? []
const copies: string[] = []
afterEach(() => copies.splice(0).forEach((copy) => rmSync(copy, { recursive: true })))

/** Output of `kampana content check` for a folder, and its result. */
const said = (directory: string) => {
  const words: string[] = []
  return { good: checkContent(directory, (text) => words.push(text)), text: words.join('') }
}

test('content: checks a valid folder and lists its sample content by file', () => {
  const { good, text } = said(own)
  expect(good).toBe(true)
  expect(text).toContain(`${name}: no errors, ${written} finished pages.`)
  expect(text).toContain('  college/college.yaml: motto, motto_meaning\n')
  expect(text).toContain('  college/pages/about-us/history.md: text\n')
})

/** A copy of the college in which pieces of files are changed. */
const copyOf = (...changes: [file: string, from: string, to: string][]): string => {
  const copy = join(mkdtempSync(join(tmpdir(), 'college-')), 'college')
  copies.push(join(copy, '..'))
  cpSync(own, copy, { recursive: true })
  for (const [file, from, to] of changes) {
    const text = readFileSync(join(copy, file), 'utf8')
    expect(text).toContain(from)
    writeFileSync(join(copy, file), text.replace(from, to))
  }
  return copy
}

test("content: a college's own texts without sample marks disappear from the list", () => {
  const copy = copyOf(['college.yaml', 'sample: [motto, motto_meaning]', 'sample: [motto]'])
  expect(said(copy).text).toContain('  college/college.yaml: motto\n')
})

test('content: names files in the former format', () => {
  const { good, text } = said(copyOf(['college.yaml', 'short_name', 'shortName']))
  expect(good).toBe(true)
  expect(text).toMatch(/^Files in the format of version 0\.3.*:\n  college\.yaml\nAfter an import, /)
})

test('content: reports an error with its line', () => {
  expect(said(copyOf(['college.yaml', "brand: '#2e7d4f'", 'brand: green']))).toEqual({
    good: false,
    text: expect.stringMatching(
      /^college\/college\.yaml:\d+: colours_brand: The colours brand field must be a color such as #4b83cc\.\n$/,
    ) as string,
  })
})

test('content: a changed name, color, page length or menu position is valid and changes no mark', () => {
  const copy = copyOf(
    ['college.yaml', `name: ${name}`, 'name: Colegio ng Bayan'],
    ['college.yaml', "brand: '#2e7d4f'", "brand: '#0b6b3a'"],
    [
      'pages/about-us/directory.md',
      '::table roll\n',
      `{{college.motto}}. ${'Ask anybody. '.repeat(20)}\n\n::table roll\n`,
    ],
    ['pages/about-us/history.md', 'place: d', 'place: di'],
  )
  const [first, ...marks] = said(copy).text.split('\n')
  expect(first).toBe(`Colegio ng Bayan: no errors, ${written} finished pages.`)
  expect(marks).toEqual(said(own).text.split('\n').slice(1))
})

/** Runs an operator command in a separate process, with its own college. */
const command = (script: string, args: readonly string[], college: string, data = join(college, '../none')) =>
  run(process.execPath, [`scripts/${script}.ts`, ...args], {
    cwd: join(import.meta.dirname, '../..'),
    env: { PATH: process.env['PATH'], COLLEGE_DIR: college, DATA_DIR: data },
  })

test('content: reports a field without a migration with its line', async () => {
  const copy = copyOf([
    'resources/boats.ts',
    '    rig: select(',
    "    crew: number('Crew'),\n    rig: select(",
  ])
  const file = join(copy, 'resources/boats.ts')
  const line = readFileSync(file, 'utf8').split('\n').indexOf("    crew: number('Crew'),") + 1
  const fault = `${file}:${line}: the table 'boats' has no column 'crew'. Write a migration that adds it.\n`
  const { code, output } = await command('content', [], copy)
  expect([code, output.endsWith(fault), output.includes('kampana.sqlite')]).toEqual([1, true, false])
})

test('content: reports a failing migration before a start would', async () => {
  const copy = copyOf(['migrations/0001-boats.ts', '.execute()', ".addColumn('name', 'text').execute()"])
  const { code, output } = await command('content', [], copy)
  expect(code).toBe(1)
  expect(output).toMatch(/migrations\/0001-boats\.ts failed: duplicate column name: name\n$/)
})

test('content: an export into an empty folder contains the images and files of its records', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'export-')), 'college')
  copies.push(join(folder, '..'))
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  writeFileSync(join(folder, 'pictures/lake.svg'), 'its own')
  expect(bringFiles(own, folder)).toContain('monographs/deep-water.pdf')
  expect(readFileSync(join(folder, 'pictures/lake.svg'), 'utf8')).toBe('its own')
  expect(readFileSync(join(folder, 'monographs/deep-water.pdf'))).toEqual(
    readFileSync(join(own, 'monographs/deep-water.pdf')),
  )
  expect(globSync('**/*.md', { cwd: folder })).toEqual([])
})

test.for([
  ['content', 'export', '/tmp/never'],
  ['account', 'reencrypt'],
  ['backup', '/tmp/never.kampana'],
] as const)(
  'content: %s %s names the database it looked for if there is no college, and creates none',
  async ([script, ...args]) => {
    const copy = copyOf()
    const data = join(copy, '../none')
    const { code, output } = await command(script, args, copy)
    expect(code).toBe(1)
    expect(output).toContain(`Database: ${join(data, 'kampana.sqlite')}. College folder: ${copy}.\n`)
    expect(output).toMatch(
      /There is no (database at|key in) \S+ yet\. Start the server once, or check DATA_DIR\.\n$/,
    )
    expect(existsSync(data)).toBe(false)
  },
)

test.for([
  ['reload', 'content import FOLDER --publish'],
  ['pull', 'content export FOLDER'],
] as const)('content: %s names its successor', async ([name, now]) => {
  const { code, output } = await command('content', [name], own)
  expect([code, output]).toEqual([1, expect.stringContaining(now)])
})
