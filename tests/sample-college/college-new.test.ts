import { execFile } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { listSamples, readContent, readCheckedRecords } from '../../packages/site/src/content/read-content.ts'
import { folderFiles } from '../../packages/site/src/content/folder/files.ts'
import { checkContent } from '../../scripts/content/check-content.ts'
import { askIdentity, readIdentity } from '../../scripts/college/new/identity.ts'

const root = join(import.meta.dirname, '../..')
// Each command runs in a separate process.
vi.setConfig({ testTimeout: 60_000 })

let place: string
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'college-new-'))))
afterEach(() => rmSync(place, { recursive: true }))

const identity = {
  name: "St. Jude's College: of Iloilo & *Guimaras*",
  'short-name': "St. Jude's",
  motto: 'Ora et labora',
  town: 'Iloilo City, Iloilo',
  brand: '#7A1F2B',
  phone: '(033) 555 0100',
  email: 'info@stjude.edu.ph',
}
const placed = { levels: 'Elementary, Secondary', campus: 'Molo', address: '1 Luna Street' }

/** Output and exit code of `kampana college new`. */
const createCollege = (folder: string, flags: object, ...more: string[]) =>
  new Promise<{ code: number; output: string }>((resolve) => {
    const given = Object.entries(flags).map(([name, value]) => `--${name}=${value}`)
    execFile(
      process.execPath,
      ['scripts/college.ts', 'new', folder, ...given, ...more],
      { cwd: root },
      (error, stdout, stderr) => resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
    )
  })
const texts = (folder: string) =>
  globSync('**/*.{md,yaml,svg}', { cwd: folder }).map(
    (path) => `${path}\n${readFileSync(join(folder, path), 'utf8')}`,
  )

test('college new: creates a complete college of placeholders, without text of the sample college', async () => {
  const folder = join(place, 'new/college')
  expect(await createCollege(folder, { ...identity, ...placed })).toEqual({
    code: 0,
    output: `Created ${folder}. Its README.md explains how to start, check and publish the website.\n`,
  })
  const { college, pages, entries, samples: left } = readContent(folderFiles(folder))
  const samples = listSamples(readCheckedRecords(folderFiles(folder)))
  expect(college).toMatchObject({
    name: identity.name,
    short_name: identity['short-name'],
    levels: [{ name: 'Elementary' }, { name: 'Secondary' }],
    campuses: [{ name: 'Molo', address: '1 Luna Street\nIloilo City, Iloilo', phones: '(033) 555 0100' }],
    contacts: [{ href: 'mailto:info@stjude.edu.ph' }, { href: 'tel:+63335550100' }],
    colours_brand: '#7a1f2b',
  })
  expect(pages).toEqual({})
  const titles = (from: typeof entries): string[] =>
    from.flatMap(({ title, pages = [] }) => [title, ...titles(pages)])
  expect(titles(entries)).toContain('Student Services')
  expect(titles(entries).filter((title) => title === 'Secondary')).toHaveLength(2)
  expect(titles(entries).filter((title) => /nursing|graduate|grade school|distance/i.test(title))).toEqual([])
  expect(left).toContain('seal')
  expect(samples.get('pages/academics/secondary.md')).toEqual(['all values'])
  const marks = samples.get('college.yaml')
  expect(marks).toContain('founded')
  expect(marks).not.toContain('name')
  expect(texts(folder).filter((text) => /divin|arnold|#4b83cc|both campuses|carandang/i.test(text))).toEqual(
    [],
  )
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/COLLEGE_DIR=.* SEED=none .*start/)
  expect(readdirSync(join(place, 'new'))).toEqual(['college'])
})

test("college new: writes every page with the sample's text and the new name on request", async () => {
  const folder = join(place, 'college')
  expect((await createCollege(folder, identity, '--sample')).code).toBe(0)
  const said: string[] = []
  expect(checkContent(folder, (text) => said.push(text))).toBe(true)
  expect(said.join('')).toMatch(/: no errors, \d\d finished pages\.\nSample content in \d\d+ files:/)
  expect(texts(folder).filter((text) => /divin|arnold/i.test(text))).toEqual([])
})

test("college new: doesn't change a folder that isn't empty", async () => {
  mkdirSync(join(place, 'college'))
  writeFileSync(join(place, 'college/home.yaml'), 'ours')
  const { code, output } = await createCollege(join(place, 'college'), identity)
  expect([code, output]).toEqual([
    1,
    `${join(place, 'college')} isn't empty. Nothing was changed. Name a new folder.\n`,
  ])
  expect(readdirSync(join(place, 'college'))).toEqual(['home.yaml'])
})

test('college new: rejects an unknown flag, and writes nothing', async () => {
  const { code, output } = await createCollege(join(place, 'college'), { ...identity, color: '#0b6b3a' })
  expect([code, output]).toEqual([1, expect.stringContaining("Unknown option '--color'")])
  expect(readdirSync(place)).toEqual([])
})

test.each([
  [{ name: '' }, '--name is missing.'],
  [{ name: '<b>Ours</b>' }, '--name must be one line without < > { }.'],
  [{ brand: 'green' }, '--brand must be a color such as #0b6b3a.'],
  [{ phone: 'call us' }, '--phone must be a phone number such as (074) 555 0121.'],
  [{ email: 'office', levels: ',' }, '--levels must name a level.\n--email must be an e-mail address.'],
])('college new: rejects %j', (change, sentence) => {
  expect(() => readIdentity({ ...identity, ...change })).toThrow(sentence)
})

test("college new: rejects the sample's text with other levels, because its programs don't fit", async () => {
  const { output } = await createCollege(join(place, 'college'), { ...identity, ...placed }, '--sample')
  expect(output).toContain('--levels cannot be used with --sample')
})

test('college new: asks for missing values, and again after an invalid answer', async () => {
  const typed = [
    'Our College',
    '',
    'Lux',
    'Iloilo City',
    'green',
    '#0b6b3a',
    'Elementary',
    '',
    '',
    '0917 555 0100',
    'a@b.ph',
  ]
  const asked: string[] = []
  const said: string[] = []
  const answers = await askIdentity(
    {},
    async (question) => {
      asked.push(question)
      return typed.shift() ?? ''
    },
    (sentence) => said.push(sentence),
  )
  expect(answers).toEqual({
    name: 'Our College',
    shortName: 'Our College',
    motto: 'Lux',
    town: 'Iloilo City',
    brand: '#0b6b3a',
    levels: 'Elementary',
    campus: 'Main Campus',
    address: 'Iloilo City',
    phone: '0917 555 0100',
    email: 'a@b.ph',
    securityEmail: 'a@b.ph',
  })
  expect(said).toEqual(['The answer must be a color such as #0b6b3a.'])
  expect(asked[1]).toBe('Short name, shown beside the seal [Our College]: ')
})
