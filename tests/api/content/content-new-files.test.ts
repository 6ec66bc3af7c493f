import type { ContentFile, ContentOverview, ContentVersionSummary } from '@kampana/shared/content/content-api'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college as anyCollege } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

const history = 'pages/about-us/history.md'

/** A college with a folder of its own, which a test may change as a developer does. */
const college = async () => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-folder-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(fixtureCollege, folder, { recursive: true })
  const found = await anyCollege({ settings: { COLLEGE_DIR: folder } })
  const file = join(folder, history)
  return {
    ...found,
    develop: async (change: (text: string) => string) => {
      writeFileSync(file, change(readFileSync(file, 'utf8')))
      await found.app.reloadContent()
    },
    page: async () => (await found.visitor().get('/about-us/history')).text,
  }
}

const publish = async (person: Person, change: (text: string) => string): Promise<void> => {
  const { path, text, hash } = await read(person)
  const files = [{ path, text: change(String(text)), base_hash: hash }]
  expect(await person.post('/api/content/publish', { files })).toMatchObject({ status: 200 })
}
const read = async (person: Person) =>
  (await person.get<ContentFile>(`/api/content/file?path=${history}`)).body.data
const add = (sentence: string) => (text: string) => `${text}\n${sentence}\n`
const rename = (title: string) => (text: string) => text.replace('title: History', `title: ${title}`)

test('what a developer changes in another paragraph is merged with what staff wrote', async () => {
  const { administrator, develop, page } = await college()
  await publish(administrator, add('Staff wrote this.'))
  await develop(rename('Our history'))
  expect(await page()).toContain('Staff wrote this.')
  expect(await page()).toContain('Our history')
  const versions = await administrator.get<ContentVersionSummary[]>(`/api/content/versions?path=${history}`)
  expect(versions.body.data).toMatchObject([
    { kind: 'merge', by: 'The new files' },
    { kind: 'edit' },
    { kind: 'adopt' },
  ])
  expect((await read(administrator)).conflict).toBe(false)
})

test('where both have changed the same, what staff wrote stays until somebody has chosen', async () => {
  const { administrator, develop, page } = await college()
  await publish(administrator, rename('The story of staff'))
  await develop(rename('The story of developers'))
  expect(await page()).toContain('The story of staff')
  const file = await read(administrator)
  expect(file).toMatchObject({ conflict: true })
  expect(file.folder_text).toContain('The story of developers')
  const { files } = (await administrator.get<ContentOverview>('/api/content')).body.data
  expect(files.filter(({ conflict }) => conflict).map(({ path }) => path)).toEqual([history])
  await publish(administrator, (text) => text.replace('The story of staff', 'The story of all'))
  expect(await page()).toContain('The story of all')
  expect((await read(administrator)).conflict).toBe(false)
})

test('what staff wrote can be kept as it is, and is then based on the new file', async () => {
  const { administrator, develop, page } = await college()
  await publish(administrator, rename('The story of staff'))
  await develop(rename('The story of developers'))
  await publish(administrator, (text) => text)
  expect((await read(administrator)).conflict).toBe(false)
  expect(await page()).toContain('The story of staff')
  await develop(add('Developers wrote this.'))
  expect(await page()).toContain('Developers wrote this.')
  expect(await page()).toContain('The story of staff')
})
