import { readPublishedTexts } from '@kampana/server/website/texts'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import sharp from 'sharp'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { exportCollege } from '../../../scripts/content/leave/export-college.ts'
import { folderFiles } from '../../../packages/site/src/content/files.ts'
import { readContent } from '../../../packages/site/src/content/read-content.ts'
import { readRecords } from '../../../packages/site/src/content/records/record-files.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { college } from '../../support/people/college.ts'

const folderFor = (name: string): string => {
  const folder = mkdtempSync(join(tmpdir(), `kampana-${name}-`))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** The bytes of all files of a folder by their paths. */
const bytesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'base64')]),
  )

/** A college with the folder of the tests, where its tests may write. */
const opened = async () => {
  const collegeDir = folderFor('college')
  cpSync(fixtureCollege, collegeDir, { recursive: true })
  const data = readFileSync(join(collegeDir, 'data/history.yaml'), 'utf8')
  writeFileSync(
    join(collegeDir, 'data/history.yaml'),
    `${data}boats: [{ name: Santa Clara, built: '1951' }]\n`,
  )
  const made = await college({ settings: { COLLEGE_DIR: collegeDir } })
  const read = (path: string): string | null =>
    existsSync(join(collegeDir, path)) ? readFileSync(join(collegeDir, path), 'utf8') : null
  const hashOf = (text: string | null) => text && createHash('sha256').update(text).digest('base64url')
  const edit = (texts: Readonly<Record<string, string | null>>) =>
    Object.entries(texts).map(([path, text]) => ({ path, text, base_hash: hashOf(read(path)) }))
  const leave = (folder: string, withoutDrafts = false) =>
    made.database((db) => exportCollege(db, { folder, collegeDir, withoutDrafts }))
  return { ...made, collegeDir, read, edit, leave }
}

/** A picture of one colour. */
const picture = () =>
  sharp({ create: { width: 400, height: 300, channels: 3, background: '#33669c' } })
    .png()
    .toBuffer()

test('an export is what visitors read, in the layout of the next release: texts of staff, a moved page, words in place of data', async () => {
  const { administrator, edit, read, leave, database } = await opened()
  const form = new FormData()
  form.append('image', new File([Buffer.from(await picture())], 'pier.png'))
  const { link: uploaded } = (await administrator.post('/api/image', form)).body as unknown as {
    link: string
  }
  const map = read('site-map.yaml')!
  const history = read('pages/about-us/history.md')!
  const publication = await administrator.post('/api/content/publish', {
    files: edit({
      'site-map.yaml': map.replace('path: /about-us/history', 'path: /about-us/our-history'),
      'pages/about-us/history.md': null,
      'pages/about-us/our-history.md': `${history}\nTold anew.\n\n::table data.boats\n\n![The pier.](${uploaded})\n`,
    }),
  })
  expect(publication).toMatchObject({ status: 200 })

  const folder = join(folderFor('export'), 'next')
  const { told, isWhole, written } = await leave(folder)
  expect([isWhole, told.filter((line) => line.includes('drawn'))]).toEqual([true, []])
  const page = readFileSync(join(folder, 'pages/about-us/our-history.md'), 'utf8')
  expect(page).toContain('parent: /about-us\nplace: d\n')
  expect(page).toContain('weighed 90 kilos.')
  expect(page).toContain('Told anew.')
  expect(page).toMatch(/\| Santa Clara +\| 1951 +\|/)
  expect(page).toContain(`![The pier.](${uploaded})`)
  expect(page).not.toMatch(/data\.|^data:/m)
  expect(existsSync(join(folder, 'pages/about-us/history.md'))).toBe(false)
  expect(readFileSync(join(folder, 'redirects.yaml'), 'utf8')).toContain('path: /enrol')
  expect(readFileSync(join(folder, 'menu/library-catalogue.md'), 'utf8')).toContain(
    'href: https://library.lawa.example/',
  )
  expect(written).not.toContain('site-map.yaml')
  expect(written.filter((path) => path.startsWith('data/'))).toEqual(['data/downloads.yaml'])
  expect(written).toContain('files/excuse-slip.pdf')

  // The next release knows by their hashes which texts of staff are in the folder.
  const texts = await database(readPublishedTexts)
  for (const path of Object.keys(texts))
    expect(readFileSync(join(folder, 'export.json'), 'utf8')).toContain(path)

  const first = bytesOf(folder)
  await leave(folder)
  expect(bytesOf(folder)).toEqual(first)
})

test('an export tells what waits and keeps its text, and what it can’t convert beside its file', async () => {
  const { administrator, edit, read, leave } = await opened()
  const draft = `${read('pages/admission.md')}\nNot yet.\n`
  const files = edit({ 'pages/admission.md': draft }).map(({ path, text, base_hash }) => ({
    path,
    text,
    base_hash,
    draft_hash: null,
  }))
  expect((await administrator.put('/api/content/drafts', { files })).status).toBe(200)
  const folder = folderFor('export')
  const waiting = await leave(folder)
  expect(waiting.isWhole).toBe(false)
  expect(waiting.told.join('\n')).toMatch(
    /pages\/admission\.md \(a draft, by .*\) waits: publish or discard it before\./,
  )
  expect(readFileSync(join(folder, 'drafts/pages/admission.md'), 'utf8')).toBe(draft)
  expect((await leave(folder, true)).isWhole).toBe(true)

  const map = read('site-map.yaml')!
  await administrator.post('/api/content/publish', {
    files: edit({ 'site-map.yaml': map.replace('title: History,', 'title: Our History,') }),
  })
  const differing = await leave(folder, true)
  expect(differing.isWhole).toBe(false)
  expect(differing.told.join('\n')).toContain(
    'pages/about-us/history.md:2: is called "History" itself and "Our History" in menus',
  )
  expect(readFileSync(join(folder, 'before/pages/about-us/history.md'), 'utf8')).toBe(
    read('pages/about-us/history.md'),
  )
})

test('an export writes into no folder that has something else, nor into the college’s own', async () => {
  const { collegeDir, leave } = await opened()
  const folder = folderFor('export')
  writeFileSync(join(folder, 'letter.txt'), 'Dear all')
  await expect(leave(folder)).rejects.toThrow('is not empty and no export')
  expect(readdirSync(folder)).toEqual(['letter.txt'])
  await expect(leave(join(collegeDir, 'next'))).rejects.toThrow("is within the college's folder")
  mkdirSync(join(folder, 'new'))
  await leave(join(folder, 'new'))
})

test('a folder of 0.3.0 has its redirects in the site map', async () => {
  const { collegeDir, read } = await opened()
  rmSync(join(collegeDir, 'redirects.yaml'))
  writeFileSync(
    join(collegeDir, 'site-map.yaml'),
    `${read('site-map.yaml')}redirects: { /old: /admission }\n`,
  )
  const { redirects } = readRecords(folderFiles(collegeDir))
  expect(redirects?.map(({ values }) => values)).toEqual([{ path: '/old', target: '/admission' }])
  expect(readContent(folderFiles(collegeDir)).redirects).toEqual({ '/old': '/admission' })
})
