import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { run } from '../../../scripts/run.ts'
import { fixtureCollege } from '../../support/college-directory.ts'
import { bodyOf } from '../../support/input/rich-text.ts'
import { administratorAt } from '../../support/people/caller.ts'
import { runProduct, startProduct, type Product } from '../../support/server/product.ts'

const root = join(import.meta.dirname, '../../..')
let place: string
let home: string
let settings: Record<string, string>

beforeAll(async () => {
  mkdirSync(join(root, 'releases'), { recursive: true })
  place = mkdtempSync(join(root, 'releases/test-upgrade-'))
  home = join(place, 'releases')
  const college = join(place, 'college')
  cpSync(fixtureCollege, college, { recursive: true })
  const edit = (file: string, change: (text: string) => string): void =>
    writeFileSync(join(college, file), change(readFileSync(join(college, file), 'utf8')))
  edit('pages/about-us/history.md', (text) => `${text}\n\nWhat the college wrote itself.\n`)
  edit('college.yaml', (text) => text.replace(/brand: .*$/m, "brand: '#2e7d4f'"))
  edit('seal.svg', (text) => text.replace('</svg>', '<circle cx="5" cy="5" r="2"/></svg>'))
  settings = {
    COLLEGE_DIR: college,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'kampana-upgrade-')),
    NODE_ENV: 'production',
    LOG_LEVEL: 'fatal',
    SEED: 'none',
  }
  const { code, output } = await release(root)
  if (code !== 0) throw new Error(output)
}, 180_000)
afterAll(() => {
  rmSync(place, { recursive: true, force: true })
  rmSync(settings['DATA_DIR']!, { recursive: true, force: true })
}, 300_000)

/** Builds a clone and makes it the current version, like `kampana upgrade`. */
const release = (clone: string) =>
  run(process.execPath, ['scripts/upgrade.ts', home], {
    cwd: clone,
    env: { ...process.env, COLLEGE_DIR: settings['COLLEGE_DIR'] },
  })

/** A clone of the product's next version, with additional migrations. */
const nextVersion = async (migrations: Readonly<Record<string, string>>): Promise<string> => {
  const clone = mkdtempSync(join(place, 'clone-'))
  for (const part of [
    'package.json',
    'pnpm-lock.yaml',
    'tsconfig.base.json',
    'college',
    'packages',
    'scripts',
    'security',
  ])
    await run('cp', ['-a', join(root, part), clone])
  await run('cp', ['-al', join(root, 'node_modules'), clone])
  const manifest = join(clone, 'package.json')
  writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"version": "[^"]*"/, '"version": "9.0.0"'))
  for (const [name, source] of Object.entries(migrations))
    writeFileSync(join(clone, `packages/server/src/db/migrations/${name}.ts`), source)
  return clone
}

const next = `export const next = async ({ db }) => { await db.schema.createTable('of_the_next').addColumn('id', 'integer').execute() }\n`
/** The migration accepts an empty database, so the version's own test passes. */
const tooMany = `export const tooMany = async ({ db }) => { if ((await db.selectFrom('updates').select('id').execute()).length > 0) throw new Error('Too many updates.') }\n`

const start = async (): Promise<Product> => {
  const product = await startProduct(settings, join(home, 'current'))
  onTestFinished(async () => void (await product.stop()))
  return product
}

const paths = [
  '/',
  '/about-us/history',
  '/contact-us',
  '/academics/programs',
  '/updates',
  '/boats',
  '/dashboard',
]
/** Times in a page that depend on rendering: the day, and the last check of the class status. */
const moment = /\b\w+day, \w+ \d{1,2}, \d{4}\b|\b\d{1,2}:\d{2} [AP]M\b/g

/** Texts of the pages, and the college's colors in them. */
const wordsAt = async (origin: string): Promise<string[]> =>
  Promise.all(
    paths.map(async (path) => {
      const html = await (await fetch(origin + path)).text()
      const color = /--brand-700:[^;]+/.exec(html)?.[0] ?? ''
      const words = html.replace(/<(script|style)[^]*?<\/\1>/g, '').replace(/<[^>]*>/g, ' ')
      return `${path} ${color} ${words.replace(moment, '')}`
    }),
  )

/** Every file of the folder, with content and modification time. */
const filesOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => join(folder, name))
      .filter((file) => statSync(file).isFile())
      .map((file) => [file, `${statSync(file).mtimeMs} ${readFileSync(file, 'base64')}`]),
  )

test("upgrade: retains a college's pages, rows, colors and seal, and touches no file of its folder", async () => {
  const first = await start()
  const administrator = await administratorAt(first.origin)
  const boat = {
    name: 'Santa Clara',
    rig: 'sail',
    seats: 12,
    story: bodyOf('Built by the first class.'),
    news_ids: [],
  }
  expect(await administrator.send('POST', '/api/boats', boat)).toMatchObject({ status: 201 })
  const update = {
    title: 'Boats again',
    category: 'announcements',
    updates: bodyOf('Come.'),
    posted_at: 'now',
  }
  expect(await administrator.send('POST', '/api/updates', update)).toMatchObject({ status: 201 })
  administrator.close()
  const before = { words: await wordsAt(first.origin), files: filesOf(settings['COLLEGE_DIR']!) }
  expect(before.words[1]).toContain('What the college wrote itself.')
  expect(before.words[5]).toContain('Santa Clara')
  await first.stop()

  const old = readlinkSync(join(home, 'current'))
  expect(await release(await nextVersion({ '0998-next': next }))).toMatchObject({ code: 0 })
  expect(readlinkSync(join(home, 'current'))).not.toBe(old)
  const second = await start()
  expect(readFileSync(join(home, 'current/package.json'), 'utf8')).toContain('"9.0.0"')
  expect(await wordsAt(second.origin)).toEqual(before.words)
  expect(filesOf(settings['COLLEGE_DIR']!)).toEqual(before.files)
  await second.stop()
}, 180_000)

test('upgrade: rolls back a version that fails with the college’s data, without changes to the college', async () => {
  const running = await start()
  const words = await wordsAt(running.origin)
  await running.stop()
  const good = readlinkSync(join(home, 'current'))
  expect(await release(await nextVersion({ '0998-next': next, '0999-too-many': tooMany }))).toMatchObject({
    code: 0,
  })
  const { code, output } = await runProduct({ ...settings, PORT: '0' }, join(home, 'current'))
  expect(code).toBe(1)
  expect(output).toContain('0999-too-many')

  const back = await run(process.execPath, ['scripts/rollback.ts', home], { cwd: root })
  expect([back.code, readlinkSync(join(home, 'current'))]).toEqual([0, good])
  expect(await wordsAt((await start()).origin)).toEqual(words)
}, 180_000)
