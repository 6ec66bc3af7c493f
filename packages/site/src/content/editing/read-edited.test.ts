import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fixtureCollege } from '../../../../../tests/support/college-directory.ts'
import { folderFiles } from '../files.ts'
import { readContent } from '../read-content.ts'
import { layeredFiles } from './layered-files.ts'
import { createReadCache } from './read-cache.ts'
import { createEditedReader } from './read-edited.ts'

const history = 'pages/about-us/history.md'
const textOf = (path: string) => readFileSync(join(fixtureCollege, path), 'utf8')
const editedReader = () => {
  const reader = createEditedReader()
  reader.setBase({ directory: fixtureCollege })
  return reader
}
const pageOf = (found: ReturnType<ReturnType<typeof createEditedReader>['check']>) =>
  found.content?.pages['/about-us/history']?.html

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

test('a fault is thrown for the same text again and again, also after it was shown in a preview', () => {
  const reader = editedReader()
  const faulty = { [history]: `${textOf(history)}\n::nothing data.x\n` }
  const shown = reader.readTolerantly(faulty, 'anna')
  expect(pageOf(shown)).toContain('there is no directive ::nothing')
  for (const found of [shown, reader.check(faulty), reader.readTolerantly(faulty, 'anna')])
    expect(found.faults).toMatchObject([{ file: history }])
  expect(reader.check(faulty).content).toBeUndefined()
  expect(reader.check({}).faults).toEqual([])
})

test('a text that can’t be read leaves what the same person wrote before, and the others’ files', () => {
  const reader = editedReader()
  const good = `${textOf(history)}\nBefore the fault.\n`
  const faulty = good.replace('title:', 'titel:')
  const contact = textOf('home.yaml').replace(/heading: .*/, 'heading: Her words')
  reader.readTolerantly({ [history]: good }, 'anna')
  const found = reader.readTolerantly({ [history]: faulty, 'home.yaml': contact }, 'anna')
  expect(pageOf(found)).toContain('Before the fault.')
  expect(found.content?.home.president.heading).toBe('Her words')
  expect(pageOf(reader.readTolerantly({ [history]: faulty }, 'berto'))).not.toContain('Before the fault.')
})

test('texts of the base lie over the folder, and edits over them', () => {
  const reader = createEditedReader()
  reader.setBase({ directory: fixtureCollege, texts: { [history]: `${textOf(history)}\nPublished.\n` } })
  expect(pageOf(reader.check({}))).toContain('Published.')
  expect(pageOf(reader.check({ [history]: textOf(history) }))).not.toContain('Published.')
  expect(reader.check({ [history]: null }).content?.pages['/about-us/history']).toBeUndefined()
})

test('text that no file can hold is a fault of its own', () => {
  const reader = editedReader()
  const faultsOf = (text: string) => reader.check({ [history]: text }).faults.map(({ problem }) => problem)
  expect(faultsOf('a\0b')).toEqual([expect.stringContaining('bytes that are no text')])
  expect(faultsOf('a\uD800b')).toEqual([expect.stringContaining('bytes that are no text')])
  expect(faultsOf('x'.repeat(5_000_000))).toEqual([expect.stringContaining('longer than 2 MB')])
  expect(faultsOf('')).toEqual([expect.stringContaining('is empty')])
})
