import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../../../../tests/support/college-directory.ts'
import { folderFiles } from '../files.ts'
import { readContent } from '../read-content.ts'
import { layeredFiles } from './layered-files.ts'
import { createReadCache } from './read-cache.ts'
import { createDraftedReader } from './read-drafted.ts'
import { readRecords } from '../records/record-files.ts'

const history = 'pages/about-us/history.md'
const textOf = (path: string) => readFileSync(join(fixtureCollege, path), 'utf8')

test('what is remembered is what a reading from the beginning gives', () => {
  const cache = createReadCache()
  const read = (edits: Readonly<Record<string, string | null>>) => {
    const files = layeredFiles(folderFiles(fixtureCollege), new Map(Object.entries(edits)))
    const outcome = (options?: Parameters<typeof readContent>[1]) => {
      try {
        return readContent(files, options)
      } catch (error) {
        return String(error)
      }
    }
    expect(outcome({ cache })).toEqual(outcome())
  }
  const edits = [
    {},
    { [history]: `${textOf(history)}\nMore of it.\n` },
    { [history]: `${textOf(history)}\n[Nowhere](/nowhere)\n` },
    { [history]: null },
    { 'pages/academics.md': textOf('pages/academics.md').replace('/admission', '/admissions') },
    { 'college.yaml': textOf('college.yaml').replace(/^name: .*/m, 'name: Another College') },
    { 'pictures/lake.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 4"/>' },
  ]
  for (const edit of [...edits, ...edits]) read(edit)
})

test('drafts lie over what is live; one with a fault stays as it is live, and is told', () => {
  const reader = createDraftedReader()
  const live = readRecords(folderFiles(fixtureCollege))
  const withValues = (resource: string, values: object) => ({
    [resource]: live[resource]!.map(({ samples, values: own }) => ({
      samples,
      values: Object.assign({}, own, values),
    })),
  })
  reader.setBase({
    directory: fixtureCollege,
    records: withValues('home', { president_heading: 'Live words' }),
  })
  const headingOf = ({ content }: ReturnType<typeof reader.read>) => content?.home.president.heading
  expect(headingOf(reader.read({}))).toBe('Live words')
  const home = withValues('home', { president_heading: 'Her words' })
  expect(headingOf(reader.read(home))).toBe('Her words')
  const both = reader.read({ ...home, ...withValues('programs', { level: 'Nowhere' }) })
  expect(headingOf(both)).toBe('Her words')
  expect(both.faults[0]).toMatchObject({ file: expect.stringMatching(/^programs\//) })
  expect(Object.values(both.content?.programs ?? {})[0]?.level).not.toBe('Nowhere')
  expect(headingOf(reader.read({}))).toBe('Live words')
})

test('text that no file can hold is a fault of its own', () => {
  const read = (text: string) => () =>
    readContent(layeredFiles(folderFiles(fixtureCollege), new Map([[history, text]])))
  expect(read('a\0b')).toThrow('bytes that are no text')
  expect(read('a\uD800b')).toThrow('bytes that are no text')
  expect(read('x'.repeat(5_000_000))).toThrow('longer than 2 MB')
  expect(read('')).toThrow('is empty')
})
