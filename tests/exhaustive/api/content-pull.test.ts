import type { ContentFile, ContentOverview } from '@kampana/shared/content/content-api'
import { requestReload } from '@kampana/server/db/content-version'
import type { Database } from '@kampana/server/db/tables'
import { pullTexts } from '@kampana/server/website/pull'
import { putHeads } from '@kampana/server/website/publication/record-publication'
import { keepTexts } from '@kampana/server/website/texts'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, onTestFinished, test } from 'vitest'
import { collegeDirectory } from '../../../scripts/college/directory.ts'
import { run } from '../../../scripts/run.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { randomEdits } from '../../support/input/random-edits.ts'
import { college } from '../../support/people/college.ts'
import type { Person } from '../../support/people/person.ts'

/** The same edits each time, unless EDITS_SEED says otherwise. */
const seed = Number(process.env['EDITS_SEED'] ?? 20_261_123)

const cloneOf = (from: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'kampana-clone-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  cpSync(from, folder, { recursive: true })
  return folder
}

/** The bytes of all files of a folder by their paths. */
const bytesOf = (folder: string): ReadonlyMap<string, string> =>
  new Map(
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'base64')]),
  )

const read = async (person: Person, path: string): Promise<ContentFile> =>
  (await person.get<ContentFile>(`/api/content/file?path=${encodeURIComponent(path)}`)).body.data

/** Every page that the site map of a site names, as visitors get it. */
const pagesOf = async (visitor: Person): Promise<Record<string, string>> => {
  const { text } = await visitor.get('/sitemap.xml')
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc = '']) => new URL(loc).pathname)
  const pages: Record<string, string> = {}
  // Dated by the announcement that each test's college has.
  for (const address of addresses.filter((each) => !each.startsWith('/updates') && each !== '/'))
    pages[address] = (await visitor.get(address)).text
  return pages
}

const publishTexts = (db: Database, texts: ReadonlyMap<string, string | null>): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await keepTexts(trx, [...texts.values()])
    const base = (path: string) => {
      try {
        return readFileSync(join(fixtureCollege, path), 'utf8')
      } catch {
        return null
      }
    }
    const edits = [...texts].map(([path, text]) => ({ path, text, base: base(path) }))
    await keepTexts(
      trx,
      edits.map((edit) => edit.base),
    )
    await putHeads(trx, edits, 1)
  })

test(`what is pulled after a thousand edits is the site that visitors saw (EDITS_SEED=${seed})`, async () => {
  const texts = randomEdits(fixtureCollege, { seed, count: 1000 })
  const clone = cloneOf(fixtureCollege)
  const errors: string[] = []
  // Pages say when they were rendered.
  const now = () => new Date('2026-11-23T08:00:00Z')
  const { app, settings, visitor, database } = await college({
    settings: { COLLEGE_DIR: fixtureCollege, LOG_LEVEL: 'error' },
    log: (line) => errors.push(line),
    now,
  })
  await database((db) => publishTexts(db, texts))
  await database((db) => requestReload(db, settings.database))
  await app.reloadContent()
  expect(errors).toEqual([])
  const shown = await pagesOf(visitor())
  expect(Object.keys(shown).filter((address) => address.startsWith('/new-')).length).toBeGreaterThan(0)

  const changed = await database((db) => pullTexts(db, clone))
  expect(changed.length).toBeGreaterThan(10)
  const before = bytesOf(fixtureCollege)
  const after = bytesOf(clone)
  const expected = new Map(before)
  for (const [path, text] of texts)
    if (text === null) expected.delete(path)
    else expected.set(path, Buffer.from(text).toString('base64'))
  expect(Object.fromEntries(after)).toEqual(Object.fromEntries(expected))

  const pulled = await college({ settings: { COLLEGE_DIR: clone }, now })
  expect(await pagesOf(pulled.visitor())).toEqual(shown)
})

test.each([
  ['the sample', collegeDirectory],
  ['the one of the tests', fixtureCollege],
])('no file of %s changes by being opened, published untouched and pulled', async (_which, folder) => {
  const { administrator, database } = await college({ settings: { COLLEGE_DIR: folder } })
  const overview = (await administrator.get<ContentOverview>('/api/content')).body.data
  const opened = []
  for (const { path } of overview.files) opened.push(await read(administrator, path))
  expect(opened.length).toBeGreaterThan(20)
  for (let start = 0; start < opened.length; start += 100) {
    const files = opened
      .slice(start, start + 100)
      .map(({ path, text, hash }) => ({ path, text, base_hash: hash }))
    expect(await administrator.post('/api/content/publish', { files })).toMatchObject({
      status: 200,
      body: { message: 'Nothing has changed.' },
    })
  }
  const clone = cloneOf(folder)
  expect(await database((db) => pullTexts(db, clone))).toEqual([])
  expect(opened.filter(({ path, text }) => readFileSync(join(clone, path), 'utf8') !== text)).toEqual([])
})

test('office hours that staff have changed are one line of git diff after pnpm content pull', async () => {
  const clone = cloneOf(fixtureCollege)
  const git = (...args: string[]) =>
    run('git', ['-c', 'user.name=Ana', '-c', 'user.email=ana@college.example', ...args], { cwd: clone })
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['commit', '-qm', 'The college'],
  ])
    await git(...args)
  const { administrator, settings } = await college({ settings: { COLLEGE_DIR: fixtureCollege } })
  const { path, text, hash } = await read(administrator, 'site-map.yaml')
  const files = [
    { path, text: String(text).replace(/title: History/, 'title: Our History'), base_hash: hash },
  ]
  expect(await administrator.post('/api/content/publish', { files })).toMatchObject({ status: 200 })
  const { database } = settings
  const pulled = await run(
    process.execPath,
    [join(import.meta.dirname, '../../../scripts/content.ts'), 'pull', clone],
    {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: settings.dataDir,
        COLLEGE_DIR: fixtureCollege,
        ...(inject('database') === 'postgres' &&
          database.kind === 'postgres' && { DATABASE_URL: database.url }),
      },
    },
  )
  expect(pulled).toMatchObject({ code: 0, output: expect.stringContaining('site-map.yaml') })
  expect((await git('diff', '--numstat')).output).toBe('1\t1\tsite-map.yaml\n')
  expect((await git('status', '--porcelain')).output).toBe(' M site-map.yaml\n')
})
